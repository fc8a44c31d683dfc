import {dayInZone} from "@gradus/schemas/zoned-time";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";
import {readMaximumHeartRate} from "../history/heart-rates.ts";
import {createRunHistory, type Days} from "../history/run-history.ts";
import {stressUntil} from "../history/stress-days.ts";
import type {RunnerPower} from "./automatic-cp-rows.ts";
import {daysToRead, LONGEST_EFFORT_S, runIndex} from "./estimate-cp.ts";

export async function readRunnerPower(
  db: Db,
  {id, timezone}: Pick<Athlete, "id" | "timezone">,
  {from, to}: Days,
  now: Date,
): Promise<RunnerPower> {
  const history = createRunHistory(db);
  const days = {from: daysToRead({from, to: from}).from, to};
  const curves = await history.listCurves(id, [days], {longest: LONGEST_EFFORT_S});
  const runs = await history.listPowered(id);
  return {
    curves,
    runs,
    newsDays: new Set(runs.flatMap(({day, created_at}) => [day, dayInZone(created_at, timezone)])),
    maximumHeartRate: await readMaximumHeartRate(db, id, now),
    stress: stressUntil(await history.listStress(id), to),
    indices: new Map(curves.map((curve) => [curve.activity.id, runIndex(curve)])),
  };
}
