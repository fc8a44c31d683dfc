import {between, createRandom} from "../drawing/random";
import {type Drawing, element, group, polyline} from "../drawing/svg";
import {ticksAlong} from "../drawing/ticks";

const [WIDTH, HEIGHT, FLOOR] = [720, 330, 276];
const STEPS = 5;
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

export function strideTrace({seed}: {readonly seed: number}): Drawing {
  const random = createRandom(seed);
  const heights = Array.from({length: STEPS}, () => between(random, 176, 206));
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
  return ticksAlong({
    x: 0,
    y: FLOOR + 8,
    step: WIDTH / 120,
    steps: 120,
    hanging: true,
    opacity: ".6",
    rows: [
      {every: 1, height: 8},
      {every: 10, height: 18},
      {every: 20, height: 30},
    ],
  });
}
