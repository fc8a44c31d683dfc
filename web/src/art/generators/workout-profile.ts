import {between, createRandom} from "../drawing/random";
import {type Drawing, element} from "../drawing/svg";
import {ticksAlong} from "../drawing/ticks";

const WIDTH = 720;
const FLOOR = 330;
const SCALE = 2.5;
/** Critical power is 100; a block's height is its watts in percent of it. */
const CRITICAL = 100;

interface Block {
  readonly minutes: number;
  readonly percent: number;
}

export function workoutProfile({seed}: {readonly seed: number}): Drawing {
  const blocks = session(createRandom(seed));
  const total = blocks.reduce((sum, block) => sum + block.minutes, 0);
  const unit = WIDTH / total;
  let left = 0;
  const bars = blocks.map((block) => {
    const bar = drawBlock(block, left, unit);
    left += block.minutes * unit;
    return bar;
  });
  return {width: WIDTH, height: 380, body: bars.join("") + criticalPower() + minutes(total, unit)};
}

function session(random: () => number): Block[] {
  const repeats = 4 + Math.round(random() * 2);
  const hardCount = Math.round(between(random, 3, 5));
  const effort = between(random, 102, 112);
  const sets = Array.from({length: repeats}, (_, index) => [
    {minutes: hardCount, percent: effort + index * 0.8},
    {minutes: 2, percent: 68},
  ]);
  return [
    {minutes: 6, percent: 70},
    {minutes: 4, percent: 84},
    {minutes: 2, percent: 93},
    ...sets.flat(),
    {minutes: 6, percent: 66},
  ];
}

/** Zones as everywhere: 65, 80, 90, 100 and 115 percent of critical power. */
function zoneOf(percent: number): number {
  return 1 + [80, 90, 100, 115].filter((limit) => percent >= limit).length;
}

function drawBlock({minutes, percent}: Block, left: number, unit: number): string {
  const height = percent * SCALE;
  return element("rect", {
    x: left + 1,
    y: FLOOR - height,
    width: minutes * unit - 2,
    height,
    fill: `var(--z${zoneOf(percent)})`,
  });
}

function criticalPower(): string {
  const y = FLOOR - CRITICAL * SCALE;
  return element("path", {
    d: `M0 ${y}H${WIDTH}`,
    stroke: "currentColor",
    "stroke-width": "2",
    "stroke-dasharray": "8 6",
  });
}

function minutes(total: number, unit: number): string {
  return ticksAlong({
    x: 1,
    y: FLOOR + 7,
    step: (unit * total - 2) / total,
    steps: total,
    hanging: true,
    opacity: ".8",
    rows: [
      {every: 1, height: 8},
      {every: 5, height: 15},
      {every: 10, height: 24},
    ],
  });
}
