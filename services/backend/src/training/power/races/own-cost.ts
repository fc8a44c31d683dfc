import {type RunnerCost, runnerCost} from "@gradus/training/running/personal-cost";
import {and, between, eq, inArray, isNull} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "../../runs/activities/tables.ts";
import type {RunnerProfile} from "../critical-power/read-runner-profile.ts";

/** Where speed is measured over ground, and the ground costs what a road costs. */
const FIRM = ["road", "track"] as const;

export async function readOwnCost(
  db: Db,
  user_id: string,
  {days, family}: Pick<RunnerProfile, "days" | "family">,
): Promise<RunnerCost> {
  if (family === null) return runnerCost([]);
  const runs = await db
    .select({averages: activity.averages})
    .from(activity)
    .where(
      and(
        eq(activity.user_id, user_id),
        isNull(activity.deleted_at),
        eq(activity.is_excluded, false),
        eq(activity.power_family, family),
        inArray(activity.surface_type, FIRM),
        between(activity.local_day, days.from, days.to),
      ),
    );
  return runnerCost(runs.map(({averages}) => averages.steady_costs ?? []));
}
