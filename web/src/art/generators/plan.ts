import {between, createRandom} from "../drawing/random";
import {arc, type Drawing, element, group, point, polar} from "../drawing/svg";
import {textPath} from "../drawing/text-path";
import {ticksAround} from "../drawing/ticks";

export const PHASES = ["base", "test", "peak", "recovery", "maintenance"] as const;
export type Phase = (typeof PHASES)[number];

const [CENTRE_X, CENTRE_Y, INNER] = [410, 586, 250];
const LANE = 54;
const [FROM, TO] = [-48, 48];
/** Usual weeks of a phase, and the lanes it takes: its load. */
const SHAPE: Readonly<Record<Phase, readonly [weeks: number, lanes: number]>> = {
  base: [6, 3],
  test: [2, 2],
  peak: [5, 5],
  recovery: [3, 1],
  maintenance: [4, 3],
};

interface Block {
  readonly weeks: number;
  readonly lanes: number;
  readonly from: number;
  readonly to: number;
}

export function plan({phases, seed}: {readonly phases: readonly Phase[]; readonly seed: number}): Drawing {
  const list = blocks(phases, createRandom(seed));
  return {
    width: 820,
    height: 480,
    body: [
      ...list.map(ground),
      element("path", {
        d: list.map(laneLines).join(""),
        fill: "none",
        stroke: "currentColor",
        "stroke-width": "2",
        "stroke-opacity": ".55",
      }),
      element("path", {
        d: outline(list),
        fill: "none",
        stroke: "currentColor",
        "stroke-width": "3",
        class: "art-draw",
        pathLength: "1",
      }),
      ...list.map(weeksOf),
      days(list),
    ].join(""),
  };
}

function blocks(phases: readonly Phase[], random: () => number): Block[] {
  const weeks = phases.map((phase) => Math.max(2, SHAPE[phase][0] + Math.round(between(random, -1, 1))));
  const total = weeks.reduce((sum, value) => sum + value, 0);
  let from = FROM;
  return phases.map((phase, index) => {
    const count = weeks[index] ?? 1;
    const to = from + ((TO - FROM) * count) / total;
    const block = {weeks: count, lanes: SHAPE[phase][1], from, to};
    from = to;
    return block;
  });
}

function outerOf({lanes}: Block): number {
  return INNER + LANE * lanes;
}

function at(degrees: number, radius: number): string {
  return point(...polar(CENTRE_X, CENTRE_Y, degrees, radius));
}

/** The phase's stretch of the bend, tinted a little more the harder it is. */
function ground(block: Block): string {
  const {from, to, lanes} = block;
  const inner = `L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}Z`;
  return element("path", {
    d: arc(CENTRE_X, CENTRE_Y, outerOf(block), from, to) + inner,
    fill: "var(--primary)",
    "fill-opacity": (0.05 + lanes * 0.04).toFixed(2),
  });
}

function laneLines({from, to, lanes}: Block): string {
  return Array.from({length: lanes - 1}, (_, lane) =>
    arc(CENTRE_X, CENTRE_Y, INNER + LANE * (lane + 1), from, to),
  ).join("");
}

/** One line around the whole plan, drawn once, then the borders between phases. */
function outline(list: readonly Block[]): string {
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) return "";
  const steps = list.map((block) => {
    const radius = outerOf(block);
    return `L${at(block.from, radius)}A${radius} ${radius} 0 0 1 ${at(block.to, radius)}`;
  });
  const borders = list.slice(1).map((block) => `M${at(block.from, INNER)}L${at(block.from, outerOf(block))}`);
  const inner = `L${at(last.to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(first.from, INNER)}Z`;
  return `M${at(first.from, INNER)}${steps.join("")}${inner}${borders.join("")}`;
}

function weeksOf({weeks, from}: Block): string {
  // The number is placed in the innermost lane, just after the border, as painted on a track.
  const [x, y] = polar(CENTRE_X, CENTRE_Y, from + 2.4, INNER + 9);
  return group(
    {transform: `translate(${point(x, y)}) rotate(${(from + 2.4).toFixed(1)})`},
    textPath(String(weeks), {face: "paint", size: 52, x: 0, y: 0}),
  );
}

/** One tick a day under the innermost line, a long one each Monday. */
function days(list: readonly Block[]): string {
  const total = list.reduce((sum, {weeks}) => sum + weeks, 0) * 7;
  return ticksAround({
    cx: CENTRE_X,
    cy: CENTRE_Y,
    radius: INNER - 5,
    from: FROM,
    step: (TO - FROM) / total,
    steps: total,
    hanging: true,
    opacity: ".8",
    rows: [
      {every: 1, height: 8},
      {every: 7, height: 20},
    ],
  });
}
