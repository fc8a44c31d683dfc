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
  const container = useRef<HTMLDivElement>(null);
  const pointer = useStackPointer(props, container);
  const left = (at: number) => `${percentIn(view, xs[at] ?? 0)}%`;
  return (
    <div
      ref={container}
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

export const isSeen = (position: number | undefined, {from, to}: View): boolean =>
  position !== undefined && position >= from && position <= to;
