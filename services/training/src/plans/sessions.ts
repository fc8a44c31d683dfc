import {estimateWorkout} from "../workouts/estimate.ts";
import {BLANK_SEGMENT, type Block, durationTime, type Segment, secondsOf} from "../workouts/workout.ts";
import {type HardMenu, type PhaseName, PLAN_RULES, type PlannedSession, type Race} from "./plan.ts";

/** A session, before it has a day. */
export type Session = Pick<PlannedSession, "kind" | "menu" | "blocks" | "seconds" | "stress" | "hardSeconds">;

const EASY = 100 * PLAN_RULES.easyShare;

/** A runner that represents all: everything is in shares of critical power, and lengths are times. */
const DEFAULT_ATHLETE = {mass: 70, criticalPower: 250};

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

/** Race power is that of the distance. */
type OwnMenu = Exclude<HardMenu, "race_blocks" | "race_long">;
const MENUS: Readonly<Record<OwnMenu, Menu>> = {
  hills: {repeats: [4, 10], work: work(75, [105, 115]), rest: rest(105), warmup: 900, cooldown: 600},
  tempo: {repeats: [1, 3], work: work(720, [88, 95]), rest: rest(180), warmup: 900, cooldown: 600},
  intervals: {repeats: [3, 6], work: work(240, [100, 108]), rest: rest(150), warmup: 900, cooldown: 600},
  threshold: {repeats: [1, 3], work: work(600, [95, 100]), rest: rest(120), warmup: 900, cooldown: 600},
  test_efforts: {repeats: [1, 1], work: work(180, [115, 125]), rest: rest(900), warmup: 900, cooldown: 600},
};

type RacePower = (typeof PLAN_RULES.racePower)[number];
/** m; race distance assumed in a plan without a race that still uses race power. */
const ANY_RACE = 21_097.5;

const racePowerOf = (race: Race | null): RacePower =>
  PLAN_RULES.racePower.find(({upTo}) => (race?.distance ?? ANY_RACE) <= upTo) ?? PLAN_RULES.racePower[4];

function menuOf(menu: Exclude<HardMenu, "race_long">, race: Race | null): Menu {
  if (menu !== "race_blocks") return MENUS[menu];
  const {percent} = racePowerOf(race);
  return {repeats: [2, 4], work: work(300, percent), rest: rest(180), warmup: 900, cooldown: 600};
}

const BUILD = ["intervals", "threshold"] as const;
const MENUS_OF: Readonly<Record<Exclude<PhaseName, "build">, readonly HardMenu[]>> = {
  test: ["test_efforts"],
  base: ["hills", "tempo"],
  peak: ["race_blocks"],
  recovery: [],
  maintenance: ["tempo", "intervals"],
};

/** What is trained hard in a phase, in turn. */
export function menusOf(phase: PhaseName, race: Race | null): readonly HardMenu[] {
  if (phase !== "build") return MENUS_OF[phase];
  return race && racePowerOf(race).finish ? [...BUILD, "race_long"] : BUILD;
}

/** A run at an even, easy power. */
export function easySession(kind: "easy" | "long", seconds: number): Session {
  return sessionOf(kind, null, [block(kind, 1, [part(kind, work(seconds, EASY))])]);
}

/** Ten minutes in all, so that the easy part before them has whole ones. */
const STRIDES = {count: 4, seconds: 20, rest: 60, percent: [118, 130], cooldown: 280} as const;

/** An easy run of the same length that ends with strides. */
export function stridesSession(seconds: number): Session {
  const {count, rest: pause, percent, cooldown} = STRIDES;
  const easy = seconds - count * (STRIDES.seconds + pause) - cooldown;
  return sessionOf("easy", null, [
    block("easy", 1, [part("easy", {seconds: easy, percent: EASY, intensity: "warmup"})]),
    block("work", count, [part("work", work(STRIDES.seconds, percent)), part("rest", rest(pause))]),
    block("cooldown", 1, [part("cooldown", {seconds: cooldown, percent: 65, intensity: "cooldown"})]),
  ]);
}

/** As many repeats as `progress`, 0 to 1, and the time of the day allow; null where not even the fewest fit. */
export function hardSession(
  menu: Exclude<HardMenu, "race_long">,
  progress: number,
  mostSeconds: number,
  race: Race | null = null,
): Session | null {
  const {repeats} = menuOf(menu, race);
  const [fewest, most] = repeats;
  for (let count = fewest + Math.round((most - fewest) * progress); count >= fewest; count--) {
    const session = sessionOf(menu === "test_efforts" ? "test" : "hard", menu, blocksOf(menu, count, race));
    if (session.seconds <= mostSeconds) return session;
  }
  return menu === "test_efforts" && SHORTEST_TEST.seconds <= mostSeconds ? SHORTEST_TEST : null;
}

/** Cool-down after a long run that ends at race power. */
const AFTER_FINISH = 300;
/** Of a long run at most at race power; in steps of minutes. */
const FINISH = {share: 0.4, step: 5};

/** A long run that ends at race power; null where the race, or the length of the run, does not bear it. */
export function raceLongSession(seconds: number, progress: number, race: Race | null): Session | null {
  const {finish, percent} = racePowerOf(race);
  if (race === null || finish === null) return null;
  const [fewest, most] = finish;
  const targetMinutes = Math.min(fewest + (most - fewest) * progress, (FINISH.share * seconds) / 60);
  const minutes = FINISH.step * Math.floor(targetMinutes / FINISH.step);
  if (minutes < fewest) return null;
  const easy = seconds - 60 * minutes - AFTER_FINISH;
  return sessionOf("hard", "race_long", [
    block("warmup", 1, [part("warmup", {seconds: easy, percent: EASY, intensity: "warmup"})]),
    block("work", 1, [part("work", work(60 * minutes, percent))]),
    block("cooldown", 1, [part("cooldown", {seconds: AFTER_FINISH, percent: 65, intensity: "cooldown"})]),
  ]);
}

/** The same with a longer cool-down. */
export function withEasyEnd({kind, menu, blocks}: Session, seconds: number): Session {
  const ends = blocks.map((each, index) => {
    const [end] = each.segments;
    if (index < blocks.length - 1 || !end) return each;
    return {...each, segments: [{...end, duration_time: durationTime((secondsOf(end) ?? 0) + seconds)}]};
  });
  return sessionOf(kind, menu, ends);
}

function blocksOf(
  menu: Exclude<HardMenu, "race_long">,
  count: number,
  race: Race | null,
  {warmup, cooldown}: Pick<Menu, "warmup" | "cooldown"> = menuOf(menu, race),
): Block[] {
  const {work: effort, rest: pause} = menuOf(menu, race);
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
  const {duration, stress, intensity_zones} = estimateWorkout(blocks, DEFAULT_ATHLETE);
  const [, ...hardZones] = intensity_zones;
  return {
    kind,
    menu,
    blocks,
    seconds: duration,
    stress,
    hardSeconds: hardZones.reduce((sum, seconds) => sum + seconds, 0),
  };
}

/** A test on a day that has not much time. */
export const SHORTEST_TEST = sessionOf(
  "test",
  "test_efforts",
  blocksOf("test_efforts", 1, null, {warmup: 600, cooldown: 300}),
);
