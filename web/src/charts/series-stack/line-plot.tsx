import {useEffect, useMemo, useRef} from "react";
import type uPlot from "uplot";
import type {ChartLine} from "./chart-line";
import {type Cursor, useCursorSlot} from "./cursor";
import {isSeen} from "./overlay";
import {paintGraduations, paintLevel, paintOf, paintSteps, paintTargets, withAlpha} from "./paint";
import {useSchemeVersion} from "./use-plot-library";
import {percentIn, type View} from "./view";

interface Props {
  readonly library: typeof uPlot;
  readonly line: ChartLine;
  /** Where each slot stands: seconds or metres, rising. */
  readonly xs: Float64Array;
  readonly view: View;
  /** Pixels. */
  readonly width: number;
}

export function LinePlot({library, line, xs, view, width}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const scheme = useSchemeVersion();
  const lists = useMemo(() => listsOf(line), [line]);
  useEffect(() => {
    const element = container.current;
    if (!element || width === 0) return;
    const drawn = new library(optionsFor(line, {element, width}), [xs, ...lists], element);
    plot.current = drawn;
    // A new plot starts with the whole axis, whatever its options set.
    drawn.setScale("x", {min: view.from, max: view.to});
    return () => {
      plot.current = null;
      drawn.destroy();
    };
  }, [library, line, lists, xs, width, scheme]);
  useEffect(() => plot.current?.setScale("x", {min: view.from, max: view.to}), [view.from, view.to]);
  return <div ref={container} className="stack-plot" style={{height: line.height}} aria-hidden="true" />;
}

/** The library draws straight across what is not a number, and breaks its line only at null. */
function listsOf({values, ghost}: ChartLine): (number | null)[][] {
  const list = (column: Float64Array) => Array.from(column, (value) => (Number.isNaN(value) ? null : value));
  return [...(ghost ? [list(ghost)] : []), list(values)];
}

export function CursorRing({line, xs, view, cursor}: Omit<Props, "library" | "width"> & {cursor: Cursor}) {
  const slot = useCursorSlot(cursor);
  const value = slot === null ? undefined : line.values[slot];
  if (slot === null || value === undefined || Number.isNaN(value) || !isSeen(xs[slot], view)) return null;
  const [low, high] = line.range;
  const share = Math.max(0, Math.min(1, (value - low) / (high - low)));
  const top = `${100 * (line.isReversed ? share : 1 - share)}%`;
  return (
    <i
      className="stack-ring"
      style={{left: `${percentIn(view, xs[slot] ?? 0)}%`, top, borderColor: `var(${line.color})`}}
    />
  );
}

interface Ground {
  readonly element: Element;
  readonly width: number;
}

function optionsFor(line: ChartLine, {element, width}: Ground): uPlot.Options {
  const painted = new Map<string, string>();
  const colorOf = (token: string) => {
    const known = painted.get(token) ?? paintOf(element, token);
    painted.set(token, known);
    return known;
  };
  const stroke = colorOf(line.color);
  const [ink, quiet] = [colorOf("--text"), colorOf("--text-2")];
  const font = `600 ${Math.round(11 * devicePixelRatio)}px ${getComputedStyle(element).fontFamily}`;
  const [low, high] = line.range;
  return {
    width,
    height: line.height,
    padding: [0, 0, 0, 0],
    legend: {show: false},
    cursor: {show: false},
    axes: [{show: false}, {show: false}],
    scales: {
      x: {time: false},
      y: {range: [low, high], dir: line.isReversed ? -1 : 1},
    },
    series: [
      {},
      ...(line.ghost ? [{stroke: colorOf("--text-3"), width: 1.5, dash: [5, 3], points: {show: false}}] : []),
      {
        stroke,
        width: line.width,
        points: {show: false},
        ...(line.dash && {dash: [...line.dash]}),
        ...(line.isArea && {fill: withAlpha(stroke, 0.18)}),
      },
    ],
    hooks: {
      drawClear: [
        (drawn) => {
          paintGraduations(drawn, line, colorOf);
          paintTargets(drawn, line, ink);
        },
      ],
      draw: [
        (drawn) => {
          paintLevel(drawn, line, ink, font);
          paintSteps(drawn, line, quiet, font);
        },
      ],
    },
  };
}
