import {TRAINING_DEFAULTS} from "../defaults.ts";
import {dailyShare} from "../load/exponential-average.ts";
import {addDays, type Day, daysBetween, mondayOf} from "../numbers/days.ts";
import {randomNumbers} from "../numbers/random.ts";
import {clamp} from "../numbers/statistics.ts";
import {steadyStress} from "../stress/power-stress.ts";
import {planPhases, restAfter} from "./phases.ts";
import {
  type Phase,
  type PhaseName,
  PLAN_RULES,
  type PlanInput,
  type PlannedSession,
  type PlanRefusal,
  type PlanWeek,
  type TrainingPlan,
  type WeekKind,
} from "./plan.ts";
import {ageRuleOf, isReliefWeek, type ReliefRhythm, reliefRhythm} from "./relief-weeks.ts";
import {SHORTEST_TEST} from "./sessions.ts";
import {DEFAULT_LONGEST_RUN, type FreeDay, weekSessions} from "./week-sessions.ts";

export type PlanResult =
  | {readonly plan: TrainingPlan; readonly refusal: null}
  | {readonly plan: null; readonly refusal: PlanRefusal};

const {growth, rampCap, relief, recoveryShare, taperCut, floor, easyShare, leastRun, tolerance} = PLAN_RULES;
const WEEK = 7;
const FITNESS_DAYS = TRAINING_DEFAULTS.load.fitnessDays;
/** Load weeks until hard sessions have all their repeats. */
const GROWN_AFTER = 8;
/** Share of the longest run that an easy run may last in a partial week of a day or two, without a long run. */
const PART_LONGEST = 0.7;
/** No hard day so close before a race. */
const BEFORE_RACE = 3;
/** Stress of the least week with a test in it: the test, and one short run. */
const TEST_WEEK = SHORTEST_TEST.stress + steadyStress(leastRun, easyShare);

/** A plan from rules, the same for the same input. Every choice has its reason beside it. */
export function generatePlan(input: PlanInput): PlanResult {
  const refusal = refusalOf(input);
  if (refusal) return {plan: null, refusal};
  const phases = input.phases ?? planPhases(input);
  const weeks: PlanWeek[] = [];
  const sessions: PlannedSession[] = [];
  let state = firstState(input, phases);
  for (const start of mondays(input.start, phases.at(-1)?.to ?? input.start)) {
    const week = planWeek(input, phases, start, state, sessions);
    weeks.push(week.week);
    sessions.push(...week.sessions);
    state = week.next;
  }
  return {plan: {phases, weeks, sessions}, refusal: null};
}

function refusalOf({start, race, minutes}: PlanInput): PlanRefusal | null {
  if (!minutes.some((each) => each * 60 >= leastRun)) return "no_days";
  if (!race) return null;
  const days = daysBetween(start, race.day);
  if (days < 0) return "race_past";
  return days > PLAN_RULES.mostDays ? "too_long" : null;
}

interface LoadState {
  /** Stress of a whole week. */
  readonly level: number;
  readonly fitness: number;
  /** Weeks since the first phase began, and those of them from here on that loaded. */
  readonly weeks: number;
  readonly loads: number;
  /** Seconds of the longest run of each week, the newest last. */
  readonly longest: readonly number[];
}

/**
 * Initial load: the current weekly stress, but at least a small share of the available time, and never more than
 * fitness may rise in a week.
 */
function firstState(
  {start, weeklyStress, fitness, longestRun, minutes}: PlanInput,
  phases: readonly Phase[],
): LoadState {
  const some = steadyStress(floor.time * secondsOf(minutes), floor.share);
  const least = phases.some(({name}) => name === "test") ? Math.max(some, TEST_WEEK) : some;
  return {
    level: Math.min(Math.max(weeklyStress, least), rampLevel(fitness)),
    fitness,
    weeks: daysBetween(mondayOf(phases[0]?.from ?? start), mondayOf(start)) / WEEK,
    loads: 0,
    longest: [longestRun],
  };
}

const secondsOf = (minutes: PlanInput["minutes"]) => 60 * minutes.reduce((sum, each) => sum + each, 0);

/** Stress of a week after which fitness is as much higher as it may be. */
const rampLevel = (fitness: number) => WEEK * (fitness + rampCap / shareAfter(WEEK));
const shareAfter = (days: number) => 1 - (1 - dailyShare(FITNESS_DAYS)) ** days;

function mondays(from: Day, to: Day): Day[] {
  const first = mondayOf(from);
  return Array.from({length: Math.floor(daysBetween(first, to) / WEEK) + 1}, (_, week) =>
    addDays(first, WEEK * week),
  );
}

function planWeek(
  input: PlanInput,
  phases: readonly Phase[],
  start: Day,
  state: LoadState,
  before: readonly PlannedSession[],
) {
  const days = freeDays(input, phases, start);
  const phase = mainPhase(days) ?? lastPhase(phases, start);
  const aim = aimOf(input, {phases, phase, days}, state, before);
  const {kind, level, target} = aim;
  const sessions = sessionsOf(input, phases, days, state, before, aim);
  const stress = sum(sessions, (each) => each.stress);
  const isShort = stress < target * (1 - tolerance);
  const week: PlanWeek = {
    start,
    phase,
    kind,
    target,
    stress,
    seconds: sum(sessions, (each) => each.seconds),
    limit: isShort ? "time" : level >= rampLevel(state.fitness) ? "ramp" : null,
  };
  return {week, sessions, next: nextState(state, {...aim, stress, days: days.length, sessions})};
}

/** What a week is to be. */
interface Aim {
  readonly kind: WeekKind;
  readonly level: number;
  readonly target: number;
  /** Whether a test is due, and whether the one its days are for was run before. */
  readonly hasTest: boolean;
  readonly isTested: boolean;
  /** A day or two at the edge of the plan. */
  readonly isPart: boolean;
}

interface Week {
  readonly phases: readonly Phase[];
  /** What most of its days are in. */
  readonly phase: PhaseName;
  readonly days: readonly FreeDay[];
}

function aimOf(
  input: PlanInput,
  {phases, phase: main, days}: Week,
  state: LoadState,
  before: readonly PlannedSession[],
): Aim {
  const {minutes} = input;
  const peak = phases.find(({name}) => name === "peak")?.from ?? null;
  const rhythm = reliefRhythm({start: phases[0]?.from ?? input.start, age: input.age ?? null}, peak);
  const kind = kindOf(main, state, days, rhythm);
  const grownLevel = state.level * (1 + growthOf(state.level, minutes));
  const level = kind === "load" ? Math.min(grownLevel, rampLevel(state.fitness)) : state.level;
  const whole = sum(
    days,
    ({seconds, phase, day}) => level * (seconds / secondsOf(minutes)) * factorOf(phase, day, kind, phases),
  );
  const ofTest = days.filter(({phase}) => phase === "test");
  const isTested = ofTest.some((day) => isTestedBefore(day, before));
  const hasTest = !isTested && ofTest.some(({seconds}) => seconds >= SHORTEST_TEST.seconds);
  const isPart = days.length < 3 && minutes.filter((each) => 60 * each >= leastRun).length >= 3;
  return {kind, level, target: hasTest ? Math.max(whole, TEST_WEEK) : whole, hasTest, isTested, isPart};
}

function sessionsOf(
  {race, seed, age = null, races = []}: PlanInput,
  phases: readonly Phase[],
  days: readonly FreeDay[],
  state: LoadState,
  before: readonly PlannedSession[],
  {kind, target, hasTest, isTested, isPart}: Aim,
): PlannedSession[] {
  const longest = Math.max(...state.longest.slice(-4));
  const known = Math.max(longest, DEFAULT_LONGEST_RUN);
  return weekSessions({
    days,
    target,
    mostHard: hasTest ? 1 : mostHard(days, kind),
    hasLong: kind !== "recovery" && days.length >= 3 && !days.some(({day}) => isClose(day, race?.day)),
    daysWithoutLong: races.flatMap((day) => [addDays(day, -1), addDays(day, 1)]),
    apart: ageRuleOf(age).apart,
    isGentle: (age ?? 0) >= PLAN_RULES.tempoFrom,
    bearsRacePower: kind === "load" && !hasTest,
    race,
    menusSoFar: (phase) => menusSoFar(phase, phases, before),
    progress: clamp(state.loads / GROWN_AFTER, 0, 1),
    longest,
    mostEasy: isPart ? PART_LONGEST * known : PLAN_RULES.longGrowth * known,
    hardDays: hardDaysOf(before),
    raceDays: race ? [race.day, ...races] : races,
    // A taper keeps its running days and shortens the runs.
    usualRun: kind === "taper" ? leastRun : PLAN_RULES.usualRun,
    daysBeforeTests: phases
      .filter(({name}) => name === "test")
      .flatMap(({from}) => daysBefore(from, ageRuleOf(age).apart - 1)),
    hasStrides: state.weeks >= PLAN_RULES.stridesAfter && kind !== "recovery",
    isTested,
    random: randomNumbers(seed + state.weeks),
  });
}

const daysBefore = (day: Day, count: number): Day[] =>
  Array.from({length: count}, (_, index) => addDays(day, -1 - index));

/** Of hard sessions so far on days of a phase, however often it was interrupted. */
function menusSoFar(name: PhaseName, phases: readonly Phase[], sessions: readonly PlannedSession[]) {
  const own = phases.filter((phase) => phase.name === name);
  return sessions.flatMap(({menu, day}) =>
    menu !== null && own.some(({from, to}) => from <= day && day <= to) ? [menu] : [],
  );
}

/** The less of the time there is a week takes, the more may come on top. */
function growthOf(level: number, minutes: PlanInput["minutes"]): number {
  const steadyDays = level / steadyStress(secondsOf(minutes), easyShare);
  return growth.find(({upTo}) => steadyDays <= upTo)?.by ?? 0;
}

/** Whether the test these days are for is among the sessions already. */
const isTestedBefore = ({day}: FreeDay, sessions: readonly PlannedSession[]) =>
  sessions.some((each) => each.kind === "test" && daysBetween(each.day, day) < PLAN_RULES.testDays);

const sum = <T>(all: readonly T[], of: (each: T) => number) =>
  all.reduce((total, each) => total + of(each), 0);

/** Plan days of a week without race days and without the rest days after the plan's race. */
function freeDays(
  {start: first, race, races = [], minutes}: PlanInput,
  phases: readonly Phase[],
  monday: Day,
): FreeDay[] {
  const isRest = (day: Day) =>
    race !== null && day >= race.day && daysBetween(race.day, day) <= restAfter(race);
  return minutes.flatMap((each, weekday) => {
    const day = addDays(monday, weekday);
    const phase = phases.find(({from, to}) => day >= from && day <= to);
    const isFree = day >= first && !isRest(day) && !races.includes(day);
    return phase && isFree ? [{day, phase: phase.name, seconds: 60 * each}] : [];
  });
}

/** The phase most days of a week are in; tests belong to what is around them. Null without a day to run on. */
function mainPhase(days: readonly FreeDay[]): PhaseName | null {
  const counts = new Map<PhaseName, number>();
  for (const {phase} of days) counts.set(phase, (counts.get(phase) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}

/** The phase at the end of a week. */
const lastPhase = (phases: readonly Phase[], monday: Day): PhaseName =>
  phases.findLast(({from}) => from < addDays(monday, WEEK))?.name ?? "base";

function kindOf(
  phase: PhaseName,
  {weeks, loads}: LoadState,
  days: readonly FreeDay[],
  rhythm: ReliefRhythm,
): WeekKind {
  if (phase === "recovery") return "recovery";
  if (days.some((day) => day.phase === "peak")) return "taper";
  if (isReliefWeek(rhythm, weeks)) return "relief";
  if (loads === 0) return "first";
  return phase === "maintenance" ? "steady" : "load";
}

/** How much of the level a day bears. */
function factorOf(phase: PhaseName, day: Day, kind: WeekKind, phases: readonly Phase[]): number {
  if (phase === "recovery") return recoveryShare;
  const taper = phases.find(({name}) => name === "peak");
  if (phase === "peak" && taper) {
    const progress = (daysBetween(taper.from, day) + 1) / (daysBetween(taper.from, taper.to) + 1);
    // Exponential: most of the cut comes early.
    return 1 - (taperCut * -Math.expm1(-3 * progress)) / -Math.expm1(-3);
  }
  return kind === "relief" ? relief : 1;
}

function mostHard(days: readonly FreeDay[], kind: WeekKind): number {
  const runs = days.filter(({seconds}) => seconds >= leastRun).length;
  if (kind === "recovery" || runs < 2) return 0;
  return kind === "relief" || kind === "steady" || runs < 4 ? 1 : 2;
}

const isClose = (day: Day, race: Day | undefined) =>
  race !== undefined && Math.abs(daysBetween(day, race)) < BEFORE_RACE;

/** Days of the week before that no hard session may come close to. */
const hardDaysOf = (sessions: readonly PlannedSession[]): Day[] =>
  sessions
    .slice(-WEEK)
    .filter(({kind}) => kind === "hard" || kind === "test")
    .map(({day}) => day);

interface ScheduledWeek extends Aim {
  readonly stress: number;
  readonly days: number;
  readonly sessions: readonly PlannedSession[];
}

function nextState(
  state: LoadState,
  {kind, level, target, stress, hasTest, isPart, days, sessions}: ScheduledWeek,
): LoadState {
  const isLoad = kind === "first" || kind === "load" || kind === "steady";
  // What there was no time for is nothing to grow from; a test and the edge of a plan have less in them by intent.
  const done = target > 0 && !hasTest && !isPart ? Math.min(1, stress / target) : 1;
  const reached = isLoad ? level * done : state.level;
  const share = shareAfter(days);
  return {
    level: reached,
    fitness: days === 0 ? state.fitness : state.fitness + (stress / days - state.fitness) * share,
    weeks: state.weeks + 1,
    loads: state.loads + (isLoad ? 1 : 0),
    longest: [...state.longest, Math.max(0, ...sessions.map(({seconds}) => seconds))],
  };
}
