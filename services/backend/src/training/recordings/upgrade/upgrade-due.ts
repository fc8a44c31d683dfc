import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {and, eq, lt} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "../../runs/activities/tables.ts";
import type {UpgradeDeps} from "./upgrade-deps.ts";

/** Runs that an older version of the science read; of one athlete, or of all. */
export const isOutdated = (user_id?: string) =>
  and(
    lt(activity.algo_version, TRAINING_DEFAULTS.version),
    user_id === undefined ? undefined : eq(activity.user_id, user_id),
  );

export async function upgradeDue({db, enqueue}: Pick<UpgradeDeps, "db" | "enqueue">) {
  for (const user_id of await listOutdated(db))
    await enqueue(db, "upgrade-runs", {user_id}, {key: user_id, account: user_id});
}

async function listOutdated(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({user_id: activity.user_id}).from(activity).where(isOutdated());
  return rows.map(({user_id}) => user_id);
}
