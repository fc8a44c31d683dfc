import {and, asc, eq, inArray, isNotNull, isNull, ne, or, sql} from "drizzle-orm";
import type {AnyPgColumn} from "drizzle-orm/pg-core";
import {timeZoneOf} from "../../../accounts/account/time-zone-of.ts";
import type {Db} from "../../../core/db/db.ts";
import {planned_workout} from "../../plans/planned/tables.ts";
import {platform_link, platform_workout} from "../tables.ts";

/** Today is the first. */
const DAYS_AHEAD = 14;

/** Changes whenever what a platform is sent does: with the workout, its day, and the watts it comes to. */
const workoutMark = sql<string>`md5(concat_ws('|', ${planned_workout.version}, ${planned_workout.day},
  ${planned_workout.planned}::text))`;

export type Delivery = typeof platform_workout.$inferSelect;
type LinkKey = Pick<Delivery, "user_id" | "platform">;
export type DeliveryKey = LinkKey & Pick<Delivery, "workout_id">;
export type Answer = Pick<Delivery, "mark" | "refusal" | "answered_at">;

export type PlannedDelivery = Awaited<
  ReturnType<ReturnType<typeof createDeliveryRepository>["wanted"]>
>[number];

export function createDeliveryRepository(db: Db) {
  const isLink = ({user_id, platform}: LinkKey) =>
    and(eq(platform_workout.user_id, user_id), eq(platform_workout.platform, platform));
  const isOne = (key: DeliveryKey) => and(isLink(key), eq(platform_workout.workout_id, key.workout_id));
  const today = (at: Date, userColumn: AnyPgColumn) =>
    sql`(${at.toISOString()}::timestamptz at time zone ${timeZoneOf(userColumn)})::date`;
  const isPlanned = and(isNull(planned_workout.deleted_at), isNull(planned_workout.skipped));
  const isAhead = (at: Date) => {
    const first = today(at, planned_workout.user_id);
    return sql`${planned_workout.day} >= ${first} and ${planned_workout.day} < ${first} + ${DAYS_AHEAD}::integer`;
  };
  const isDifferent = sql`${platform_workout.mark} is distinct from ${workoutMark}`;
  // Past workouts remain on the platform as long as they remain in the calendar.
  const isGone = (at: Date) =>
    or(
      isNull(planned_workout.id),
      isNotNull(planned_workout.deleted_at),
      isNotNull(planned_workout.skipped),
      sql`${planned_workout.day} >= ${today(at, platform_workout.user_id)} + ${DAYS_AHEAD}::integer`,
    );

  return {
    list: (key: LinkKey): Promise<Delivery[]> => db.select().from(platform_workout).where(isLink(key)),

    /** Every workout of the coming days, with what the platform has reported about it. */
    wanted: ({user_id, platform}: LinkKey, at: Date) =>
      db
        .select({
          workout_id: planned_workout.id,
          title: planned_workout.title,
          day: planned_workout.day,
          time: planned_workout.time,
          blocks: planned_workout.blocks,
          created_at: planned_workout.created_at,
          mark: workoutMark,
          answeredMark: platform_workout.mark,
          refusal: platform_workout.refusal,
          answered_at: platform_workout.answered_at,
        })
        .from(planned_workout)
        .leftJoin(
          platform_workout,
          and(
            eq(platform_workout.user_id, planned_workout.user_id),
            eq(platform_workout.platform, platform),
            eq(platform_workout.workout_id, planned_workout.id),
          ),
        )
        .where(and(eq(planned_workout.user_id, user_id), isPlanned, isAhead(at)))
        .orderBy(asc(planned_workout.day), asc(planned_workout.id)),

    /** What the platform holds and is no longer planned. */
    gone: async (key: LinkKey, at: Date): Promise<Delivery[]> => {
      const rows = await db
        .select({held: platform_workout})
        .from(platform_workout)
        .leftJoin(planned_workout, eq(planned_workout.id, platform_workout.workout_id))
        .where(and(isLink(key), isGone(at)));
      return rows.map(({held}) => held);
    },

    /** Connections whose platform holds something else than is planned. */
    async due(platforms: readonly string[], at: Date): Promise<LinkKey[]> {
      if (platforms.length === 0) return [];
      const toSend = sql`exists (select 1 from ${planned_workout} left join ${platform_workout}
        on ${platform_workout.user_id} = ${planned_workout.user_id}
        and ${platform_workout.platform} = ${platform_link.platform}
        and ${platform_workout.workout_id} = ${planned_workout.id}
        where ${planned_workout.user_id} = ${platform_link.user_id}
        and ${isPlanned} and ${isAhead(at)} and ${isDifferent})`;
      const toRemove = sql`exists (select 1 from ${platform_workout} left join ${planned_workout}
        on ${planned_workout.id} = ${platform_workout.workout_id}
        where ${platform_workout.user_id} = ${platform_link.user_id}
        and ${platform_workout.platform} = ${platform_link.platform} and ${isGone(at)})`;
      return db
        .select({user_id: platform_link.user_id, platform: platform_link.platform})
        .from(platform_link)
        .where(
          and(
            inArray(platform_link.platform, [...platforms]),
            ne(platform_link.state, "expired"),
            or(toSend, toRemove),
          ),
        );
    },

    /** Written before the platform is called: whatever the response, it may hold the workout from then on. */
    async begin(key: DeliveryKey, day: string) {
      await db
        .insert(platform_workout)
        .values({...key, day})
        .onConflictDoUpdate({
          target: [platform_workout.user_id, platform_workout.platform, platform_workout.workout_id],
          set: {day, mark: null, refusal: null},
        });
    },

    /** Nothing when the connection ended meanwhile. */
    async answer(key: DeliveryKey, set: Answer) {
      await db.update(platform_workout).set(set).where(isOne(key));
    },

    /** Has refused workouts sent once more: a user who connects anew may have allowed them. */
    async askAgain(key: LinkKey) {
      await db
        .update(platform_workout)
        .set({mark: null, refusal: null})
        .where(and(isLink(key), isNotNull(platform_workout.refusal)));
    },

    async remove(key: DeliveryKey) {
      await db.delete(platform_workout).where(isOne(key));
    },

    async forget(key: LinkKey) {
      await db.delete(platform_workout).where(isLink(key));
    },
  };
}
