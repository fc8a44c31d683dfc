import {between, createRandom} from "../drawing/random";
import {type Drawing, element, polyline, round} from "../drawing/svg";
import {ticksAlong} from "../drawing/ticks";

const [WIDTH, HEIGHT, FLOOR] = [720, 380, 336];
const [SHORTEST, LONGEST] = [5, 18_000];

/** What a runner can hold: critical power, the work above it, and the most for a moment. */
export interface PowerCurveModel {
  readonly criticalWatts: number;
  readonly workJoules: number;
  readonly maxWatts: number;
}

/** Watts a runner can hold for a time. Past 40 minutes the curve falls a little faster than the model. */
export function heldWatts({criticalWatts, workJoules, maxWatts}: PowerCurveModel, seconds: number): number {
  const reserve = maxWatts - criticalWatts;
  const watts = criticalWatts + reserve / (1 + (seconds * reserve) / workJoules);
  return seconds <= 2400 ? watts : watts * (seconds / 2400) ** -0.06;
}

function modelOf(seed: number): PowerCurveModel {
  const random = createRandom(seed);
  const criticalWatts = between(random, 190, 360);
  return {
    criticalWatts,
    workJoules: between(random, 9_000, 22_000),
    maxWatts: criticalWatts * between(random, 2, 3.2),
  };
}

export function powerCurve({seed}: {readonly seed: number}): Drawing {
  const model = modelOf(seed);
  const points = Array.from({length: 81}, (_, index): readonly [number, number] => {
    const seconds = SHORTEST * (LONGEST / SHORTEST) ** (index / 80);
    return [(index / 80) * WIDTH, FLOOR - (heldWatts(model, seconds) / model.maxWatts) * 300];
  });
  const critical = round(FLOOR - (model.criticalWatts / model.maxWatts) * 300);
  return {
    width: WIDTH,
    height: HEIGHT,
    body: [
      element("path", {d: `${polyline(points)}V${FLOOR}H0Z`, fill: "var(--s-power)", "fill-opacity": ".1"}),
      graduations(),
      element("path", {
        d: `M0 ${critical}H${WIDTH}`,
        stroke: "currentColor",
        "stroke-opacity": ".5",
        "stroke-dasharray": "8 6",
        "stroke-width": "1.5",
      }),
      element("path", {
        d: polyline(points),
        fill: "none",
        stroke: "var(--s-power)",
        "stroke-width": "4",
        class: "art-draw",
        pathLength: "1",
      }),
    ].join(""),
  };
}

function graduations(): string {
  return ticksAlong({
    x: 0,
    y: FLOOR + 6,
    step: 6,
    steps: WIDTH / 6,
    hanging: true,
    opacity: ".6",
    rows: [
      {every: 1, height: 8},
      {every: 5, height: 16},
      {every: 10, height: 28},
    ],
  });
}
