import type {ReactNode} from "react";
import {useLazyRender} from "@/ui/use-lazy-render";
import {useWidth} from "../use-width";
import type {ChartLine, SlotRange, Tick} from "./chart-line";
import type {Cursor} from "./cursor";
import {Handles, type HandleWords} from "./handles";
import {CursorRing, LinePlot} from "./line-plot";
import {Overlay} from "./overlay";
import type {CursorKeys, OverlayWords} from "./overlay-props";
import {Readout} from "./readout";
import {nearestSlot} from "./scale";
import {BottomAxis, ValueScale} from "./scales";
import {type Stretch, StretchRow} from "./stretch-row";
import {usePlotLibrary} from "./use-plot-library";
import {percentIn, type View} from "./view";

interface StackWords extends OverlayWords, HandleWords {
  /** Instead of the drawing, where it could not be fetched. */
  readonly failed: string;
}

interface StackBase {
  readonly label: string;
  readonly values: Readonly<Record<string, number | null>>;
}

interface Props {
  readonly lines: readonly ChartLine[];
  readonly base: StackBase;
  readonly xs: Float64Array;
  readonly view: View;
  /** All there is to see. */
  readonly whole: View;
  readonly onView: (view: View) => void;
  readonly axis: readonly Tick[];
  readonly cursor: Cursor;
  readonly stretches: readonly Stretch[];
  readonly selection: SlotRange | null;
  readonly onSelect: (range: SlotRange | null) => void;
  readonly sentence: (slot: number | null) => string;
  /** A slot in words: the time it is at. */
  readonly clock: (slot: number) => string;
  readonly words: StackWords;
  /** Additional content over the charts, such as notes. */
  readonly over?: ((scale: SlotPlace) => ReactNode) | undefined;
  /** What other keys do while the charts have the focus. */
  readonly keys?: CursorKeys | undefined;
}

export interface SlotPlace {
  /** Percent from its left edge; below 0 and above 100 is out of sight. */
  percentOf(slot: number): number;
  /** The slot nearest to a share of its width. */
  slotAt(share: number): number;
}

export function SeriesStack(props: Props) {
  const {lines, base, xs, view, whole, onView, axis, cursor, stretches, selection, onSelect, words} = props;
  // On a phone the first line is below the first screen: a viewer who reads only the numbers above it fetches nothing.
  const {place: plots, isNeeded} = useLazyRender<HTMLDivElement>("0px");
  const library = usePlotLibrary(isNeeded);
  const width = useWidth(plots);
  if (library === "failed") return <p role="alert">{words.failed}</p>;
  return (
    <div className="stack">
      <div className="stack-scales">
        {lines.map((line) => (
          <ValueScale key={line.key} line={line} />
        ))}
      </div>
      <div className="stack-middle">
        <StretchRow
          stretches={stretches}
          xs={xs}
          view={view}
          width={width}
          selection={selection}
          onSelect={onSelect}
        />
        <div ref={plots} className="stack-plots">
          {lines.map((line) => (
            <div key={line.key} className="stack-row" style={{height: line.height}}>
              {library && <LinePlot library={library} line={line} xs={xs} view={view} width={width} />}
              <CursorRing line={line} xs={xs} view={view} cursor={cursor} />
            </div>
          ))}
          <Overlay
            xs={xs}
            view={view}
            whole={whole}
            cursor={cursor}
            selection={selection}
            onSelect={onSelect}
            onView={onView}
            words={words}
            stops={stretches.map(({from}) => from)}
            sentence={props.sentence}
            keys={props.keys}
          />
          {props.over?.(placeOf(xs, view))}
          <Handles
            xs={xs}
            view={view}
            selection={selection}
            onSelect={onSelect}
            plots={plots}
            words={words}
            clock={props.clock}
          />
        </div>
        <BottomAxis xs={xs} view={view} whole={whole} cursor={cursor} onView={onView} ticks={axis} />
      </div>
      <div className="stack-readouts">
        {lines.map((line) => (
          <div key={line.key} style={{minHeight: line.height}}>
            <Readout
              line={line}
              cursor={cursor}
              base={{label: base.label, value: base.values[line.key] ?? null}}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

const placeOf = (xs: Float64Array, view: View): SlotPlace => ({
  percentOf: (slot) => percentIn(view, xs[slot] ?? 0),
  slotAt: (share) => nearestSlot(xs, view.from + share * (view.to - view.from)),
});
