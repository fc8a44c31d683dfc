import {addDays} from "@gradus/training/numbers/days";
import {median} from "@gradus/training/numbers/statistics";
import {and, eq, gte, isNull, lte} from "drizzle-orm";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "../../runs/activities/tables.ts";
import {orNull, tenth, whole} from "../history/rounded.ts";
import type {UsualConditions} from "./race-conditions.ts";

/** What a body is used to: as far back as fitness counts. */
const DAYS = 42;

export async function usualConditions(
  db: Db,
  {id, today}: Pick<Athlete, "id" | "today">,
): Promise<UsualConditions> {
  const runs = await db
    .select({averages: activity.averages})
    .from(activity)
    .where(
      and(
        eq(activity.user_id, id),
        isNull(activity.deleted_at),
        eq(activity.is_excluded, false),
        gte(activity.local_day, addDays(today, 1 - DAYS)),
        lte(activity.local_day, today),
      ),
    );
  const middle = (key: "altitude" | "temperature" | "humidity") =>
    median(runs.flatMap(({averages}) => averages[key] ?? []));
  return {
    elevation: orNull(whole, middle("altitude")),
    temperature: orNull(tenth, middle("temperature")),
    humidity: orNull(whole, middle("humidity")),
  };
}
