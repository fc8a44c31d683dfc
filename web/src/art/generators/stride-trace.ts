import {between, createRandom} from "../random";
import {type Drawing, element, group, polyline, round} from "../svg";

const [WIDTH, HEIGHT, FLOOR] = [1200, 260, 206];
const STEPS = 9;
const SAMPLES = 20;
/** The share of a step the foot is on the ground. */
const CONTACT = 0.42;

type Point = readonly [number, number];

/** Ground force over one step, 0 to about 1.2: impact peak, then push-off; nothing in flight. `u` runs from 0 to 1. */
export function strideForce(u: number): number {
  if (u < 0 || u >= CONTACT) return 0;
  const v = u / CONTACT;
  return Math.sin(Math.PI * v) ** 0.8 + 0.35 * Math.exp(-(((v - 0.14) / 0.06) ** 2));
}

/** Nine steps as the ground feels them, over a scale of time. Box 1200 × 260. */
export function strideTrace({seed}: {readonly seed: number}): Drawing {
  const random = createRandom(seed);
  const heights = Array.from({length: STEPS}, () => between(random, 118, 142));
  const line = heights.flatMap((height, step) => footfall(step, height));
  return {
    width: WIDTH,
    height: HEIGHT,
    body: [
      group({}, ...heights.map((height, step) => contact(step, height))),
      element("path", {
        d: polyline([...line, [WIDTH, FLOOR]]),
        fill: "none",
        stroke: "var(--primary)",
        "stroke-width": "3",
        "stroke-linejoin": "round",
        class: "art-draw",
        pathLength: "1",
      }),
      time(),
    ].join(""),
  };
}

function footfall(step: number, height: number): Point[] {
  const width = WIDTH / STEPS;
  return Array.from({length: SAMPLES + 1}, (_, index): Point => {
    const u = (index / SAMPLES) * CONTACT;
    return [(step + u) * width, FLOOR - strideForce(u) * height];
  });
}

/** The area under a contact: every second one, the left foot, is filled darker. */
function contact(step: number, height: number): string {
  return element("path", {
    d: polyline(footfall(step, height)),
    fill: "var(--primary)",
    "fill-opacity": step % 2 === 0 ? ".2" : ".08",
  });
}

function time(): string {
  const ticks = Array.from({length: 181}, (_, index) => {
    const height = index % 20 === 0 ? 30 : index % 10 === 0 ? 18 : 8;
    return `M${round((index * WIDTH) / 180)} ${FLOOR + 8}v${height}`;
  });
  return element("path", {
    d: ticks.join(""),
    stroke: "currentColor",
    "stroke-width": "1.3",
    "stroke-opacity": ".6",
  });
}
