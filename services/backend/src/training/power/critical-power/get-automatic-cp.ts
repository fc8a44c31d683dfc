import {modelBand} from "@gradus/training/cp/band";
import {daysLeft, type Support} from "@gradus/training/cp/confidence";
import {suggestEffort} from "@gradus/training/cp/suggestion";
import {explainAutomaticCp} from "@gradus/training/explain/explain-power";
import {daysBetween} from "@gradus/training/numbers/days";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import type {AutomaticCpQuery, AutomaticCpReply} from "../../../contract/critical-power.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {readMaximumHeartRate} from "../history/heart-rates.ts";
import {requestedDays} from "../history/requested-days.ts";
import {fine, orNull, tenth, whole} from "../history/rounded.ts";
import {createRunHistory, type Days, type PoweredRun} from "../history/run-history.ts";
import {stressUntil} from "../history/stress-days.ts";
import {toExplanations} from "../history/to-explanations.ts";
import {type CpRow, cpOn, createCpHistory, isManual} from "./cp-history.ts";
import {daysToRead, type Estimate, estimateCp, LONGEST_EFFORT_S} from "./estimate-cp.ts";
import {familyOn} from "./family-on.ts";
import {isComputing} from "./is-computing.ts";
import {sameFamily} from "./same-family.ts";

/** The estimate of critical power from daily running, whether or not it is in force. */
export async function getAutomaticCp(
  {db, now}: Pick<AnalysisDeps, "db" | "now">,
  user_id: string,
  query: AutomaticCpQuery,
): Promise<AutomaticCpReply> {
  const athlete = await requireAthlete(db, user_id, now());
  const days = requestedDays(query, athlete);
  const history = createRunHistory(db);
  const runs = await history.listPowered(user_id);
  const family = query.family ?? familyOn(runs, days.to);
  const inForce = cpOn(sameFamily(await createCpHistory(db).list(user_id), family), days.to);
  const is_computing = await isComputing(db, user_id);
  const frame = {...days, family, is_computing, ...describeInForce(inForce)};
  if (family === null) return {...frame, runs: 0, ...UNKNOWN};
  const stress = stressUntil(await history.listStress(user_id), days.to);
  const curves = await history.listCurves(user_id, [daysToRead(days)], {longest: LONGEST_EFFORT_S});
  const maximumHeartRate = await readMaximumHeartRate(db, user_id, now());
  const estimate = estimateCp({curves, runs, family, days, stress, maximumHeartRate});
  return {...frame, runs: estimate.input.activities, ...describeEstimate(estimate, runs, days)};
}

const UNKNOWN = {
  status: "insufficient_data" as const,
  critical_power: null,
  critical_power_band: null,
  w_prime: null,
  pmax: null,
  endurance: null,
  confidence: null,
  lower_bound: null,
  supporting: [],
  suggestion: null,
  explanations: [],
};

function describeInForce(row: CpRow | null) {
  return {
    mode: row && isManual(row) ? ("manual" as const) : ("auto" as const),
    in_force: row && {
      critical_power: tenth(row.critical_power),
      date: row.day,
      source: row.source,
      lower_bound: row.lower_bound,
    },
  };
}

function describeEstimate({automatic, input}: Estimate, runs: readonly PoweredRun[], days: Days) {
  if (automatic.status !== "ok") return UNKNOWN;
  const suggested = suggestEffort(input);
  const names = new Map(runs.map(({id, name}) => [id, name]));
  return {
    status: automatic.status,
    critical_power: tenth(automatic.critical_power),
    critical_power_band: tenth(modelBand(automatic.supporting, automatic.model).criticalPower),
    w_prime: orNull(whole, automatic.w_prime),
    pmax: orNull(tenth, automatic.pmax),
    endurance: tenth(automatic.endurance),
    confidence: fine(automatic.confidence),
    lower_bound: automatic.lower_bound,
    supporting: automatic.supporting.map((effort) => describeSupport(effort, names, days)),
    suggestion: suggested && {duration: suggested.seconds, power: tenth(suggested.power)},
    explanations: toExplanations(explainAutomaticCp(automatic, days.to)),
  };
}

function describeSupport(effort: Support, names: ReadonlyMap<string, string>, {from, to}: Days) {
  return {
    activity_id: effort.activityId,
    name: names.get(effort.activityId) ?? "",
    date: effort.day,
    duration: effort.seconds,
    power: tenth(effort.power),
    share: fine(effort.share),
    days_left: daysLeft(effort, to, daysBetween(from, to) + 1),
  };
}
