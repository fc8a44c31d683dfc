import {and, eq, isNotNull, isNull} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "../../runs/activities/tables.ts";
import {upload} from "../../runs/original-files/tables.ts";
import {createTrainingState} from "../../runs/state/training-state.ts";
import {listCriticalPower} from "./list-critical-power.ts";
import {sameFamily} from "./same-family.ts";

/**
 * Whether critical power, or what hangs on it, is about to be another: a file waits to be read, runs changed since all
 * was derived, or a run still waits for stress and zones in a critical power that is known by now.
 */
export async function isComputing(db: Db, user_id: string): Promise<boolean> {
  const state = await createTrainingState(db).get(user_id);
  if (state && state.stale_from !== null) return true;
  const [unread] = await db
    .select({id: upload.id})
    .from(upload)
    .where(and(eq(upload.user_id, user_id), eq(upload.state, "received")))
    .limit(1);
  return unread !== undefined || hasUnscored(db, user_id);
}

async function hasUnscored(db: Db, user_id: string): Promise<boolean> {
  const {power_family, cp_used, deleted_at} = activity;
  const families = await db
    .selectDistinct({family: power_family})
    .from(activity)
    .where(and(eq(activity.user_id, user_id), isNotNull(power_family), isNull(cp_used), isNull(deleted_at)));
  if (families.length === 0) return false;
  const known = await listCriticalPower(db, user_id);
  return families.some(({family}) => sameFamily(known, family).length > 0);
}
