import type {SlotRange} from "./chart-line";
import {percentIn, type View} from "./view";

export interface Stretch extends SlotRange {
  readonly label: string;
  /** Where there is room. */
  readonly longLabel?: string;
}

interface Props {
  readonly stretches: readonly Stretch[];
  readonly xs: Float64Array;
  readonly view: View;
  readonly width: number;
  readonly selection: SlotRange | null;
  readonly onSelect: (range: SlotRange | null) => void;
}

/** Minimum width: a narrower target cannot be hit. */
const TARGET_PX = 24;
const ROOM_PX = 84;

export function StretchRow({stretches, xs, view, width, selection, onSelect}: Props) {
  if (stretches.length < 2) return <div className="stack-lane" />;
  const percentAt = (slot: number) => Math.max(0, Math.min(100, percentIn(view, xs[slot] ?? 0)));
  return (
    <div className="stack-lane">
      {stretches.map((stretch) => {
        const {from, to, label, longLabel} = stretch;
        const [left, right] = [percentAt(from), percentAt(to)];
        const isChosen = selection?.from === from && selection.to === to;
        const pixels = ((right - left) * width) / 100;
        if (pixels < TARGET_PX) return null;
        return (
          <button
            key={from}
            type="button"
            aria-pressed={isChosen}
            aria-label={longLabel}
            className="text-data"
            style={{left: `${left}%`, width: `${right - left}%`}}
            onClick={() => onSelect(isChosen ? null : {from, to})}
          >
            {longLabel && pixels > ROOM_PX ? longLabel : label}
          </button>
        );
      })}
    </div>
  );
}
