import {estimateWorkout} from "../workouts/estimate.ts";
import {BLANK_SEGMENT, type Block, durationTime, type Segment} from "../workouts/workout.ts";
import {type HardMenu, type PhaseName, PLAN_RULES, type PlannedSession} from "./plan.ts";

/** A session, before it has a day. */
export type Session = Pick<PlannedSession, "kind" | "menu" | "blocks" | "seconds" | "stress" | "hardSeconds">;

/** Anybody's: everything is in shares of critical power, and lengths are times. */
const ANYBODY = {mass: 70, criticalPower: 250};

interface Part {
  readonly seconds: number;
  /** Percent of critical power: one value, or a range. */
  readonly percent: number | readonly [number, number];
  readonly intensity: Segment["intensity_class"];
}

interface Menu {
  /** Fewest and most. */
  readonly repeats: readonly [number, number];
  readonly work: Part;
  readonly rest: Part;
  readonly warmup: number;
  readonly cooldown: number;
}

const work = (seconds: number, percent: Part["percent"]): Part => ({seconds, percent, intensity: "work"});
const rest = (seconds: number): Part => ({seconds, percent: 60, intensity: "rest"});

const MENUS: Readonly<Record<HardMenu, Menu>> = {
  hills: {repeats: [4, 10], work: work(75, [105, 115]), rest: rest(105), warmup: 900, cooldown: 600},
  tempo: {repeats: [1, 3], work: work(720, [88, 95]), rest: rest(180), warmup: 900, cooldown: 600},
  intervals: {repeats: [3, 6], work: work(240, [100, 108]), rest: rest(150), warmup: 900, cooldown: 600},
  threshold: {repeats: [1, 3], work: work(600, [95, 100]), rest: rest(120), warmup: 900, cooldown: 600},
  race_blocks: {repeats: [2, 4], work: work(300, [92, 97]), rest: rest(180), warmup: 900, cooldown: 600},
  test_efforts: {repeats: [1, 1], work: work(180, [115, 125]), rest: rest(900), warmup: 900, cooldown: 600},
};

/** What is trained hard in each phase, by turns. */
export const MENUS_OF: Readonly<Record<PhaseName, readonly HardMenu[]>> = {
  test: ["test_efforts"],
  base: ["hills", "tempo"],
  build: ["intervals", "threshold"],
  peak: ["race_blocks"],
  recovery: [],
  maintenance: ["tempo", "intervals"],
};

/** A run at an even, easy power. */
export function easySession(kind: "easy" | "long", seconds: number): Session {
  return sessionOf(kind, null, [block(kind, 1, [part(kind, work(seconds, 100 * PLAN_RULES.easyShare))])]);
}

/** As many repeats as `progress`, 0 to 1, and the time of the day allow; null where not even the fewest fit. */
export function hardSession(menu: HardMenu, progress: number, mostSeconds: number): Session | null {
  const {repeats} = MENUS[menu];
  const [fewest, most] = repeats;
  for (let count = fewest + Math.round((most - fewest) * progress); count >= fewest; count--) {
    const session = sessionOf(menu === "test_efforts" ? "test" : "hard", menu, blocksOf(menu, count));
    if (session.seconds <= mostSeconds) return session;
  }
  return menu === "test_efforts" && LEAST_TEST.seconds <= mostSeconds ? LEAST_TEST : null;
}

function blocksOf(
  menu: HardMenu,
  count: number,
  {warmup, cooldown}: Pick<Menu, "warmup" | "cooldown"> = MENUS[menu],
): Block[] {
  const {work: effort, rest: pause} = MENUS[menu];
  const blocks = [
    block("warmup", 1, [part("warmup", {seconds: warmup, percent: 70, intensity: "warmup"})]),
    block("work", count, [part("work", effort), part("rest", pause)]),
    // Three minutes and, rested, ten: what critical power is known by.
    ...(menu === "test_efforts"
      ? [block("long-effort", 1, [part("long-effort", work(600, [100, 108]))])]
      : []),
    block("cooldown", 1, [part("cooldown", {seconds: cooldown, percent: 65, intensity: "cooldown"})]),
  ];
  return blocks;
}

const block = (uuid: string, repeat: number, segments: readonly Segment[]): Block => ({
  uuid,
  repeat,
  segments,
});

const part = (uuid: string, {seconds, percent, intensity}: Part): Segment => ({
  ...BLANK_SEGMENT,
  uuid,
  intensity_class: intensity,
  duration_time: durationTime(seconds),
  intensity_type: "percentage",
  intensity_percent:
    typeof percent === "number"
      ? {value: percent, min: null, max: null}
      : {value: null, min: percent[0], max: percent[1]},
});

function sessionOf(kind: Session["kind"], menu: HardMenu | null, blocks: readonly Block[]): Session {
  const {duration, stress, intensity_zones} = estimateWorkout(blocks, ANYBODY);
  const [, ...hard] = intensity_zones;
  return {
    kind,
    menu,
    blocks,
    seconds: duration,
    stress,
    hardSeconds: hard.reduce((sum, seconds) => sum + seconds, 0),
  };
}

/** A test on a day that has not much time. */
export const LEAST_TEST = sessionOf(
  "test",
  "test_efforts",
  blocksOf("test_efforts", 1, {warmup: 600, cooldown: 300}),
);
