import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {COMMON_GRID} from "@gradus/training/mean-max/duration-grid";
import type {CountedRun} from "@gradus/training/statistics/totals";
import {and, asc, eq, gte, isNull, lte, sql} from "drizzle-orm";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {activity, activity_curve} from "../../runs/activities/tables.ts";
import {unpackWatts} from "../history/curve-bytes.ts";

export interface Counting {
  readonly from: string | null;
  readonly to: string | null;
  /** Power of other families is left out: it cannot be added up. */
  readonly family: PowerFamily | null;
}

/** Just these durations of a curve, four bytes each, in their order; what a run was too short for is missing. */
const bestBytes = sql<Uint8Array | null>`${sql.join(
  TRAINING_DEFAULTS.statistics.bestSeconds.map(
    (seconds) => sql`substring(${activity_curve.power} from ${4 * COMMON_GRID.indexOf(seconds) + 1} for 4)`,
  ),
  sql` || `,
)}`;

/** The oldest first. */
export async function listCountedRuns(
  db: Db,
  user_id: string,
  {from, to, family}: Counting,
): Promise<CountedRun[]> {
  const rows = await db
    .select({
      day: activity.local_day,
      summary: activity.summary,
      stress: activity.stress,
      seconds_in_zones: activity.seconds_in_zones,
      shoe_id: activity.apparel_id,
      family: activity.power_family,
      best: bestBytes,
    })
    .from(activity)
    .leftJoin(activity_curve, eq(activity_curve.activity_id, activity.id))
    .where(
      and(
        eq(activity.user_id, user_id),
        isNull(activity.deleted_at),
        eq(activity.is_excluded, false),
        from === null ? undefined : gte(activity.local_day, from),
        to === null ? undefined : lte(activity.local_day, to),
      ),
    )
    .orderBy(asc(activity.start_time), asc(activity.id));
  return rows.map(({summary, family: own, best, ...run}) => {
    const isComparable = family !== null && own === family;
    return {
      day: run.day,
      distance: summary.distance,
      moving_time: summary.moving_time,
      timer_time: summary.timer_time,
      elapsed: summary.elapsed_time,
      work_kj: isComparable ? summary.work_kj : null,
      stress: run.stress,
      gain: summary.elevation_gain,
      average_power: isComparable ? summary.average_power : null,
      seconds_in_zones: run.seconds_in_zones,
      best: bestOf(isComparable ? best : null),
      shoe_id: run.shoe_id,
      is_deleted: false,
      is_excluded: false,
    };
  });
}

function bestOf(bytes: Uint8Array | null): (number | null)[] {
  const watts = bytes ? unpackWatts(bytes) : [];
  return TRAINING_DEFAULTS.statistics.bestSeconds.map((_, index) => watts[index] ?? null);
}
