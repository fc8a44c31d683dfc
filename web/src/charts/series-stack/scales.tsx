import {type PointerEvent, useRef} from "react";
import type {ChartLine, Tick} from "./chart-line";
import {type Cursor, useCursorSlot} from "./cursor";
import {isSeen} from "./overlay";
import {nearestSlot} from "./scale";
import {placeAt} from "./use-stack-pointer";
import {movedView, percentIn, type View} from "./view";

export function ValueScale({line}: {readonly line: ChartLine}) {
  const [low, high] = line.range;
  const share = (at: number) => (at - low) / (high - low);
  const top = (at: number) => `${100 * (line.isReversed ? share(at) : 1 - share(at))}%`;
  const bands = (line.bands ?? []).filter(({from, to}) => to > low && from < high);
  return (
    <div className="stack-scale" style={{height: line.height}} aria-hidden="true">
      {bands.map(({from, to, label, color}) => {
        const [floor, ceiling] = [Math.max(low, from), Math.min(high, to)];
        return (
          <b
            key={from}
            style={{
              top: top(ceiling),
              height: `${100 * (share(ceiling) - share(floor))}%`,
              color: `var(${color})`,
            }}
          >
            {label && share(ceiling) - share(floor) > 0.06 && (
              <span className="stack-band-name text-data">{label}</span>
            )}
          </b>
        );
      })}
      {line.ticks.map(({at, label}) => (
        <i key={at} data-major={label !== null || undefined} style={{top: top(at)}}>
          {label && <span className="text-data">{label}</span>}
        </i>
      ))}
    </div>
  );
}

/** Percent from the left within which a number is placed beside its tick, so that it does not cross the edge. */
const EDGE = 2;

interface AxisProps {
  readonly ticks: readonly Tick[];
  readonly xs: Float64Array;
  readonly view: View;
  readonly whole: View;
  readonly cursor: Cursor;
  readonly onView: (view: View) => void;
}

export function BottomAxis({ticks, xs, view, whole, cursor, onView}: AxisProps) {
  const container = useRef<HTMLDivElement>(null);
  const slot = useCursorSlot(cursor);
  const dragStart = useRef<{readonly x: number; readonly isGrip: boolean; readonly view: View} | null>(null);
  const drop = () => {
    dragStart.current = null;
  };
  return (
    <div
      ref={container}
      className="stack-axis"
      aria-hidden="true"
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        const isGrip = event.target instanceof Element && event.target.closest(".stack-grip") !== null;
        dragStart.current = {x: event.clientX, isGrip, view};
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({clientX}) => {
        const from = dragStart.current;
        if (!from) return;
        if (from.isGrip) return cursor.move(nearestSlot(xs, placeAt(clientX, container, view)));
        const width = container.current?.clientWidth ?? 1;
        const by = ((from.x - clientX) / width) * (from.view.to - from.view.from);
        onView(movedView(from.view, whole, by));
      }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {ticks.map(({at, label}) => (
        <i
          key={at}
          data-major={label !== null || undefined}
          data-edge={percentIn(view, at) < EDGE || undefined}
          style={{left: `${percentIn(view, at)}%`}}
        >
          {label && <span className="stack-axis-number text-data">{label}</span>}
        </i>
      ))}
      {slot !== null && isSeen(xs[slot], view) && (
        <b className="stack-grip" style={{left: `${percentIn(view, xs[slot] ?? 0)}%`}} />
      )}
    </div>
  );
}
