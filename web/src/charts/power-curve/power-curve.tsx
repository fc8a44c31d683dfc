import {type ReactNode, useMemo} from "react";
import {Link} from "@/ui/link";
import {type CursorWords, CurveCursor} from "./curve-cursor";
import {CurveDrawing, type CurveLines} from "./curve-drawing";
import {type Plot, xOf, yOf} from "./curve-shape";
import {powerScale, SHORTEST} from "./duration-scale";
import {useWidth} from "./use-width";

interface CurveDot {
  readonly seconds: number;
  readonly value: number;
  readonly href: string;
  readonly name: string;
}

interface Props {
  readonly lines: CurveLines;
  readonly dots: readonly CurveDot[];
  readonly stops: readonly number[];
  readonly slot: number;
  readonly sentence: string;
  readonly words: CursorWords;
  readonly durationWords: (seconds: number) => string;
  readonly powerWords: (value: number) => string;
  readonly onMove: (slot: number) => void;
  /** The readout: it is the legend. */
  readonly children: ReactNode;
}

const NARROW = 640;

export function PowerCurve(props: Props) {
  const {lines, dots, stops, slot, durationWords, powerWords} = props;
  const [box, width] = useWidth(900);
  const plot = useMemo(() => plotOf(lines, width), [lines, width]);
  return (
    <div className="curve-chart">
      <div className="curve-readout">{props.children}</div>
      <div ref={box} className="curve-plot">
        <CurveDrawing {...lines} plot={plot} durationWords={durationWords} powerWords={powerWords} />
        {stops.length > 0 && (
          <CurveCursor
            plot={plot}
            stops={stops}
            slot={slot}
            sentence={props.sentence}
            words={props.words}
            onMove={props.onMove}
          />
        )}
        {dots.map(({seconds, value, href, name}) => (
          // The same link is in the table and, for the duration at the cursor, in the readout.
          <Link
            key={seconds}
            href={href}
            title={name}
            tabIndex={-1}
            aria-hidden="true"
            className="curve-dot"
            data-current={stops[slot] === seconds || undefined}
            style={{left: xOf(plot, seconds), top: yOf(plot, value)}}
          />
        ))}
      </div>
    </div>
  );
}

function plotOf({best, model, compared, critical}: CurveLines, width: number): Plot {
  const shown = [best, model, compared].flatMap((line) =>
    line ? line.values.filter((_, index) => (line.durations[index] ?? 0) >= SHORTEST) : [],
  );
  const values = [...shown, critical?.value ?? null].filter((value) => value !== null);
  const isNarrow = width < NARROW;
  // Above the plot stands the readout, a row higher with something to compare: the cursor never reaches into its words.
  const readout = compared ? 160 : 136;
  const isEmpty = best.durations.length === 0;
  return {
    width,
    height: isNarrow ? 250 : 350,
    head: isNarrow || isEmpty ? 8 : readout,
    scale: powerScale(values),
  };
}
