import {addDays, type Day, daysBetween, weekdayOf} from "../numbers/days.ts";
import type {PlannedSession, SessionKind, WeekMinutes} from "./plan.ts";
import {easySession} from "./sessions.ts";

/** A session that lies in a calendar. */
export interface ScheduledSession
  extends Pick<PlannedSession, "day" | "kind" | "blocks" | "seconds" | "stress"> {
  readonly id: string;
  /** A run was paired with it. */
  readonly isDone: boolean;
}

/** What is known at three in the morning, or once a run has come. */
export interface AdaptInput {
  readonly today: Day;
  /** Nothing changes today any more. */
  readonly hasRunToday: boolean;
  /** Of the plan, from seven days ago on. */
  readonly sessions: readonly ScheduledSession[];
  readonly minutes: WeekMinutes;
  /** Stress of the last seven days, and of the seven before: run and planned. */
  readonly lastWeek: {readonly done: number; readonly planned: number};
  readonly weekBefore: {readonly done: number; readonly planned: number};
  readonly fitness: number;
  readonly form: number;
  /** Reported by the runner. */
  readonly isUnwell: boolean;
  /** Days from today on that should have no session, and the reason: illness, a day off, a race. */
  readonly closed: readonly ClosedDay[];
  readonly daysWithoutRun: number;
  /** Share by which critical power fell since the week began, and how sure that is; null where it did not. */
  readonly criticalPowerDrop: {readonly share: number; readonly confidence: number} | null;
}

export interface ClosedDay {
  readonly day: Day;
  readonly why: "unwell" | "day_off" | "race_day";
}

type AdaptRule =
  | "missed_easy"
  | "missed_hard"
  | "missed_long"
  | "too_much"
  | "too_little"
  | "power_fell"
  | "tired"
  | "unwell"
  | "day_off"
  | "race_day"
  | "break"
  | "long_break";

/** What a session was and is; null is not there. */
export interface Adaptation {
  readonly id: string;
  readonly rule: AdaptRule;
  readonly before: ScheduledSession;
  readonly after: ScheduledSession | null;
}

export interface Adapted {
  readonly changes: readonly Adaptation[];
  /** After four weeks without a run a plan begins anew. */
  readonly needsNewBase: boolean;
}

/** assumption, as the design has them. */
const ADAPT_RULES = Object.freeze({
  moveHardWithin: 3,
  moveLongWithin: 2,
  apart: 2,
  beforeRace: 2,
  extendSeconds: 1200,
  overPlan: 1.25,
  underPlan: 0.75,
  leastShare: 0.5,
  powerDrop: 0.04,
  powerConfidence: 0.6,
  tiredForm: -0.3,
  easeDays: 2,
  breakDays: 7,
  longBreakDays: 28,
  resumePercent: 70,
  resumeStep: 10,
  resumeEvery: 3,
} as const);

const isHardKind = (kind: SessionKind) => kind === "hard" || kind === "test";

/**
 * What a plan becomes after what happened. The past is never touched, nor today once the athlete has run; nothing is
 * made up for twice. The same input gives the same changes, and applying them leaves nothing to change by the same
 * rules.
 */
export function adaptPlan(input: AdaptInput): Adapted {
  if (input.daysWithoutRun >= ADAPT_RULES.longBreakDays) return {changes: [], needsNewBase: true};
  const plan = createPlan(input);
  makeUpForMissed(plan);
  leaveClosedDays(input, plan);
  if (input.daysWithoutRun >= ADAPT_RULES.breakDays) resumeSlowly(input, plan);
  else if (input.isUnwell || input.form < ADAPT_RULES.tiredForm * input.fitness) ease(input, plan);
  else matchLoad(input, plan);
  return {changes: plan.changes(), needsNewBase: false};
}

type Plan = ReturnType<typeof createPlan>;

/** The current sessions while rules are applied. A session records the first rule that changed it. */
function createPlan({sessions, today, hasRunToday, minutes, closed}: AdaptInput) {
  const first = hasRunToday ? addDays(today, 1) : today;
  const now = new Map<string, ScheduledSession | null>(sessions.map((each) => [each.id, each]));
  const rules = new Map<string, AdaptRule>();
  const open = () => [...now.values()].filter((each) => each !== null && !each.isDone && each.day >= first);
  return {
    /** The first day that may change. */
    first,
    missed: () => sessions.filter(({day, isDone}) => !isDone && day < today),
    ahead: (): ScheduledSession[] =>
      open()
        .filter((each) => each !== null)
        .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    set(session: ScheduledSession, rule: AdaptRule, after: ScheduledSession | null) {
      now.set(session.id, after);
      if (!rules.has(session.id)) rules.set(session.id, rule);
    },
    /** Whether nothing lies on a day, and the time of the day is enough. */
    isFree: (day: Day, seconds: number) =>
      day >= first &&
      !closed.some((each) => each.day === day) &&
      60 * (minutes[weekdayOf(day)] ?? 0) >= seconds &&
      ![...now.values()].some((each) => each?.day === day),
    isApart: (day: Day, id: string) =>
      !isNearRace(day, closed) &&
      [...now.values()].every(
        (each) =>
          each === null ||
          each.id === id ||
          !isHardKind(each.kind) ||
          (each.day < today && !each.isDone) ||
          Math.abs(daysBetween(each.day, day)) >= ADAPT_RULES.apart,
      ),
    changes: (): Adaptation[] =>
      sessions.flatMap((before) => {
        const after = now.get(before.id) ?? null;
        const rule = rules.get(before.id);
        return rule && after !== before ? [{id: before.id, rule, before, after}] : [];
      }),
  };
}

/** Easy runs are gone; hard and long ones get another day if there is one soon, and are gone otherwise. */
function makeUpForMissed(plan: Plan) {
  for (const session of plan.missed()) {
    if (session.kind === "easy") plan.set(session, "missed_easy", null);
    else if (session.kind === "long") moveLong(session, plan);
    else moveHard(session, plan);
  }
}

/**
 * An ill runner gets no sessions. On a race day or a day off, hard and long sessions move to another day, and so do
 * hard sessions close to a race.
 */
function leaveClosedDays({closed}: AdaptInput, plan: Plan) {
  const reasons = new Map(closed.map(({day, why}) => [day, why]));
  for (const session of plan.ahead()) {
    const isNear = isHardKind(session.kind) && isNearRace(session.day, closed);
    const why = reasons.get(session.day) ?? (isNear ? "race_day" : undefined);
    if (why) plan.set(session, why, why === "unwell" ? null : findOtherDay(session, plan));
  }
}

/** Nothing hard within two days before a race, and easy the day after. */
const isNearRace = (day: Day, closed: readonly ClosedDay[]) =>
  closed.some(({day: race, why}) => {
    const ahead = daysBetween(day, race);
    return why === "race_day" && ahead >= -1 && ahead <= ADAPT_RULES.beforeRace;
  });

function findOtherDay(session: ScheduledSession, plan: Plan): ScheduledSession | null {
  if (session.kind === "easy") return null;
  const within = session.kind === "long" ? ADAPT_RULES.moveLongWithin : ADAPT_RULES.moveHardWithin;
  const day = daysAfter(session.day, within).find(
    (each) =>
      plan.isFree(each, session.seconds) && (session.kind === "long" || plan.isApart(each, session.id)),
  );
  return day ? {...session, day} : null;
}

function moveHard(session: ScheduledSession, plan: Plan) {
  const day = daysAfter(session.day, ADAPT_RULES.moveHardWithin).find(
    (each) => plan.isFree(each, session.seconds) && plan.isApart(each, session.id),
  );
  plan.set(session, "missed_hard", day ? {...session, day} : null);
}

function moveLong(session: ScheduledSession, plan: Plan) {
  const day = daysAfter(session.day, ADAPT_RULES.moveLongWithin).find((each) =>
    plan.isFree(each, session.seconds),
  );
  plan.set(session, "missed_long", day ? {...session, day} : null);
  if (day) return;
  const easy = plan.ahead().find(({kind}) => kind === "easy");
  if (!easy) return;
  const seconds = Math.min(easy.seconds + ADAPT_RULES.extendSeconds, Math.max(easy.seconds, session.seconds));
  if (seconds > easy.seconds) plan.set(easy, "missed_long", withSeconds(easy, "easy", seconds));
}

const daysAfter = (day: Day, count: number) =>
  Array.from({length: count}, (_, index) => addDays(day, index + 1));

const withSeconds = (
  session: ScheduledSession,
  kind: "easy" | "long",
  seconds: number,
): ScheduledSession => ({
  ...session,
  ...easySession(kind, Math.round(seconds / 60) * 60),
  kind,
});

/** Everything ahead by a share: easy and long runs get shorter, hard ones become easy below it. */
function scaled(session: ScheduledSession, share: number): ScheduledSession {
  if (share >= 1) return session;
  return withSeconds(session, session.kind === "long" ? "long" : "easy", session.seconds * share);
}

/** Seventy per cent after a week off, ten more every three days. */
function resumeSlowly({today}: AdaptInput, plan: Plan) {
  const {resumePercent, resumeStep, resumeEvery} = ADAPT_RULES;
  for (const session of plan.ahead()) {
    const steps = Math.floor(daysBetween(today, session.day) / resumeEvery);
    const percent = resumePercent + resumeStep * steps;
    if (percent < 100) plan.set(session, "break", scaled(session, percent / 100));
  }
}

/** Two days of rest, or of half as much. */
function ease({isUnwell}: AdaptInput, plan: Plan) {
  const last = addDays(plan.first, ADAPT_RULES.easeDays - 1);
  const rule = isUnwell ? "unwell" : "tired";
  for (const session of plan.ahead().filter(({day}) => day <= last))
    plan.set(
      session,
      rule,
      isHardKind(session.kind) || session.kind === "long" ? scaled(session, 0.5) : null,
    );
}

function matchLoad({lastWeek, weekBefore, criticalPowerDrop, today}: AdaptInput, plan: Plan) {
  const {overPlan, underPlan, leastShare, powerDrop, powerConfidence} = ADAPT_RULES;
  const next = plan.ahead().filter(({day}) => daysBetween(today, day) < 7);
  if (lastWeek.planned > 0 && lastWeek.done > overPlan * lastWeek.planned) {
    const nextHard = next.find(({kind}) => isHardKind(kind));
    if (nextHard) plan.set(nextHard, "too_much", withSeconds(nextHard, "easy", nextHard.seconds));
    return;
  }
  const isBelow = [lastWeek, weekBefore].every(
    ({done, planned}) => planned > 0 && done < underPlan * planned,
  );
  if (isBelow) {
    const share = Math.max(
      leastShare,
      (lastWeek.done + weekBefore.done) / (lastWeek.planned + weekBefore.planned),
    );
    for (const session of next.filter(({kind}) => !isHardKind(kind)))
      plan.set(session, "too_little", scaled(session, share));
    return;
  }
  const {share = 0, confidence = 0} = criticalPowerDrop ?? {};
  const planned = next.reduce((sum, {stress}) => sum + stress, 0);
  if (
    share > powerDrop &&
    confidence >= powerConfidence &&
    planned > lastWeek.planned &&
    lastWeek.planned > 0
  )
    for (const session of next.filter(({kind}) => !isHardKind(kind)))
      plan.set(session, "power_fell", scaled(session, lastWeek.planned / planned));
}
