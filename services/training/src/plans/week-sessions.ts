import {type Day, daysBetween} from "../numbers/days.ts";
import {steadyStress} from "../stress/power-stress.ts";
import {
  type HardMenu,
  type PhaseName,
  PLAN_RULES,
  type PlannedSession,
  type Race,
  type SessionReason,
} from "./plan.ts";
import {
  easySession,
  hardSession,
  menusOf,
  raceLongSession,
  type Session,
  SHORTEST_TEST,
  stridesSession,
  withEasyEnd,
} from "./sessions.ts";

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
  /** Whether the long run may end at race power: in a week that loads, without a test. */
  readonly bearsRacePower: boolean;
  /** Whose power sessions at race power have. */
  readonly race: Race | null;
  /** Of hard sessions of a phase so far: its menus are taken in turn. */
  readonly menusSoFar: (phase: PhaseName) => readonly HardMenu[];
  /** 0 to 1: how far repeats have grown. */
  readonly progress: number;
  /** Seconds of the longest run of the last four weeks. */
  readonly longest: number;
  /** Hard days before: none of the new ones comes closer than `apart` days. */
  readonly hardDays: readonly Day[];
  readonly apart: number;
  /** Whether the second hard session of a week is tempo. */
  readonly isGentle: boolean;
  /** Races of the calendar: nothing hard within two days of one. */
  readonly raceDays: readonly Day[];
  /** Days that bear no long run: those beside another race. */
  readonly daysWithoutLong: readonly Day[];
  /** Longest easy run in seconds, in a week without a long run. */
  readonly mostEasy: number;
  /** Seconds an easy run should have before another day is taken. */
  readonly usualRun: number;
  /** Days before tests begin: nothing hard, so that the athlete is rested for the test. */
  readonly daysBeforeTests: readonly Day[];
  /** Whether an easy run of the week ends with strides. */
  readonly hasStrides: boolean;
  /** Whether the test that the days are for was run before. */
  readonly isTested: boolean;
  readonly random: () => number;
}

const {leastRun, mostRuns, leastLong, longTime, longGrowth, hardTime, tolerance, easyShare} = PLAN_RULES;
const EASY_STRESS = steadyStress(1, easyShare);
/** Seconds taken as the longest run of an athlete who has not run long yet. */
export const DEFAULT_LONGEST_RUN = 2700;
/** Nothing hard comes as close to a race. */
const BEFORE_RACE = 3;
const MINUTE = 60;
/** Seconds of easy running that may follow a hard session. */
const EASY_AROUND_HARD_MAX = 1800;

/**
 * Sessions of some days: the long run on the longest day, hard ones at least two days apart, and easy ones until the
 * stress is met. What there is no time for is left out.
 */
export function weekSessions(request: WeekRequest): PlannedSession[] {
  const days = request.days.filter(({seconds}) => seconds >= leastRun);
  if (days.length === 0 || request.target <= 0) return [];
  const longDay = request.hasLong ? longDayOf(request, days) : null;
  const withRacePower = longDay && isRaceLongDue(request, longDay) ? longDay : null;
  const best =
    (withRacePower && bestDraft(request, days, {longDay, raceLongDay: withRacePower})) ??
    bestDraft(request, days, {longDay, raceLongDay: null});
  const sessions = inOrder(best?.sessions ?? easySessions(request, days, []));
  return request.hasStrides ? withStrides(sessions) : sessions;
}

/** Strides end the longest of the easy runs that is long enough to stay one. */
function withStrides(sessions: readonly PlannedSession[]): PlannedSession[] {
  const easy = sessions.filter(({kind, seconds}) => kind === "easy" && seconds >= PLAN_RULES.usualRun);
  const [longest] = easy.toSorted((one, other) => other.seconds - one.seconds);
  return sessions.map((each) => (each === longest ? {...each, ...stridesSession(each.seconds)} : each));
}

interface LongDays {
  readonly longDay: FreeDay | null;
  /** The same where the long run ends at race power: then it is a hard one. */
  readonly raceLongDay: FreeDay | null;
}

/** Whether it is the turn of the long run at race power, on a day that bears something hard. */
function isRaceLongDue(request: WeekRequest, {day, phase}: FreeDay) {
  const {race, bearsRacePower, menusSoFar, mostHard, daysBeforeTests} = request;
  const menus = menusOf(phase, race);
  if (
    !bearsRacePower ||
    !menus.includes("race_long") ||
    !bearsHard(request, day) ||
    daysBeforeTests.includes(day)
  )
    return false;
  const soFar = menusSoFar(phase);
  const since = soFar.length - 1 - soFar.lastIndexOf("race_long");
  return mostHard > 0 && since + mostHard >= menus.length;
}

/** Fewer and shorter hard sessions, until the week is good. */
function bestDraft(request: WeekRequest, days: readonly FreeDay[], longDays: LongDays): Draft | null {
  let hardWorkouts: PlannedSession[] | null = hardSessions(request, days, longDays);
  let best: Draft | null = null;
  while (hardWorkouts) {
    const draft = draftOf(request, days, longDays, hardWorkouts);
    if (longDays.raceLongDay && !draft.hard.some(({menu}) => menu === "race_long")) break;
    if (best && draft.hard.length < best.hard.length) break;
    if (isFitting(request.target, draft)) best = nearest(request.target, best, draft);
    if (best && best.stress >= request.target * (1 - tolerance)) break;
    hardWorkouts = withLess(hardWorkouts, request.race);
  }
  return best;
}

/** A week as it could be. */
interface Draft {
  readonly hard: readonly PlannedSession[];
  readonly sessions: readonly PlannedSession[];
  readonly stress: number;
}

function draftOf(
  request: WeekRequest,
  days: readonly FreeDay[],
  {longDay, raceLongDay}: LongDays,
  others: readonly PlannedSession[],
): Draft {
  const longRun = longDay && longSession(request, days.length, longDay, others);
  const atRacePower =
    longRun && raceLongDay && raceLongSession(longRun.seconds, request.progress, request.race);
  const hardWorkouts = [...others, ...(atRacePower ? [{...longRun, ...atRacePower}] : [])];
  const fixed = [...hardWorkouts, ...(longRun && !atRacePower ? [longRun] : [])];
  const easy = easySessions(request, days, fixed);
  const sessions = filled(request, days, [...fixed, ...easy]);
  return {
    hard: sessions.filter(({kind}) => kind === "hard" || kind === "test"),
    sessions,
    stress: sumOf(sessions, ({stress}) => stress),
  };
}

/** Where a week has too little, time that is free round its hard sessions is run easily. */
function filled(
  {target}: WeekRequest,
  days: readonly FreeDay[],
  sessions: readonly PlannedSession[],
): PlannedSession[] {
  let missing = (target - sumOf(sessions, ({stress}) => stress)) / EASY_STRESS;
  return sessions.map((session) => {
    if (session.kind !== "hard" || session.menu === "race_long" || missing < MINUTE) return session;
    const free = (days.find(({day}) => day === session.day)?.seconds ?? 0) - session.seconds;
    const seconds = Math.floor(Math.min(missing, free, EASY_AROUND_HARD_MAX) / MINUTE) * MINUTE;
    missing -= Math.max(0, seconds);
    return seconds > 0 ? {...session, ...withEasyEnd(session, seconds)} : session;
  });
}

const nearest = (target: number, one: Draft | null, other: Draft) =>
  one && Math.abs(one.stress - target) <= Math.abs(other.stress - target) ? one : other;

const inOrder = (sessions: readonly PlannedSession[]) =>
  sessions.toSorted((one, other) => (one.day < other.day ? -1 : 1));

const sumOf = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0);

/** The longest, but not the only one that a test still to come has room on: then the week has no long run. */
function longDayOf(request: WeekRequest, all: readonly FreeDay[]): FreeDay | null {
  const days = all.filter(({day}) => !request.daysWithoutLong.includes(day));
  const forTest = days.filter((day) => isTestDay(request, day));
  const others = forTest.length === 1 ? days.filter((day) => day !== forTest[0]) : days;
  return others.length === 0 ? null : longestOf(others);
}

const isTestDay = (request: WeekRequest, {phase, seconds, day}: FreeDay) =>
  phase === "test" && !request.isTested && seconds >= SHORTEST_TEST.seconds && bearsHard(request, day);

/** The latest of the longest: most rest on a Sunday's day before. */
const longestOf = (days: readonly FreeDay[]) =>
  days.reduce((best, day) => (day.seconds >= best.seconds ? day : best));

/** True if stress and hard time stay within their limits, and hard runs do not outnumber easy ones. */
function isFitting(target: number, {hard, sessions, stress}: Draft): boolean {
  if (hard.length === 0) return true;
  const hardSeconds = sumOf(hard, (each) => each.hardSeconds);
  const isEasyEnough = hardSeconds <= hardTime * sumOf(sessions, ({seconds}) => seconds);
  return isEasyEnough && 2 * hard.length <= sessions.length && stress <= target * (1 + tolerance);
}

/** One repeat, or one session, less; a test goes last. Null when nothing is left to give. */
function withLess(all: readonly PlannedSession[], race: Race | null): PlannedSession[] | null {
  const ordered = all.toSorted((one, other) => Number(other.kind === "test") - Number(one.kind === "test"));
  const last = ordered.at(-1);
  if (!last?.menu || last.menu === "race_long") return null;
  const shorter = hardSession(last.menu, 0, last.seconds - 1, race);
  const rest = ordered.slice(0, -1);
  return shorter ? [...rest, {...last, ...shorter}] : rest;
}

function longSession(
  {target, longest}: WeekRequest,
  days: number,
  {day, seconds}: FreeDay,
  hardWorkouts: readonly Session[],
): PlannedSession | null {
  const left = Math.max(0, target - sumOf(hardWorkouts, ({stress}) => stress)) / EASY_STRESS;
  const week = sumOf(hardWorkouts, (each) => each.seconds) + left;
  const otherRuns = Math.floor(Math.max(0, left - longTime * week) / leastRun);
  const runs = Math.min(days, hardWorkouts.length + 1 + otherRuns);
  // Of two or three runs one is always more than a third: then it is no longer than half.
  const share = runs >= 4 ? longTime : 0.5;
  const most = Math.min(seconds, longGrowth * Math.max(longest, DEFAULT_LONGEST_RUN), share * week, left);
  const room = {target, rest: left - most, days: days - hardWorkouts.length - 1};
  const length = Math.floor((most - shorterBy(room, most)) / MINUTE) * MINUTE;
  if (length < leastLong) return null;
  return {day, reason: "longest_day", ...easySession("long", length)};
}

/** Seconds a long run gives so that what is left after it, too little for a run and too much to miss, becomes one. */
function shorterBy(
  {target, rest, days}: {readonly target: number; readonly rest: number; readonly days: number},
  most: number,
): number {
  const missing = leastRun - rest;
  const isMissed = rest * EASY_STRESS > tolerance * target;
  return isMissed && missing > 0 && days > 0 && most - missing >= leastLong ? missing : 0;
}

function hardSessions(
  request: WeekRequest,
  days: readonly FreeDay[],
  {longDay, raceLongDay}: LongDays,
): PlannedSession[] {
  const {mostHard, progress, random, race, menusSoFar} = request;
  const own = {
    ...request,
    hardDays: raceLongDay ? [...request.hardDays, raceLongDay.day] : request.hardDays,
  };
  const candidates = days.flatMap((free) => {
    const [menu = "tempo"] = dayMenus(free.phase, race);
    const isFree =
      free !== longDay && bearsHard(own, free.day) && !request.daysBeforeTests.includes(free.day);
    const isOpen = free.phase !== "test" || isTestDay(request, free);
    return isFree && isOpen && hardSession(menu, 0, free.seconds, race) ? [free] : [];
  });
  const choices = subsets(candidates, mostHard - (raceLongDay ? 1 : 0), request.apart).filter(
    (all) => testsOf(all) <= 1,
  );
  const chosen = bestOf(choices, (all) => worth(all, longDay, random));
  return chosen.flatMap((free, index) => {
    const menus = dayMenus(free.phase, race);
    const before = menusSoFar(free.phase).filter((each) => each !== "race_long").length;
    const inWeek = chosen.slice(0, index).filter(({phase}) => phase === free.phase).length;
    const isSecond = index + (raceLongDay ? 1 : 0) > 0;
    const menu = request.isGentle && isSecond ? "tempo" : menus[(before + inWeek) % menus.length];
    const session = menu && hardSession(menu, progress, free.seconds, race);
    return session ? [{day: free.day, reason: reasonOf(free.phase), ...session}] : [];
  });
}

const reasonOf = (phase: PhaseName): SessionReason =>
  phase === "test" ? "measures" : phase === "peak" ? "keeps_sharp" : "hard_apart";

type DayMenu = Exclude<HardMenu, "race_long">;

/** Those of a phase that stand on a day of their own. */
const dayMenus = (phase: PhaseName, race: Race | null): readonly DayMenu[] =>
  menusOf(phase, race).filter((menu) => menu !== "race_long");

const isApart = (day: Day, others: readonly Day[], apart: number) =>
  others.every((other) => Math.abs(daysBetween(day, other)) >= apart);

/** Away from hard days, and from races. */
const bearsHard = ({hardDays, apart, raceDays}: WeekRequest, day: Day) =>
  isApart(day, hardDays, apart) && isApart(day, raceDays, BEFORE_RACE);

/** Every choice of at most so many days that lie apart. */
function subsets(days: readonly FreeDay[], most: number, apart: number): FreeDay[][] {
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
              apart,
            ),
        )
        .map((some) => [...some, day]),
    ];
  return all;
}

const testsOf = (days: readonly FreeDay[]) => sumOf(days, ({phase}) => (phase === "test" ? 1 : 0));

/** A test first, then more sessions, then away from the long run, then where there is time; chance decides last. */
function worth(some: readonly FreeDay[], longDay: FreeDay | null, random: () => number): number {
  const adjacentDays = longDay
    ? some.filter(({day}) => Math.abs(daysBetween(day, longDay.day)) === 1).length
    : 0;
  return (
    10_000 * testsOf(some) +
    1000 * some.length -
    10 * adjacentDays +
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
  {target, mostEasy, usualRun}: WeekRequest,
  days: readonly FreeDay[],
  fixed: readonly PlannedSession[],
): PlannedSession[] {
  const fixedDays = new Set(fixed.map(({day}) => day));
  const longRun = fixed.find(({kind}) => kind === "long");
  const most = longRun?.seconds ?? mostEasy;
  const needed = Math.max(0, target - sumOf(fixed, ({stress}) => stress)) / EASY_STRESS;
  const free = days
    .filter(({day}) => !fixedDays.has(day))
    .map(({day, seconds}) => ({day, most: Math.floor(Math.min(seconds, most) / MINUTE) * MINUTE}))
    .filter((each) => each.most >= leastRun)
    .sort((one, other) => other.most - one.most)
    .slice(0, Math.min(Math.floor(needed / leastRun), mostRuns - fixed.length));
  return evenly(fewest(free, needed, usualRun), needed).map(({day, seconds}) => ({
    day,
    reason: "fills_week",
    ...easySession("easy", seconds),
  }));
}

interface Room {
  readonly day: Day;
  readonly most: number;
}

/** As few days as hold so many seconds in runs of the usual length. */
function fewest(rooms: readonly Room[], seconds: number, usualRun: number): Room[] {
  const usual = Math.max(1, Math.floor(seconds / usualRun));
  const count = rooms.findIndex(
    (_, index) => index + 1 >= usual && sumOf(rooms.slice(0, index + 1), ({most}) => most) >= seconds,
  );
  return rooms.slice(0, count < 0 ? rooms.length : count + 1);
}

/** The smallest rooms are filled first, so that the rest is shared by those that hold it. In whole minutes. */
function evenly(rooms: readonly Room[], seconds: number) {
  const small = rooms.toSorted((one, other) => one.most - other.most);
  let left = seconds;
  return small.map(({day, most}, index) => {
    const share = Math.round(left / (small.length - index) / MINUTE) * MINUTE;
    const assignedSeconds = Math.min(most, Math.max(leastRun, share));
    left -= assignedSeconds;
    return {day, seconds: assignedSeconds};
  });
}
