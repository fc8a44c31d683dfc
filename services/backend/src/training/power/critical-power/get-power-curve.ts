import {modelBand} from "@gradus/training/cp/band";
import {omniDomainPower} from "@gradus/training/cp/models";
import {breakdown, type Envelope, envelopeOf, everySecond} from "@gradus/training/curve/envelope";
import {explainAutomaticCp} from "@gradus/training/explain/explain-power";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {POWER_FAMILIES, type PowerFamily} from "../../../contract/activity-values.ts";
import type {PowerCurve, PowerCurveQuery} from "../../../contract/power-curve.ts";
import type {Db} from "../../../core/db/db.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {createCurveCache} from "../history/curve-cache.ts";
import {readMaximumHeartRate} from "../history/heart-rates.ts";
import {requestedDays} from "../history/requested-days.ts";
import {fine, orNull, tenth, whole} from "../history/rounded.ts";
import {createRunHistory, type Days, type PoweredRun} from "../history/run-history.ts";
import {stressUntil} from "../history/stress-days.ts";
import {toExplanations} from "../history/to-explanations.ts";
import {cpOn, createCpHistory} from "./cp-history.ts";
import {type Bests, type Estimate, estimateOf} from "./estimate-cp.ts";
import {familyUntil} from "./family-on.ts";
import {readRange} from "./read-range.ts";
import {sameFamily} from "./same-family.ts";

/** The range of durations, in seconds, for which the model is valid. */
const MODEL_SECONDS = {from: 10, to: 3 * 3600} as const;

interface PowerCurveRequest {
  readonly user_id: string;
  readonly query: PowerCurveQuery;
  /** Whether the caller may know critical power and weight. */
  readonly seesPower: boolean;
}

/** What only runs and days decide of an answer. */
interface Read {
  readonly family: PowerFamily | null;
  readonly families: readonly PowerFamily[];
  /** Null without runs of the family. */
  readonly bests: Omit<Bests, "runs" | "maximumHeartRate"> | null;
}

export function powerCurveReader({db, now}: Pick<AnalysisDeps, "db" | "now">) {
  const remember = createCurveCache<Read>();

  return async ({user_id, query, seesPower}: PowerCurveRequest): Promise<PowerCurve> => {
    const athlete = await requireAthlete(db, user_id, now());
    const days = requestedDays(query, athlete);
    const what = [days.from, days.to, query.family, query.detraining].join();
    const read = await remember(db, user_id, what, () => readBests(db, user_id, days, query));
    const {bests, ...families} = read;
    const inForce = cpOn(sameFamily(await createCpHistory(db).list(user_id), read.family), days.to);
    const frame = {
      ...days,
      detraining: query.detraining === "1",
      ...families,
      families: [...families.families],
      critical_power: seesPower ? orNull(tenth, inForce?.critical_power ?? null) : null,
      weight_kg: seesPower ? athlete.weightOn(days.to) : null,
    };
    if (!bests) return {...frame, ...NOTHING, ...listsOf(NO_ENVELOPE, query, [], days)};
    const winners = bests.envelope.activities.map(({id}) => id);
    const runs = await createRunHistory(db).listNamed(user_id, winners);
    const maximumHeartRate = await readMaximumHeartRate(db, user_id, now());
    const estimate = estimateOf({...bests, runs, maximumHeartRate});
    return {
      ...frame,
      ...describe(estimate, days, seesPower),
      ...listsOf(bests.envelope, query, runs, days),
    };
  };
}

async function readBests(db: Db, user_id: string, days: Days, query: PowerCurveQuery): Promise<Read> {
  const history = createRunHistory(db);
  const all = await history.listFamilies(user_id);
  const family = query.family ?? (await familyUntil(db, user_id, days.to));
  const families = POWER_FAMILIES.filter((one) => all.some((known) => known.family === one));
  const known = all.find((one) => one.family === family);
  if (!known) return {family, families, bests: null};
  const stress = query.detraining === "1" ? stressUntil(await history.listStress(user_id), days.to) : null;
  const bests = await readRange(db, {user_id, family: known.family, days, known, stress});
  return {family, families, bests};
}

function describe(estimate: Estimate, {to}: Days, seesPower: boolean) {
  const {envelope, automatic} = estimate;
  return {
    durations: [...envelope.durations],
    power: Array.from(envelope.power, tenth),
    model: seesPower ? modelOf(estimate) : null,
    explanations: seesPower ? toExplanations(explainAutomaticCp(automatic, to)) : [],
  };
}

const NOTHING = {durations: [], power: [], model: null, explanations: []};
const NO_ENVELOPE = envelopeOf([]);

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

/** The lists that are only sent on request. */
function listsOf(
  envelope: Envelope,
  {format, include_breakdown}: PowerCurveQuery,
  runs: readonly Pick<PoweredRun, "id" | "name">[],
  {to}: Days,
): Pick<PowerCurve, "power_list" | "breakdown"> {
  const names = new Map(runs.map(({id, name}) => [id, name]));
  return {
    ...(format === "seconds" && {power_list: everySecond(envelope).map(tenth)}),
    ...(include_breakdown === "1" && {
      breakdown: breakdown(envelope, to).map(({id, day, ageDays, share, points}) => ({
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
