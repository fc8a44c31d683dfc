import {useRef} from "react";
import {useWidth} from "../use-width";
import type {ChartLine, SlotRange, Tick} from "./chart-line";
import type {Cursor} from "./cursor";
import {LinePlot} from "./line-plot";
import {Overlay, type OverlayWords} from "./overlay";
import {Readout} from "./readout";
import {BottomAxis, ValueScale} from "./scales";
import {usePlotLibrary} from "./use-plot-library";

/** A named stretch above the charts, such as a lap. */
export interface Stretch extends SlotRange {
  readonly label: string;
}

export interface StackWords extends OverlayWords {
  readonly average: string;
  /** Instead of the drawing, where it could not be fetched. */
  readonly failed: string;
}

interface Props {
  readonly lines: readonly ChartLine[];
  readonly means: Readonly<Record<string, number | null>>;
  readonly xs: Float64Array;
  readonly view: {readonly from: number; readonly to: number};
  readonly axis: readonly Tick[];
  readonly cursor: Cursor;
  readonly stretches: readonly Stretch[];
  readonly selection: SlotRange | null;
  readonly onSelect: (range: SlotRange | null) => void;
  readonly sentence: (slot: number | null) => string;
  readonly words: StackWords;
}

/** Charts of one run on one axis, with one cursor over all of them. */
export function SeriesStack(props: Props) {
  const {lines, means, xs, view, axis, cursor, stretches, selection, onSelect, words} = props;
  const library = usePlotLibrary();
  const plots = useRef<HTMLDivElement>(null);
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
        <StretchLane {...{stretches, xs, view, width, selection, onSelect}} />
        <div ref={plots} className="stack-plots">
          {library &&
            lines.map((line) => (
              <LinePlot key={line.key} library={library} line={line} xs={xs} view={view} width={width} />
            ))}
          <Overlay
            xs={xs}
            view={view}
            cursor={cursor}
            selection={selection}
            onSelect={onSelect}
            stops={stretches.map(({from}) => from)}
            sentence={props.sentence}
            words={words}
          />
        </div>
        <BottomAxis ticks={axis} view={view} />
      </div>
      <div className="stack-readouts">
        {lines.map((line) => (
          <div key={line.key} style={{minHeight: line.height}}>
            <Readout line={line} cursor={cursor} mean={means[line.key] ?? null} words={words} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** What is narrower can be hit by nobody. */
const TARGET_PX = 24;

type LaneProps = Pick<Props, "stretches" | "xs" | "view" | "selection" | "onSelect"> & {
  readonly width: number;
};

/** Laps as they follow each other; one that is pressed is selected. */
function StretchLane({stretches, xs, view, width, selection, onSelect}: LaneProps) {
  if (stretches.length < 2) return <div className="stack-lane" />;
  const share = (x: number) => Math.max(0, Math.min(1, (x - view.from) / (view.to - view.from)));
  return (
    <div className="stack-lane">
      {stretches.map((stretch) => {
        const [left, right] = [share(xs[stretch.from] ?? 0), share(xs[stretch.to] ?? 0)];
        const isChosen = selection?.from === stretch.from && selection.to === stretch.to;
        if ((right - left) * width < TARGET_PX) return null;
        return (
          <button
            key={stretch.from}
            type="button"
            aria-pressed={isChosen}
            className="text-data"
            style={{left: `${100 * left}%`, width: `${100 * (right - left)}%`}}
            onClick={() => onSelect(isChosen ? null : {from: stretch.from, to: stretch.to})}
          >
            {stretch.label}
          </button>
        );
      })}
    </div>
  );
}
