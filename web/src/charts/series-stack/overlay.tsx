import {useRef} from "react";
import {useCursorSlot} from "./cursor";
import type {OverlayProps} from "./overlay-props";
import {moveByKey} from "./stack-keys";
import {useStackPointer} from "./use-stack-pointer";
import {percentIn, type View} from "./view";

const noop = () => {};

/** A chart that has a cursor, but no zoom and nothing to select. */
export const CURSOR_ONLY = {whole: null, selection: null, onSelect: noop, onView: noop} as const;

export function Overlay(props: OverlayProps) {
  const {xs, view, cursor, selection, words, sentence} = props;
  const slot = useCursorSlot(cursor);
  const place = useRef<HTMLDivElement>(null);
  const pointer = useStackPointer(props, place);
  const left = (at: number) => `${percentIn(view, xs[at] ?? 0)}%`;
  return (
    <div
      ref={place}
      role="slider"
      tabIndex={0}
      className="stack-overlay"
      aria-label={words.cursor}
      aria-description={words.keys}
      aria-valuemin={0}
      aria-valuemax={cursor.length - 1}
      aria-valuenow={slot ?? 0}
      aria-valuetext={sentence(slot)}
      onKeyDown={(event) => moveByKey(event, props)}
      {...pointer}
    >
      {selection && (
        <span
          className="stack-selection"
          style={{left: left(selection.from), right: `calc(100% - ${left(selection.to)})`}}
        />
      )}
      {slot !== null && isSeen(xs[slot], view) && (
        <span className="stack-cursor" style={{left: left(slot)}}>
          <i />
        </span>
      )}
    </div>
  );
}

export const isSeen = (place: number | undefined, {from, to}: View): boolean =>
  place !== undefined && place >= from && place <= to;
