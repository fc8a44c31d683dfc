import {type Day, daysBetween} from "../numbers/days.ts";
import {steadyStress} from "../stress/power-stress.ts";
import {type HardMenu, type PhaseName, PLAN_RULES, type PlannedSession, type SessionReason} from "./plan.ts";
import {easySession, hardSession, MENUS_OF, type Session} from "./sessions.ts";

export interface FreeDay {
  readonly day: Day;
  readonly phase: PhaseName;
  /** Seconds there are. */
  readonly seconds: number;
}

/** Some days of one week, and what they are to come to. */
export interface WeekRequest {
  readonly days: readonly FreeDay[];
  readonly target: number;
  readonly mostHard: number;
  readonly hasLong: boolean;
  /** Which of the menus of a phase is next, and 0 to 1: how far its repeats have grown. */
  readonly turn: number;
  readonly progress: number;
  /** Seconds of the longest run of the last four weeks. */
  readonly longest: number;
  /** Hard days before, and the race: none of the new ones comes closer than two days. */
  readonly hardDays: readonly Day[];
  readonly random: () => number;
}

const {leastRun, leastLong, longTime, longGrowth, hardTime, tolerance, easyShare} = PLAN_RULES;
const EASY_STRESS = steadyStress(1, easyShare);
/** Where nobody has run long yet. */
const FIRST_LONG = 2700;
/** Hours between hard days are counted in days. */
const APART = 2;
const MINUTE = 60;

/**
 * Sessions of some days: the long run on the longest day, hard ones at least two days apart, and easy ones until the
 * stress is met. What there is no time for is left out.
 */
export function weekSessions(request: WeekRequest): PlannedSession[] {
  const days = request.days.filter(({seconds}) => seconds >= leastRun);
  if (days.length === 0 || request.target <= 0) return [];
  const longDay = request.hasLong ? longestOf(days) : null;
  let hard = hardSessions(request, days, longDay);
  for (;;) {
    const long = longDay && longSession(request, days.length, longDay, hard);
    const fixed = [...hard, ...(long ? [long] : [])];
    const sessions = [...fixed, ...easySessions(request, days, fixed)];
    if (isFitting(request.target, hard, sessions)) return inOrder(sessions);
    const fewer = withLess(hard);
    if (fewer === null) return inOrder(easySessions(request, days, []));
    hard = fewer;
  }
}

const inOrder = (sessions: readonly PlannedSession[]) =>
  sessions.toSorted((one, other) => (one.day < other.day ? -1 : 1));

const sumOf = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0);

/** The latest of the longest: most rest on a Sunday's day before. */
const longestOf = (days: readonly FreeDay[]) =>
  days.reduce((best, day) => (day.seconds >= best.seconds ? day : best));

/** Neither more stress than is wanted, nor more hard time than is good. */
function isFitting(target: number, hard: readonly Session[], all: readonly Session[]): boolean {
  if (hard.length === 0) return true;
  const hardSeconds = sumOf(hard, (each) => each.hardSeconds);
  const isEasyEnough = hardSeconds <= hardTime * sumOf(all, ({seconds}) => seconds);
  return isEasyEnough && sumOf(all, ({stress}) => stress) <= target * (1 + tolerance);
}

/** One repeat, or one session, less; null when nothing is left to give. */
function withLess(hard: readonly PlannedSession[]): PlannedSession[] | null {
  const last = hard.at(-1);
  if (!last?.menu) return null;
  const shorter = hardSession(last.menu, 0, last.seconds - 1);
  const rest = hard.slice(0, -1);
  return shorter ? [...rest, {...last, ...shorter}] : rest;
}

function longSession(
  {target, longest}: WeekRequest,
  days: number,
  {day, seconds}: FreeDay,
  hard: readonly Session[],
): PlannedSession | null {
  const week =
    sumOf(hard, (each) => each.seconds) +
    Math.max(0, target - sumOf(hard, ({stress}) => stress)) / EASY_STRESS;
  // Of two or three runs one is always more than a third: then it is no longer than half.
  const share = days >= 4 ? longTime : 0.5;
  const most = Math.min(seconds, longGrowth * Math.max(longest, FIRST_LONG), share * week);
  const length = Math.floor(most / MINUTE) * MINUTE;
  if (length < leastLong) return null;
  return {day, reason: "longest_day", ...easySession("long", length)};
}

function hardSessions(
  request: WeekRequest,
  days: readonly FreeDay[],
  longDay: FreeDay | null,
): PlannedSession[] {
  const {mostHard, turn, progress, random} = request;
  const candidates = days.flatMap((free) => {
    const menus = MENUS_OF[free.phase];
    const isFree = free !== longDay && isApart(free.day, request.hardDays);
    return isFree && menus.length > 0 && hardSession(menus[0] ?? "tempo", 0, free.seconds) ? [free] : [];
  });
  const chosen = bestOf(subsets(candidates, mostHard), (all) => worth(all, longDay, random));
  return chosen.flatMap((free, index) => {
    const menu = menuOf(free.phase, turn + index);
    const session = menu && hardSession(menu, progress, free.seconds);
    return session ? [{day: free.day, reason: reasonOf(free.phase), ...session}] : [];
  });
}

const reasonOf = (phase: PhaseName): SessionReason =>
  phase === "test" ? "measures" : phase === "peak" ? "keeps_sharp" : "hard_apart";

function menuOf(phase: PhaseName, turn: number): HardMenu | null {
  const menus = MENUS_OF[phase];
  return menus[turn % menus.length] ?? null;
}

const isApart = (day: Day, others: readonly Day[]) =>
  others.every((other) => Math.abs(daysBetween(day, other)) >= APART);

/** Every choice of at most so many days that lie apart. */
function subsets(days: readonly FreeDay[], most: number): FreeDay[][] {
  let all: FreeDay[][] = [[]];
  for (const day of days)
    all = [
      ...all,
      ...all
        .filter(
          (some) =>
            some.length < most &&
            isApart(
              day.day,
              some.map((each) => each.day),
            ),
        )
        .map((some) => [...some, day]),
    ];
  return all;
}

/** More sessions first, then tests, then away from the long run, then where there is time; chance decides last. */
function worth(some: readonly FreeDay[], longDay: FreeDay | null, random: () => number): number {
  const tests = some.filter(({phase}) => phase === "test").length;
  const beside = longDay ? some.filter(({day}) => Math.abs(daysBetween(day, longDay.day)) === 1).length : 0;
  return (
    1000 * some.length +
    100 * Math.min(1, tests) -
    10 * beside +
    sumOf(some, ({seconds}) => seconds) / 1e5 +
    random() / 1e3
  );
}

function bestOf<T>(all: readonly T[], of: (each: T) => number): T | never {
  const [first, ...rest] = all.map((each) => ({each, worth: of(each)}));
  if (!first) throw new RangeError("nothing to choose from");
  return rest.reduce((best, next) => (next.worth > best.worth ? next : best), first).each;
}

/** What is left of the stress, as evenly as the days allow. */
function easySessions(
  {target, longest}: WeekRequest,
  days: readonly FreeDay[],
  fixed: readonly PlannedSession[],
): PlannedSession[] {
  const taken = new Set(fixed.map(({day}) => day));
  const long = fixed.find(({kind}) => kind === "long");
  const most = long?.seconds ?? longGrowth * Math.max(longest, FIRST_LONG);
  const needed = Math.max(0, target - sumOf(fixed, ({stress}) => stress)) / EASY_STRESS;
  const free = days
    .filter(({day}) => !taken.has(day))
    .map(({day, seconds}) => ({day, most: Math.floor(Math.min(seconds, most) / MINUTE) * MINUTE}))
    .filter((each) => each.most >= leastRun)
    .sort((one, other) => other.most - one.most)
    .slice(0, Math.floor(needed / leastRun));
  return evenly(free, needed).map(({day, seconds}) => ({
    day,
    reason: "fills_week",
    ...easySession("easy", seconds),
  }));
}

/** The smallest rooms are filled first, so that the rest is shared by those that hold it. In whole minutes. */
function evenly(rooms: readonly {readonly day: Day; readonly most: number}[], seconds: number) {
  const small = rooms.toSorted((one, other) => one.most - other.most);
  let left = seconds;
  return small.map(({day, most}, index) => {
    const share = Math.round(left / (small.length - index) / MINUTE) * MINUTE;
    const taken = Math.min(most, Math.max(leastRun, share));
    left -= taken;
    return {day, seconds: taken};
  });
}
