import {detrainedCurve, detrainingDebt, type StressDays} from "@gradus/training/curve/detraining";
import {type ActivityCurve, type Envelope, envelopeOf, mergeEnvelopes} from "@gradus/training/curve/envelope";
import {sortMonths} from "@gradus/training/curve/months";
import {splitByMonth} from "@gradus/training/curve/range";
import type {CandidateCurve} from "@gradus/training/curve/user-curve";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {daysOfMonth, type MonthSummary, monthOf, readMonths} from "../history/month-curves.ts";
import {createRunHistory, type Days} from "../history/run-history.ts";
import {cutAfter} from "../history/stress-days.ts";
import {type Bests, daysBeforeRange, runIndex} from "./estimate-cp.ts";

interface CurveRangeQuery {
  readonly user_id: string;
  readonly family: PowerFamily;
  readonly days: Days;
  /** The days of the family's first and last run. */
  readonly known: Days;
  /** Null leaves efforts as they were. */
  readonly stress: StressDays | null;
}

/**
 * The best efforts of a range, and those they are compared with: whole months from the cache, the rest run by run. The
 * result equals that of all runs together.
 */
export async function readRange(
  db: Db,
  query: CurveRangeQuery,
): Promise<Omit<Bests, "runs" | "maximumHeartRate">> {
  const {user_id, family, days, known, stress} = query;
  const range = splitWithin(days, known);
  const before = splitWithin(daysBeforeRange(days), known);
  const scope = {user_id, family, indexOf: runIndex};
  const months = await readMonths(db, scope, [...before.months, ...range.months]);
  const history = createRunHistory(db);
  const rest = [...before.rest, ...range.rest];
  const singles = await history.listCurves(user_id, rest, {family, withStarts: true});
  const isInRange = ({activity}: CandidateCurve) => activity.day >= days.from && activity.day <= days.to;
  const own = {
    months: months.filter(({month}) => range.months.includes(month)),
    singles: singles.filter(isInRange),
  };
  const debtOf = stress ? detrainingDebt(cutAfter(stress, days.to)) : () => 0;
  return {
    envelope: await envelopeToday(own, debtOf, (doubtful) =>
      history.listCurves(user_id, doubtful, {family, withStarts: true}),
    ),
    activities: own.singles.length + own.months.reduce((sum, {runs}) => sum + runs, 0),
    earlierIndices: [
      ...months.filter(({month}) => before.months.includes(month)).map(({bestIndex}) => bestIndex),
      ...singles.filter((curve) => !isInRange(curve)).map(runIndex),
    ].filter((index) => index !== null),
    today: days.to,
    debtOf,
  };
}

const NO_DAYS = {months: [], rest: []};

/** As whole months and the rest, of the days on which there may be runs. */
function splitWithin(days: Days, known: Days) {
  const [, from = known.from] = [days.from, known.from].sort();
  const [to = known.to] = [days.to, known.to].sort();
  return from > to ? NO_DAYS : splitByMonth({from, to});
}

interface Parts {
  readonly months: readonly MonthSummary[];
  readonly singles: readonly CandidateCurve[];
}

/** Each effort at its present worth, after detraining: months whose summary does not suffice are read run by run. */
async function envelopeToday(
  {months, singles}: Parts,
  debtOf: (day: string) => number,
  readRuns: (ranges: readonly Days[]) => Promise<readonly CandidateCurve[]>,
): Promise<Envelope> {
  const {unfaded, doubtful} = sortMonths(months, singles, debtOf);
  const runs = [...singles, ...(await readRuns(doubtful.map(({month}) => daysOfMonth(month))))];
  const faded = runs.map((curve) => detrainedCurve(curve, debtOf(curve.activity.day)));
  const byMonth = Map.groupBy<string, ActivityCurve>(faded, ({activity}) => monthOf(activity.day));
  const parts = [...byMonth].map(([month, curves]) => ({month, envelope: envelopeOf(curves)}));
  const inOrder = [...unfaded, ...parts].sort((a, b) => (a.month < b.month ? -1 : 1));
  return mergeEnvelopes(inOrder.map(({envelope}) => envelope));
}
