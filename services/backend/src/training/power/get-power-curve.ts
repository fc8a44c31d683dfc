import {modelBand} from "@gradus/training/cp/band";
import {omniDomainPower} from "@gradus/training/cp/models";
import {breakdown, type Envelope, everySecond} from "@gradus/training/curve/envelope";
import {explainAutomaticCp} from "@gradus/training/explain/explain-power";
import {findAthlete} from "../../accounts/account/find-athlete.ts";
import {POWER_FAMILIES} from "../../contract/activity-values.ts";
import type {PowerCurve, PowerCurveQuery} from "../../contract/power-curve.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {requestedDays} from "../history/requested-days.ts";
import {fine, orNull, tenth, whole} from "../history/rounded.ts";
import {createRunHistory, type Days, type PoweredRun} from "../history/run-history.ts";
import {stressUntil} from "../history/stress-days.ts";
import {toExplanations} from "../history/to-explanations.ts";
import {cpOn, createCpHistory} from "./cp-history.ts";
import {daysRead, type Estimate, estimateCp} from "./estimate-cp.ts";
import {familyOn} from "./family-on.ts";

/** Seconds between which the model says something. */
const MODEL_SECONDS = {from: 10, to: 3 * 3600} as const;

interface Asked {
  readonly user_id: string;
  readonly query: PowerCurveQuery;
  /** Whether whoever asks may know critical power and weight. */
  readonly seesPower: boolean;
}

/** The best power for each duration over a range of days, and the model through it. */
export async function getPowerCurve(
  {db, now}: Pick<AnalysisDeps, "db" | "now">,
  {user_id, query, seesPower}: Asked,
): Promise<PowerCurve> {
  const athlete = await findAthlete(db, user_id, now());
  const days = requestedDays(query, athlete);
  const runs = await createRunHistory(db).listPowered(user_id);
  const family = query.family ?? familyOn(runs, days.to);
  const inForce = cpOn(await createCpHistory(db).list(user_id), days.to);
  const frame = {
    ...days,
    detraining: query.detraining === "1",
    family,
    families: POWER_FAMILIES.filter((known) => runs.some((run) => run.family === known)),
    critical_power: seesPower ? orNull(tenth, inForce?.critical_power ?? null) : null,
    weight_kg: seesPower ? athlete.weightOn(days.to) : null,
  };
  if (family === null) return {...frame, ...NOTHING, ...listsOf(null, query, runs, days)};
  const history = createRunHistory(db);
  const stress = frame.detraining ? stressUntil(await history.listStress(user_id), days.to) : null;
  const curves = await history.listCurves(user_id, daysRead(days), {withStarts: true});
  const estimate = estimateCp({curves, runs, family, days, stress});
  const {envelope, automatic} = estimate;
  return {
    ...frame,
    durations: [...envelope.durations],
    power: Array.from(envelope.power, tenth),
    model: seesPower ? modelOf(estimate) : null,
    explanations: seesPower ? toExplanations(explainAutomaticCp(automatic, days.to)) : [],
    ...listsOf(envelope, query, runs, days),
  };
}

const NOTHING = {durations: [], power: [], model: null, explanations: []};

function modelOf({automatic, envelope}: Estimate): PowerCurve["model"] {
  if (automatic.status !== "ok") return null;
  const {critical_power, w_prime, pmax, endurance, confidence, lower_bound, model} = automatic;
  const band = modelBand(automatic.supporting, model);
  const eachModelled = (wattsAt: (seconds: number) => number) =>
    envelope.durations.map((seconds) => (isModelled(seconds) ? tenth(wattsAt(seconds)) : null));
  return {
    kind: "omni_domain",
    critical_power: tenth(critical_power),
    w_prime: orNull(whole, w_prime),
    pmax: orNull(tenth, pmax),
    endurance: tenth(endurance),
    confidence: fine(confidence),
    lower_bound,
    power: eachModelled((seconds) => omniDomainPower(seconds, model)),
    band: eachModelled(band.at),
  };
}

const isModelled = (seconds: number) => seconds >= MODEL_SECONDS.from && seconds <= MODEL_SECONDS.to;

/** What is only listed where it was asked for. */
function listsOf(
  envelope: Envelope | null,
  {format, include_breakdown}: PowerCurveQuery,
  runs: readonly PoweredRun[],
  {to}: Days,
): Pick<PowerCurve, "power_list" | "breakdown"> {
  const names = new Map(runs.map(({id, name}) => [id, name]));
  return {
    ...(format === "seconds" && {power_list: envelope ? everySecond(envelope).map(tenth) : []}),
    ...(include_breakdown === "1" && {
      breakdown: (envelope ? breakdown(envelope, to) : []).map(({id, day, ageDays, share, points}) => ({
        activity_id: id,
        name: names.get(id) ?? "",
        date: day,
        age_days: ageDays,
        share: fine(share),
        points: points.map(({duration, power, start}) => ({duration, power: tenth(power), start})),
      })),
    }),
  };
}
