import {createRandom} from "../drawing/random";
import {arc, type Drawing, element, group, point, polar, smooth} from "../drawing/svg";
import {textPath} from "../drawing/text-path";
import {ticksAround} from "../drawing/ticks";

const [CENTRE_X, CENTRE_Y] = [1180, 1390];
const INNER = 640;
const LANE = 118;
const LANES = 5;
/** Degrees from one tick to the next, and how much farther back each outer lane starts. */
const TICK = 0.75;
const TICKS = 60;
const STAGGER = 4.2;
const START = -28;

export interface LanesLook {
  readonly seed: number;
  /** A recording drawn along the third lane, once. */
  readonly trace?: boolean;
  /** A lane left out: the course of the "not found" page. */
  readonly missing?: number;
}

export function lanes({seed, trace = false, missing = 0}: LanesLook): Drawing {
  const random = createRandom(seed);
  const rotation = (random() - 0.5) * 3;
  const numbers = Array.from({length: LANES}, (_, lane) => lane);
  const laneNumbers = numbers.filter((lane) => lane + 1 !== missing);
  return {
    width: 1440,
    height: 820,
    body: [
      element("path", {
        d: lines(missing),
        fill: "none",
        stroke: "currentColor",
        "stroke-width": "3",
        "stroke-opacity": ".9",
      }),
      ...laneNumbers.map((lane) => scale(lane, startOf(lane, rotation))),
      group({opacity: ".95"}, ...laneNumbers.map((lane) => numeral(lane, startOf(lane, rotation)))),
      trace ? recording(random, startOf(2, rotation)) : "",
    ].join(""),
  };
}

function startOf(lane: number, rotation: number): number {
  return START + rotation - STAGGER * lane;
}

function lines(missing: number): string {
  // Without a lane, its outer line is gone too: the gap must show.
  return Array.from({length: LANES + 1}, (_, index) => index)
    .filter((index) => index === 0 || index !== missing)
    .map((index) => arc(CENTRE_X, CENTRE_Y, INNER + LANE * index, -88, 60))
    .join("");
}

function scale(lane: number, start: number): string {
  const rows = [
    {every: 1, height: LANE * 0.1, width: 1.6},
    {every: 5, height: LANE * 0.2, width: 1.6},
    {every: 10, height: LANE * 0.34, width: 1.6},
    {every: 20, height: LANE, width: 3},
  ];
  const circle = {cx: CENTRE_X, cy: CENTRE_Y, radius: INNER + LANE * lane};
  return ticksAround({...circle, from: start, step: TICK, steps: TICKS, rows});
}

function numeral(lane: number, start: number): string {
  const [x, y] = polar(
    CENTRE_X,
    CENTRE_Y,
    start - 31 / (INNER + LANE * lane) / (Math.PI / 180),
    INNER + LANE * (lane + 0.24),
  );
  return group(
    {transform: `translate(${point(x, y)}) rotate(${start.toFixed(1)})`},
    textPath(String(lane + 1), {face: "paint", size: LANE * 0.72, x: 0, y: 0, anchor: "middle"}),
  );
}

/** Watts along the lane: steady, with the ripple of single steps. Starts at the lane's first long tick. */
function recording(random: () => number, start: number): string {
  const base = INNER + LANE * 2.68;
  const points = Array.from({length: 34}, (_, index) => {
    const swing = Math.sin(index * 2.2) * 4 + (random() - 0.5) * 12;
    return polar(CENTRE_X, CENTRE_Y, start + index * 1.5, index === 0 ? base : base + swing);
  });
  return element("path", {
    d: smooth(points),
    pathLength: "1",
    class: "art-draw",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "4",
    "stroke-linejoin": "round",
  });
}
