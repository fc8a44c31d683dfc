import {between, createRandom} from "../drawing/random";
import {arc, type Drawing, element, point, polar, round} from "../drawing/svg";
import {textPath} from "../drawing/text-path";
import {ticksAround} from "../drawing/ticks";

export const METRICS = ["power", "pace", "cadence", "heartRate"] as const;
type Metric = (typeof METRICS)[number];

const [CENTRE_X, CENTRE_Y, RADIUS] = [320, 340, 276];
const [FROM, TO] = [-70, 70];
const SIGNS: Readonly<Record<Metric, readonly [low: number, high: number, unit: string]>> = {
  power: [228, 284, "W"],
  pace: [255, 360, "/km"],
  cadence: [168, 186, "spm"],
  heartRate: [138, 168, "bpm"],
};

interface ReadoutLook {
  readonly metric: Metric;
  readonly range: boolean;
  readonly seed: number;
}

export function readout({metric, range, seed}: ReadoutLook): Drawing {
  const random = createRandom(seed);
  const [low, high, unit] = SIGNS[metric];
  const value = Math.round(between(random, low, high));
  const needle = between(random, -16, 22);
  return {
    width: 640,
    height: 420,
    body: [
      scale(),
      range ? target(needle - 13, needle + 9, value) : "",
      pointer(needle),
      bigNumber(metric === "pace" ? asPace(value) : String(value), unit),
    ].join(""),
  };
}

function asPace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function scale(): string {
  return ticksAround({
    cx: CENTRE_X,
    cy: CENTRE_Y,
    radius: RADIUS,
    from: FROM,
    step: 2,
    steps: (TO - FROM) / 2,
    hanging: true,
    opacity: ".75",
    rows: [
      {every: 1, height: 12, width: 2},
      {every: 5, height: 24, width: 2},
      {every: 35, height: 44, width: 2},
    ],
  });
}

function at(degrees: number, radius: number): string {
  return point(...polar(CENTRE_X, CENTRE_Y, degrees, radius));
}

/** The range to hold, as a lane outside the scale, with its two bounds painted at its ends. */
function target(from: number, to: number, value: number): string {
  const bound = (degrees: number, words: string) => {
    const [x, y] = polar(CENTRE_X, CENTRE_Y, degrees, RADIUS + 32);
    return element(
      "g",
      {transform: `translate(${point(x, y)}) rotate(${degrees.toFixed(1)})`},
      textPath(words, {face: "paint", size: 34, x: 0, y: 0, anchor: "middle"}),
    );
  };
  return [
    element("path", {
      d: arc(CENTRE_X, CENTRE_Y, RADIUS + 13, from, to),
      fill: "none",
      stroke: "var(--primary)",
      "stroke-width": "14",
    }),
    bound(from, String(value - 8)),
    bound(to, String(value + 6)),
  ].join("");
}

function pointer(degrees: number): string {
  return element("path", {
    d: `M${at(degrees, RADIUS + 24)}L${at(degrees, RADIUS - 66)}`,
    stroke: "currentColor",
    "stroke-width": "6",
  });
}

/** Value and unit, centred together: the type is monospaced, so their width is known. */
function bigNumber(value: string, unit: string): string {
  const size = value.length > 3 ? 100 : 132;
  const [valueWidth, unitWidth] = [value.length * size * 0.65, unit.length * size * 0.276];
  const gap = size * 0.1;
  const left = CENTRE_X - (valueWidth + gap + unitWidth) / 2;
  const text = (x: number, em: number, spacing: string, words: string) =>
    `<text x='${round(x)}' y='330' fill='currentColor' style='font:350 ${round(em)}px var(--font-martian),monospace;letter-spacing:${spacing}'>${words}</text>`;
  return text(left, size, "-.05em", value) + text(left + valueWidth + gap, size * 0.394, "0", unit);
}
