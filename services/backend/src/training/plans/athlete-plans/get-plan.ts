import {mondayOf} from "@gradus/training/numbers/days";
import {and, eq, gte, isNull, lte, sql} from "drizzle-orm";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {PLAN_UNDO_DAYS} from "../../../contract/plan-values.ts";
import type {PlanChange, PlanDetail, SupplementarySession} from "../../../contract/plans.ts";
import type {Db} from "../../../core/db/db.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {whole} from "../../runs/activities/rounding.ts";
import {activity} from "../../runs/activities/tables.ts";
import {seesRunner} from "../../runs/activities/to-activity.ts";
import {pairedRuns} from "../pairs/pair-runs.ts";
import type {ChangedSession} from "../planned/tables.ts";
import {localizeChangedTitle, localizeSupplementarySession} from "./localize-plan.ts";
import {type ChangeRow, createPlanRepository, type SupplementarySessionRow} from "./plan-repository.ts";
import {type PlanReader, type PlanRow, toPlanSummary} from "./to-plan-summary.ts";

interface PlanReadContext extends PlanReader {
  readonly now: Date;
}

/** For viewers who may read plans. */
export async function getPlan(
  db: Db,
  owner: string,
  id: string,
  context: PlanReadContext,
): Promise<PlanDetail> {
  const plans = createPlanRepository(db);
  const row = await plans.get(owner, id);
  const {today} = await requireAthlete(db, owner, context.now);
  const changes = await plans.changes(id);
  const supplementals = row.has_supplementals ? await plans.supplementarySessions(id) : [];
  return {
    ...toPlanSummary(row, context),
    minutes: [...row.minutes],
    has_supplementals: row.has_supplementals,
    weeks_done: await weeksDone(db, row),
    changes: changes.map((change) => toChange(change, today, context)),
    supplementals: supplementals.map((session) => toSupplementarySession(session, context.page)),
  };
}

async function weeksDone(db: Db, row: PlanRow): Promise<PlanDetail["weeks_done"]> {
  const runs = await db
    .select({
      day: activity.local_day,
      stress: sql<number>`coalesce(${activity.stress}, 0)::float8`,
      seconds: sql<number>`coalesce(${activity.moving_time}, 0)`,
    })
    .from(activity)
    .where(
      and(
        eq(activity.user_id, row.user_id),
        isNull(activity.deleted_at),
        eq(activity.is_excluded, false),
        gte(activity.local_day, row.from_day),
        lte(activity.local_day, row.to_day),
      ),
    );
  const all = await createPlanRepository(db).sessions(row.id, row.from_day);
  const sessions = all.filter(({skipped}) => skipped === null);
  const paired = await pairedRuns(db, row.user_id, "workout");
  return row.weeks.map(({start}) => {
    const ran = runs.filter(({day}) => mondayOf(day) === start);
    const weekSessions = sessions.filter(({day}) => mondayOf(day) === start);
    return {
      start,
      seconds: whole(ran.reduce((sum, {seconds}) => sum + seconds, 0)) ?? 0,
      stress: whole(ran.reduce((sum, {stress}) => sum + stress, 0)) ?? 0,
      sessions: weekSessions.length,
      sessions_done: weekSessions.filter(({id}) => paired.has(id)).length,
    };
  });
}

const DAY_MS = 86_400_000;

/**
 * Until when a change can be undone; null when it was undone, its day is past, the time to undo it is over, or it never
 * was in the calendar.
 */
export function undoUntil({at, before, after, undone_at}: ChangeRow, today: string, now: Date): Date | null {
  const until = new Date(at.getTime() + PLAN_UNDO_DAYS * DAY_MS);
  const day = after?.day ?? before?.day ?? null;
  return undone_at !== null || day === null || day < today || until <= now ? null : until;
}

function toChange(row: ChangeRow, today: string, {now, viewer, page}: PlanReadContext): PlanChange {
  const isOpen = seesRunner(viewer);
  return {
    id: row.id,
    at: row.at.toISOString(),
    // Only viewers who may see the athlete's condition learn of an illness.
    rule: row.rule === "unwell" && !isOpen ? "tired" : row.rule,
    detail: isOpen ? {...row.detail} : {},
    workout_id: row.workout_id,
    before: row.before && toSession(row.before, page),
    after: row.after && toSession(row.after, page),
    undo_until: undoUntil(row, today, now)?.toISOString() ?? null,
    undone: row.undone_at?.toISOString() ?? null,
  };
}

const toSession = (session: ChangedSession, page: PageLocale) => {
  const {day, seconds, stress} = session;
  return {day, title: localizeChangedTitle(session, page), seconds, stress};
};

export function toSupplementarySession(
  stored: SupplementarySessionRow,
  page: PageLocale,
): SupplementarySession {
  const row = localizeSupplementarySession(stored, page);
  const {id, workout_id, day, kind, title, desc, minutes, done_at, version} = row;
  return {id, workout_id, day, kind, title, desc, minutes, done: done_at?.toISOString() ?? null, version};
}
