import {bestEffortsOnGrid} from "@gradus/training/mean-max/best-efforts";
import {cumulativeEnergy} from "@gradus/training/mean-max/energy";
import {rightMonotone} from "@gradus/training/mean-max/hull";
import type {Summary} from "@gradus/training/summary/summarize";
import type {Db} from "../src/core/db/db.ts";
import {newId} from "../src/core/db/new-id.ts";
import {packStarts, packWatts} from "../src/training/power/history/curve-bytes.ts";
import {activity, activity_curve} from "../src/training/runs/activities/tables.ts";
import {upload} from "../src/training/runs/original-files/tables.ts";
import {markStale} from "../src/training/runs/state/mark-stale.ts";

type Row = typeof activity.$inferInsert;
/** Seconds at so many watts, one after the other. */
export type Stretch = readonly [seconds: number, watts: number];

interface NewRun extends Partial<Omit<Row, "summary">> {
  readonly day: string;
  /** None: a run without power. */
  readonly power?: readonly Stretch[];
  readonly summary?: Partial<Summary>;
}

const UNMEASURED: Summary = {
  elapsed_time: 0,
  timer_time: 0,
  moving_time: 0,
  distance: null,
  average_power: null,
  moving_power: null,
  max_power: null,
  work_kj: null,
  iso_power: null,
  form_power_ratio: null,
  power_hr_drift: null,
  running_effectiveness: null,
  average_speed: null,
  average_heart_rate: null,
  max_heart_rate: null,
  average_cadence: null,
  average_stride_length: null,
  average_ground_time: null,
  average_oscillation: null,
  average_leg_spring: null,
  elevation_gain: null,
  elevation_loss: null,
};

/** A run as if its file had been read: its row and its curve, and what follows is to be derived anew. */
export async function insertRun(db: Db, user_id: string, {day, power = [], summary = {}, ...more}: NewRun) {
  const id = more.id ?? newId("act");
  const at = new Date(`${day}T08:00:00Z`);
  const upload_id = newId("upl");
  await db.insert(upload).values({
    id: upload_id,
    user_id,
    product: "pod",
    source: "file",
    kind: "fit",
    sha256: upload_id,
    size: 1,
    object_key: upload_id,
    state: "read",
    received_at: at,
  });
  const seconds = power.reduce((sum, [length]) => sum + length, 0);
  const joules = power.reduce((sum, [length, watts]) => sum + length * watts, 0);
  const family = more.power_family ?? (seconds > 0 ? "pod" : null);
  const measured = seconds > 0 && {average_power: joules / seconds, work_kj: joules / 1000};
  await db.insert(activity).values({
    id,
    user_id,
    upload_id,
    part: 0,
    series_key: id,
    recorded_start: at,
    recorded_seconds: seconds,
    offset_seconds: 0,
    time_zone: "Europe/Berlin",
    sport: "running",
    source: "file",
    device: {},
    power_family: family,
    recorded_power_family: family,
    // As if it had been read when there was one: there is no series to score it anew.
    cp_used: 280,
    has_barometer: true,
    problems: [],
    name: "A run",
    type: "run",
    surface_type: "road",
    start_time: at,
    local_day: day,
    algo_version: 1,
    stress: 50,
    stress_method: "power",
    seconds_in_zones: [0, 0, 0, 0, 0],
    below_seconds: 0,
    computed_at: at,
    created_at: at,
    updated_at: at,
    ...more,
    summary: {
      ...UNMEASURED,
      elapsed_time: seconds,
      timer_time: seconds,
      moving_time: seconds,
      ...measured,
      ...summary,
    },
  });
  if (seconds > 0) await addCurve(db, id, power);
  await markStale(db, user_id, day);
  return id;
}

async function addCurve(db: Db, activity_id: string, power: readonly Stretch[]) {
  const watts = power.flatMap(([seconds, level]) => new Array<number>(seconds).fill(level));
  const {power: best, start} = rightMonotone(bestEffortsOnGrid(cumulativeEnergy(watts)));
  await db
    .insert(activity_curve)
    .values({activity_id, algo_version: 1, power: packWatts(best), start: packStarts(start)});
}

/** A race of a runner whose critical power is `cp`, after an easy quarter of an hour. */
export const raceOf = (cp: number, seconds: number): readonly Stretch[] => [
  [900, 0.7 * cp],
  [seconds, cp * shareOver(seconds)],
];

/** An hour of easy running with one harder stretch. */
export const easyRunOf = (cp: number): readonly Stretch[] => [
  [1800, 0.7 * cp],
  [300, 0.9 * cp],
  [1500, 0.7 * cp],
];

/** What a typical runner holds (`templateShare` of the science), to two digits. */
const shareOver = (seconds: number) => (seconds <= 300 ? 1.15 : seconds <= 600 ? 1.075 : 1.0375);
