import {and, desc, eq, gte, ilike, isNotNull, isNull, lte, or, type SQL, sql} from "drizzle-orm";
import type {ActivityFilter, ActivityTotals} from "../../../contract/activities.ts";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "./tables.ts";

export type RunRow = typeof activity.$inferSelect;
export type NewRunRow = typeof activity.$inferInsert;

/** Where a page ends: the moment its last run began, and its id. */
export interface PagePosition {
  readonly start_time: Date;
  readonly id: string;
}

export function createRunRepository(db: Db) {
  const isOne = (user_id: string, id: string) => and(eq(activity.user_id, user_id), eq(activity.id, id));
  return {
    /** Whose a run is, deleted or not. */
    async ownerOf(id: string): Promise<string | null> {
      const [row] = await db.select({user_id: activity.user_id}).from(activity).where(eq(activity.id, id));
      return row?.user_id ?? null;
    },

    async get(user_id: string, id: string): Promise<RunRow | null> {
      const [row] = await db.select().from(activity).where(isOne(user_id, id));
      return row ?? null;
    },

    /** Locks the run: no other transaction changes it until this one ends. */
    async lock(user_id: string, id: string): Promise<RunRow | null> {
      const [row] = await db.select().from(activity).where(isOne(user_id, id)).for("update");
      return row ?? null;
    },

    lockDeletedOf: (user_id: string, upload_id: string): Promise<RunRow[]> =>
      db
        .select()
        .from(activity)
        .where(
          and(
            eq(activity.user_id, user_id),
            eq(activity.upload_id, upload_id),
            isNotNull(activity.deleted_at),
          ),
        )
        .orderBy(activity.id)
        .for("update"),

    /** Every change has a version of its own. */
    async change(id: string, set: Partial<NewRunRow>, at: Date): Promise<RunRow> {
      const [row] = await db
        .update(activity)
        .set({...set, updated_at: at, version: sql`${activity.version} + 1`})
        .where(eq(activity.id, id))
        .returning();
      if (!row) throw new Error("A run that was locked is gone");
      return row;
    },

    /** The newest first, after a place. */
    list: (
      user_id: string,
      filters: ActivityFilter,
      {limit, after}: {limit: number; after: PagePosition | null},
    ): Promise<RunRow[]> =>
      db
        .select()
        .from(activity)
        .where(and(eq(activity.user_id, user_id), after ? isAfter(after) : undefined, ...conditions(filters)))
        .orderBy(desc(activity.start_time), desc(activity.id))
        .limit(limit),

    /** What the runs of a filter come to that count in statistics. */
    async totals(user_id: string, filters: ActivityFilter): Promise<ActivityTotals> {
      const [row] = await db
        .select({
          count: sql`count(*)`.mapWith(Number),
          distance: sql`round(sum(${activity.distance}))`.mapWith(Number),
          moving_time: sql`coalesce(sum(${activity.moving_time}), 0)`.mapWith(Number),
          stress: sql`sum(${activity.stress}) filter (where ${activity.stress_method} <> 'none')`.mapWith(
            Number,
          ),
        })
        .from(activity)
        .where(and(eq(activity.user_id, user_id), eq(activity.is_excluded, false), ...conditions(filters)));
      if (!row) throw new Error("A sum without a row");
      return row;
    },
  };
}

function isAfter({start_time, id}: PagePosition) {
  return sql`(${activity.start_time}, ${activity.id}) < (${start_time.toISOString()}::timestamptz, ${id})`;
}

function conditions({from, to, type, surface, shoe, q, deleted}: ActivityFilter): (SQL | undefined)[] {
  return [
    deleted === "only" ? isNotNull(activity.deleted_at) : isNull(activity.deleted_at),
    from === undefined ? undefined : gte(activity.local_day, from),
    to === undefined ? undefined : lte(activity.local_day, to),
    type === undefined ? undefined : eq(activity.type, type),
    surface === undefined ? undefined : eq(activity.surface_type, surface),
    shoe === undefined ? undefined : isIn(shoe),
    q === undefined || q === "" ? undefined : matchesName(q),
  ];
}

const isIn = (shoe: string) =>
  shoe === "none" ? isNull(activity.apparel_id) : eq(activity.apparel_id, shoe);

function matchesName(words: string) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;
  const isTagged = sql`exists (select 1 from unnest(${activity.tags}) as tag where tag ilike ${pattern})`;
  return or(ilike(activity.name, pattern), isTagged);
}
