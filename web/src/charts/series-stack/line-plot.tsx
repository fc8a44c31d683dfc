import {useEffect, useRef} from "react";
import type uPlot from "uplot";
import type {ChartLine} from "./chart-line";
import {paintGraduations, paintLevel, paintOf, paintSteps, withAlpha} from "./paint";
import {useSchemeVersion} from "./use-plot-library";

interface Props {
  readonly library: typeof uPlot;
  readonly line: ChartLine;
  /** Where each slot stands: seconds or metres, rising. */
  readonly xs: Float64Array;
  readonly view: {readonly from: number; readonly to: number};
  /** Pixels. */
  readonly width: number;
}

/** One line on a canvas. Words, scales and cursor stand around it as parts of the page. */
export function LinePlot({library, line, xs, view, width}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const scheme = useSchemeVersion();
  useEffect(() => {
    const element = place.current;
    if (!element || width === 0) return;
    const drawn = new library(optionsFor(line, {element, width}), [xs, line.values], element);
    plot.current = drawn;
    // Drawn anew, it begins with all of the axis, whatever its options say.
    drawn.setScale("x", {min: view.from, max: view.to});
    return () => {
      plot.current = null;
      drawn.destroy();
    };
  }, [library, line, xs, width, scheme]);
  useEffect(() => plot.current?.setScale("x", {min: view.from, max: view.to}), [view.from, view.to]);
  return <div ref={place} className="stack-plot" style={{height: line.height}} aria-hidden="true" />;
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
      {
        stroke,
        width: line.width,
        points: {show: false},
        ...(line.dash && {dash: [...line.dash]}),
        ...(line.isArea && {fill: withAlpha(stroke, 0.18)}),
      },
    ],
    hooks: {
      drawClear: [(drawn) => paintGraduations(drawn, line, colorOf)],
      draw: [
        (drawn) => {
          paintLevel(drawn, line, ink, font);
          paintSteps(drawn, line, quiet, font);
        },
      ],
    },
  };
}
