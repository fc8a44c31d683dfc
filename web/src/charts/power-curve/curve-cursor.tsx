import {type KeyboardEvent, type PointerEvent, useRef} from "react";
import type {Plot} from "./curve-shape";
import {placeOf, secondsAt} from "./duration-scale";

export interface CursorWords {
  /** Its name. */
  readonly cursor: string;
  /** How to move it. */
  readonly keys: string;
}

interface Props {
  readonly plot: Plot;
  /** Durations it stands on, rising. */
  readonly stops: readonly number[];
  readonly slot: number;
  /** What stands there, in a sentence. */
  readonly sentence: string;
  readonly words: CursorWords;
  readonly onMove: (slot: number) => void;
}

export function CurveCursor({plot, stops, slot, sentence, words, onMove}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const last = stops.length - 1;
  const move = (to: number) => onMove(Math.max(0, Math.min(last, to)));
  function follow(event: PointerEvent) {
    const box = container.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    move(nearestStop(stops, secondsAt((event.clientX - box.left) / box.width)));
  }
  function onKey(event: KeyboardEvent) {
    const to = keyMoves(slot, last, event.shiftKey ? 10 : 1)[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  }
  const seconds = stops[slot];
  return (
    <div
      ref={container}
      role="slider"
      tabIndex={0}
      className="curve-overlay"
      aria-label={words.cursor}
      aria-description={words.keys}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={slot}
      aria-valuetext={sentence}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        isHeld.current = true;
        container.current?.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => (isHeld.current || event.pointerType === "mouse") && follow(event)}
      onPointerUp={() => {
        isHeld.current = false;
      }}
      onPointerCancel={() => {
        isHeld.current = false;
      }}
    >
      {seconds !== undefined && (
        <span className="curve-cursor" style={{left: `${100 * placeOf(seconds)}%`, top: plot.head}}>
          <i style={{height: plot.height + 4}} />
          <b style={{top: plot.height + 4}} />
        </span>
      )}
    </div>
  );
}

const keyMoves = (slot: number, last: number, step: number): Readonly<Record<string, number>> => ({
  ArrowRight: slot + step,
  ArrowUp: slot + step,
  ArrowLeft: slot - step,
  ArrowDown: slot - step,
  PageUp: slot + 10,
  PageDown: slot - 10,
  Home: 0,
  End: last,
});

/** The stop nearest to a duration, as the axis measures it. */
export function nearestStop(stops: readonly number[], seconds: number): number {
  let nearest = 0;
  const distance = (slot: number) => Math.abs(placeOf(stops[slot] ?? 1) - placeOf(seconds));
  for (let slot = 1; slot < stops.length; slot++) if (distance(slot) < distance(nearest)) nearest = slot;
  return nearest;
}
