import {type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject, useRef} from "react";
import type {SlotRange} from "./chart-line";
import {nearestSlot} from "./scale";
import {placeAt} from "./use-stack-pointer";
import {percentIn, type View} from "./view";

export interface HandleWords {
  readonly selectionFrom: string;
  readonly selectionTo: string;
}

interface Props {
  readonly xs: Float64Array;
  readonly view: View;
  /** If null, the handles wait at the ends of the visible range, for a selection by touch. */
  readonly selection: SlotRange | null;
  readonly onSelect: (range: SlotRange | null) => void;
  /** The box the places of the axis are in. */
  readonly plots: RefObject<HTMLElement | null>;
  /** A slot in words: the time it is at. */
  readonly clock: (slot: number) => string;
  readonly words: HandleWords;
}

export function Handles(props: Props) {
  const {xs, view, selection} = props;
  const range = selection ?? {from: nearestSlot(xs, view.from), to: nearestSlot(xs, view.to)};
  return (
    <div className="stack-handles" data-waiting={selection === null || undefined}>
      <Handle {...props} range={range} end="from" />
      <Handle {...props} range={range} end="to" />
    </div>
  );
}

function Handle({
  xs,
  view,
  range,
  end,
  onSelect,
  plots,
  clock,
  words,
}: Props & {range: SlotRange; end: "from" | "to"}) {
  const isHeld = useRef(false);
  const last = xs.length - 1;
  const [least, most] = end === "from" ? [0, range.to] : [range.from, last];
  const move = (slot: number) => {
    const clamped = Math.max(least, Math.min(most, slot));
    onSelect(end === "from" ? {from: clamped, to: range.to} : {from: range.from, to: clamped});
  };
  const drop = () => {
    isHeld.current = false;
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      data-end={end}
      className="stack-handle"
      aria-label={end === "from" ? words.selectionFrom : words.selectionTo}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={range[end]}
      aria-valuetext={clock(range[end])}
      style={placeStyle(percentIn(view, xs[range[end]] ?? 0))}
      onKeyDown={(event) => {
        const to = keyPlace(event, range[end], {least, most});
        if (to === undefined) return;
        event.preventDefault();
        move(to);
      }}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => isHeld.current && move(nearestSlot(xs, placeAt(event.clientX, plots, view)))}
      onPointerUp={drop}
      onPointerCancel={drop}
    />
  );
}

/** As a custom property: on phones the style sheet uses it to keep the handle on the screen. */
const placeStyle = (percent: number) => {
  const style: CSSProperties & {"--at": string} = {"--at": `${Math.max(0, Math.min(100, percent))}%`};
  return style;
};

function keyPlace(
  {key, shiftKey}: KeyboardEvent,
  slot: number,
  {least, most}: {least: number; most: number},
) {
  const step = shiftKey ? 10 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: slot + step,
    ArrowUp: slot + step,
    ArrowLeft: slot - step,
    ArrowDown: slot - step,
    Home: least,
    End: most,
  };
  return places[key];
}
