import type {Series} from "@gradus/training/series/series";
import type {KeyboardEvent, PointerEvent} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import type {SlotPlace} from "@/charts/series-stack/series-stack";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";

interface Props {
  readonly range: SlotRange;
  readonly series: Pick<Series, "length">;
  readonly place: SlotPlace;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onRange: (range: SlotRange) => void;
}

export function CropHandles({range, series: {length}, place, format, t, onRange}: Props) {
  const ends = {from: within(range.from, length, 0), to: within(range.to, length, length - 1)};
  const [left, right] = [clamp(place.percentOf(ends.from)), clamp(place.percentOf(ends.to))];
  const handle = (name: "from" | "to", bounds: readonly [least: number, most: number]) => ({
    value: ends[name],
    bounds,
    left: place.percentOf(ends[name]),
    words: format.duration(ends[name]),
    place,
    onMove: (slot: number) => onRange({...ends, [name]: Math.max(bounds[0], Math.min(bounds[1], slot))}),
  });
  return (
    <div className="crop-layer">
      <span className="crop-gone" style={{left: 0, width: `${left}%`}} />
      <span className="crop-gone" style={{left: `${right}%`, right: 0}} />
      <Handle {...handle("from", [0, ends.to - 1])} label={t("runEdit.cropFrom")} />
      <Handle {...handle("to", [ends.from + 1, length - 1])} label={t("runEdit.cropTo")} />
    </div>
  );
}

const clamp = (percent: number) => Math.max(0, Math.min(100, percent));

/** While a time is typed it may be none. */
const within = (slot: number, length: number, otherwise: number) =>
  Number.isFinite(slot) ? Math.max(0, Math.min(length - 1, slot)) : otherwise;

interface HandleProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: readonly [least: number, most: number];
  readonly left: number;
  readonly words: string;
  readonly place: SlotPlace;
  readonly onMove: (slot: number) => void;
}

function Handle({label, value, bounds: [least, most], left, words, place, onMove}: HandleProps) {
  function onPointerMove({currentTarget, pointerId, clientX}: PointerEvent<HTMLElement>) {
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (!box || box.width === 0 || !currentTarget.hasPointerCapture(pointerId)) return;
    onMove(place.slotAt(Math.max(0, Math.min(1, (clientX - box.left) / box.width))));
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? 10 : 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: value + step,
      ArrowUp: value + step,
      ArrowLeft: value - step,
      ArrowDown: value - step,
      Home: least,
      End: most,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      className="crop-handle"
      style={{left: `${left}%`}}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={words}
      hidden={left < 0 || left > 100}
      onKeyDown={onKeyDown}
      onPointerDown={({currentTarget, pointerId}) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
