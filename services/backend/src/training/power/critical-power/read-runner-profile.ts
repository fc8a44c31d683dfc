import {curveRange} from "@gradus/training/curve/range";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import type {PowerProfile} from "@gradus/training/prediction/sustainable";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {readMaximumHeartRate} from "../history/heart-rates.ts";
import {createRunHistory, type Days, type RunVolume} from "../history/run-history.ts";
import {stressUntil} from "../history/stress-days.ts";
import {type CpRow, cpOn, createCpHistory} from "./cp-history.ts";
import {daysToRead, type Estimate, estimateCp, LONGEST_EFFORT_S} from "./estimate-cp.ts";
import {familyOn} from "./family-on.ts";
import {sameFamily} from "./same-family.ts";

const WEEKS = TRAINING_DEFAULTS.curve.windowDays / 7;

export interface RunnerProfile {
  readonly days: Days;
  readonly family: PowerFamily | null;
  readonly inForce: CpRow | null;
  /** Null without runs with power. */
  readonly estimate: Estimate | null;
  readonly volume: RunVolume;
  /** Mean seconds of running a week. */
  readonly weeklySeconds: number;
  readonly weight: number;
}

export async function readRunnerProfile(
  db: Db,
  {id, today, weightOn}: Athlete,
  now: Date,
): Promise<RunnerProfile> {
  const history = createRunHistory(db);
  const days = curveRange({today}) ?? {from: today, to: today};
  const runs = await history.listPowered(id);
  const family = familyOn(runs, today);
  const inForce = cpOn(sameFamily(await createCpHistory(db).list(id), family), today);
  const volume = await history.readVolume(id, days, family);
  const known = {
    days,
    family,
    inForce,
    volume,
    weeklySeconds: volume.moving / WEEKS,
    weight: weightOn(today),
  };
  if (family === null) return {...known, estimate: null};
  const curves = await history.listCurves(id, [daysToRead(days)], {longest: LONGEST_EFFORT_S});
  const maximumHeartRate = await readMaximumHeartRate(db, id, now);
  const stress = stressUntil(await history.listStress(id), today);
  return {...known, estimate: estimateCp({curves, runs, family, days, stress, maximumHeartRate})};
}

interface KnownPower {
  readonly profile: PowerProfile;
  readonly confidence: number;
  /** Critical power is at least the value of its row. */
  readonly isLowerBound: boolean;
}

/** What a prediction rests on, and how sure it is; null while there is no critical power. */
export function powerProfileOf({inForce, estimate}: RunnerProfile): KnownPower | null {
  if (!inForce) return null;
  const automatic = estimate?.automatic.status === "ok" ? estimate.automatic : null;
  const profile = {
    criticalPower: inForce.critical_power,
    wPrime: automatic?.w_prime ?? null,
    pMax: automatic?.pmax ?? null,
    efforts: estimate?.input.efforts ?? [],
  };
  const confidence = automatic?.confidence ?? inForce.confidence ?? 0;
  return {profile, confidence, isLowerBound: inForce.lower_bound};
}
