import {isDeepStrictEqual} from "node:util";
import {daysBetween, mondayOf} from "@gradus/training/numbers/days";
import type {PlannedSession} from "@gradus/training/plans/plan";
import type {WorkoutRow} from "../workouts/to-planned-workout.ts";

export interface UpcomingSession {
  readonly row: WorkoutRow;
  readonly isOwn: boolean;
}

interface SessionMerge {
  readonly retained: readonly WorkoutRow[];
  readonly removed: readonly WorkoutRow[];
  readonly added: readonly PlannedSession[];
}

/** Days between hard runs. */
const HARD_SPACING_DAYS = 2;

/**
 * Merges a regenerated plan with its upcoming sessions. An unchanged session stays the same workout, with its comments
 * and edits. A session that a user made their own keeps its place, replaces the session it corresponds to, and has no
 * hard session beside it; it is removed only when the plan ends before it, or on the day of its race.
 */
export function mergeSessions(
  ahead: readonly UpcomingSession[],
  newSessions: readonly PlannedSession[],
  {last, race}: {readonly last: string; readonly race: string | null},
): SessionMerge {
  const own = ahead.flatMap(({row, isOwn}) => (isOwn && row.day <= last && row.day !== race ? [row] : []));
  const open = withoutReplaced(own, newSessions);
  const known = new Map(ahead.filter(({isOwn}) => !isOwn).map(({row}) => [row.day, row]));
  const same = (session: PlannedSession) => {
    const row = known.get(session.day);
    return row !== undefined && isSame(row, session) ? [row] : [];
  };
  const stay = [...own, ...open.flatMap(same)];
  const ids = new Set(stay.map(({id}) => id));
  return {
    retained: stay,
    removed: ahead.flatMap(({row}) => (ids.has(row.id) ? [] : [row])),
    added: open.filter((session) => same(session).length === 0),
  };
}

const isSame = ({plan_kind, plan_menu, blocks}: WorkoutRow, session: PlannedSession) =>
  plan_kind === session.kind && plan_menu === session.menu && isDeepStrictEqual(blocks, session.blocks);

/**
 * Generated sessions without those that the user's own sessions replace: on the same day, or the nearest of the same
 * kind in the same week.
 */
function withoutReplaced(
  own: readonly WorkoutRow[],
  newSessions: readonly PlannedSession[],
): PlannedSession[] {
  const replaced = new Set<PlannedSession>();
  for (const row of own) {
    const inWeek = newSessions.filter(
      (each) => !replaced.has(each) && mondayOf(each.day) === mondayOf(row.day),
    );
    const sameKind = inWeek.filter(({kind}) => kind === row.plan_kind);
    const [nearest] = sameKind.toSorted((one, other) => distance(one, row) - distance(other, row));
    if (nearest) replaced.add(nearest);
    for (const each of inWeek) if (each.day === row.day) replaced.add(each);
  }
  return newSessions.filter((each) => !replaced.has(each) && !isBesideHard(each, own));
}

const distance = (one: {readonly day: string}, other: {readonly day: string}) =>
  Math.abs(daysBetween(one.day, other.day));

const isHard = (kind: WorkoutRow["plan_kind"]) => kind === "hard" || kind === "test";

const isBesideHard = (session: PlannedSession, own: readonly WorkoutRow[]) =>
  isHard(session.kind) &&
  own.some((row) => isHard(row.plan_kind) && distance(session, row) < HARD_SPACING_DAYS);
