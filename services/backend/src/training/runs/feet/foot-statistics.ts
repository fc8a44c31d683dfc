import {combineMotions, type FootMinute} from "@gradus/training/feet/foot-minutes";
import {lastDayOf} from "@gradus/training/numbers/days";
import {and, between, eq, inArray, isNull} from "drizzle-orm";
import type {FootStatistics, FootStatisticsQuery} from "../../../contract/run-statistics.ts";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "../activities/tables.ts";
import {describeMotion} from "./get-foot-data.ts";
import {listMinutes, type SideMinutes} from "./list-minutes.ts";

const NOTHING = {strides: 0, stride_length: null, clearance: null, swing_width: null};

/** How the feet moved in a month's runs, by shoe, each minute weighted by its strides. */
export async function getFootStatistics(
  db: Db,
  user_id: string,
  {month, year, apparel_ids}: FootStatisticsQuery,
): Promise<FootStatistics> {
  const name = `${year.padStart(4, "0")}-${month.padStart(2, "0")}`;
  const runs = await listRuns(db, user_id, name, shoesIn(apparel_ids));
  const minutes = await listMinutes(
    db,
    runs.map(({id}) => id),
  );
  const byShoe = Map.groupBy(runs, ({shoe}) => shoe);
  const items = [...byShoe].flatMap(([apparel_id, shoeData]) => {
    const sides = shoeData.flatMap(({id}) => minutes.get(id) ?? []);
    return sides.length === 0 ? [] : [{apparel_id, ...sumUp(sides)}];
  });
  return {month: name, items: items.toSorted((a, b) => stridesOf(b) - stridesOf(a))};
}

function shoesIn(list: string | undefined): string[] | null {
  const ids = (list ?? "").split(",").filter((id) => id !== "");
  return ids.length === 0 ? null : ids;
}

function listRuns(db: Db, user_id: string, month: string, shoes: string[] | null) {
  return db
    .select({id: activity.id, shoe: activity.apparel_id})
    .from(activity)
    .where(
      and(
        eq(activity.user_id, user_id),
        isNull(activity.deleted_at),
        eq(activity.is_excluded, false),
        between(activity.local_day, `${month}-01`, lastDayOf(month)),
        shoes === null ? undefined : inArray(activity.apparel_id, shoes),
      ),
    )
    .orderBy(activity.start_time, activity.id);
}

function sumUp(sides: readonly SideMinutes[]) {
  return {
    left: sumSide(sides.flatMap((side) => side.left)),
    right: sumSide(sides.flatMap((side) => side.right)),
  };
}

function sumSide(minutes: readonly FootMinute[]) {
  const motion = combineMotions(minutes);
  if (!motion) return NOTHING;
  const {n: strides, ...measures} = describeMotion(motion);
  return {strides, ...measures};
}

const stridesOf = ({left, right}: ReturnType<typeof sumUp>) => left.strides + right.strides;
