import {between, createRandom} from "../drawing/random";
import {type Drawing, element, polyline} from "../drawing/svg";
import {textPath} from "../drawing/text-path";
import {ticksAlong} from "../drawing/ticks";
import {strideForce} from "./stride-trace";

const WIDTH = 720;
const MIDDLE = 230;
const STEPS = 6;
const SAMPLES = 26;

type Point = readonly [number, number];

export function balance({seed}: {readonly seed: number}): Drawing {
  const random = createRandom(seed);
  const left = between(random, 48.4, 49.6);
  const foot = (side: 1 | -1, height: number) => trace(side, height, random);
  return {
    width: WIDTH,
    height: 460,
    body: [
      filled(foot(-1, left * 2.9), "var(--primary)", ".16"),
      filled(foot(1, (100 - left) * 2.9), "var(--s-pace)", ".16"),
      scale(),
      textPath("L", {face: "paint", size: 64, x: 0, y: 74}),
      textPath("R", {face: "paint", size: 64, x: 0, y: 436}),
      share(left, 74),
      share(100 - left, 436),
    ].join(""),
  };
}

function trace(side: 1 | -1, height: number, random: () => number): Point[] {
  const width = (WIDTH - 90) / STEPS;
  // The right foot lands half a step later.
  const shift = side === 1 ? width / 2 : 0;
  return Array.from({length: STEPS}, (_, step) => step).flatMap((step) => {
    const peak = height * between(random, 0.94, 1.03);
    return Array.from({length: SAMPLES + 1}, (_unused, index): Point => {
      const u = (index / SAMPLES) * 0.42;
      return [90 + (step + u) * width + shift, MIDDLE + side * (9 + strideForce(u) * peak)];
    });
  });
}

function filled(points: readonly Point[], colour: string, opacity: string): string {
  return element("path", {
    d: polyline(points),
    fill: colour,
    "fill-opacity": opacity,
    stroke: colour,
    "stroke-width": "3",
    "stroke-linejoin": "round",
  });
}

/** The line between the feet: ticks stand on both of its sides. */
function scale(): string {
  const side = (hanging: boolean) =>
    ticksAlong({
      x: 90,
      y: MIDDLE,
      step: 5,
      steps: 126,
      hanging,
      opacity: ".7",
      rows: [
        {every: 1, height: 4},
        {every: 21, height: 9},
      ],
    });
  return side(false) + side(true);
}

function share(percent: number, y: number): string {
  const style = "font:400 30px var(--font-martian),monospace;letter-spacing:-.03em";
  return `<text x='52' y='${y - 4}' fill='currentColor' style='${style}'>${percent.toFixed(1)}</text>`;
}
