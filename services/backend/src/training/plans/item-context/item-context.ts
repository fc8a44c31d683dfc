import {and, count, eq, inArray, isNull, sql} from "drizzle-orm";
import type {PgColumn} from "drizzle-orm/pg-core";
import {listNames} from "../../../accounts/account/list-names.ts";
import type {PAIRED_BY, PairKind} from "../../../contract/pair-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "../../runs/activities/tables.ts";
import {training_comment} from "../comments/tables.ts";
import {activity_pair} from "../pairs/tables.ts";

export interface Author {
  readonly id: string;
  readonly name: string;
}

export interface PairedRun {
  readonly activity_id: string;
  readonly paired_by: (typeof PAIRED_BY)[number];
}

export async function readAuthors(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Author>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const names = await listNames(db, known);
  return new Map([...names].map(([id, name]) => [id, {id, name}]));
}

/** The runs that some workouts or events were, by the id of those; deleted ones were nothing. */
export async function readPairedRuns(
  db: Db,
  user_id: string,
  kind: PairKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PairedRun>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      target: activity_pair.target_id,
      activity_id: activity_pair.activity_id,
      paired_by: activity_pair.paired_by,
    })
    .from(activity_pair)
    .innerJoin(activity, and(eq(activity.id, activity_pair.activity_id), isNull(activity.deleted_at)))
    .where(
      and(
        eq(activity_pair.user_id, user_id),
        eq(activity_pair.kind, kind),
        inArray(activity_pair.target_id, [...ids]),
      ),
    );
  return new Map(rows.map(({target, ...run}) => [target ?? "", run]));
}

const ABOUT = {activity: training_comment.activity_id, workout: training_comment.workout_id} as const;

/**
 * The number of comments on a run or workout, as a column of the query that reads it. That query joins other tables, so
 * ids are unambiguous.
 */
export function commentsOn(about: keyof typeof ABOUT, id: PgColumn) {
  const isShown = and(eq(ABOUT[about], id), isNull(training_comment.deleted_at));
  return sql<number>`(select count(*)::int from ${training_comment} where ${isShown})`;
}

export async function countComments(
  db: Db,
  about: keyof typeof ABOUT,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const item = ABOUT[about];
  const rows = await db
    .select({item, comments: count()})
    .from(training_comment)
    .where(and(inArray(item, [...ids]), isNull(training_comment.deleted_at)))
    .groupBy(item);
  return new Map(rows.map((row) => [row.item ?? "", row.comments]));
}
