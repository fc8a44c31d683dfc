import {lastDayOf} from "@gradus/training/numbers/days";
import {sumRuns} from "@gradus/training/statistics/totals";
import {type Athlete, requireAthlete} from "../../../accounts/account/athlete.ts";
import type {
  LiveMonth,
  MonthStatistics,
  RunStatistics,
  RunStatisticsQuery,
} from "../../../contract/run-statistics.ts";
import type {Db} from "../../../core/db/db.ts";
import {familyOn} from "../critical-power/family-on.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {refuseReversed, toDay} from "../history/requested-days.ts";
import {createRunHistory} from "../history/run-history.ts";
import {type Counting, listCountedRuns} from "./counted-runs.ts";
import {describeMonths, describeTotals} from "./describe-totals.ts";

type Deps = Pick<AnalysisDeps, "db" | "now">;

export async function getRunStatistics(
  {db, now}: Deps,
  user_id: string,
  {from: first, to: last, apparel_id}: RunStatisticsQuery,
): Promise<RunStatistics> {
  const athlete = await requireAthlete(db, user_id, now());
  const from = first === undefined ? null : toDay(first, athlete.timezone);
  const to = last === undefined ? null : toDay(last, athlete.timezone);
  if (from !== null && to !== null && from > to) refuseReversed("from", "to");
  const counting = await countingOf(db, athlete, {from, to});
  const runs = await listCountedRuns(db, user_id, counting);
  const shoe = apparel_id ?? null;
  return {...counting, totals: describeTotals(sumRuns(runs, shoe)), months: describeMonths(runs, shoe)};
}

export async function getMonths(db: Db, athlete: Athlete, shoe: string | null): Promise<MonthStatistics> {
  const counting = await countingOf(db, athlete, {from: null, to: null});
  const runs = await listCountedRuns(db, athlete.id, counting);
  return {family: counting.family, months: describeMonths(runs, shoe)};
}

export async function getLiveMonth(
  {db, now}: Deps,
  user_id: string,
  shoe: string | null,
): Promise<LiveMonth> {
  const athlete = await requireAthlete(db, user_id, now());
  const month = athlete.today.slice(0, 7);
  const counting = await countingOf(db, athlete, {from: `${month}-01`, to: lastDayOf(month)});
  const runs = await listCountedRuns(db, user_id, counting);
  return {family: counting.family, month, totals: describeTotals(sumRuns(runs, shoe))};
}

async function countingOf(
  db: Db,
  {id, today}: Athlete,
  days: Pick<Counting, "from" | "to">,
): Promise<Counting> {
  const runs = await createRunHistory(db).listPowered(id);
  const {to} = days;
  return {...days, family: familyOn(runs, to === null || to > today ? today : to)};
}
