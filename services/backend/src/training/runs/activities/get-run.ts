import {suspectSeconds} from "@gradus/training/edits/suspect";
import {hidePositions} from "@gradus/training/map/privacy";
import type {Series} from "@gradus/training/series/series";
import {eq} from "drizzle-orm";
import type {ActivityDetail, MeasuredAgainst} from "../../../contract/activities.ts";
import {RESTORE_DAYS} from "../../../contract/activity-values.ts";
import {notFound} from "../../../core/errors.ts";
import {upload} from "../original-files/tables.ts";
import {placesHiddenFrom} from "../places/places.ts";
import {lapEvents} from "./lap-events.ts";
import {type OpenDeps, type OpenRun, openRun} from "./open-run.ts";
import {tenth, thousandth, whole} from "./rounding.ts";
import {type RunPairDeps, showRun} from "./run-pairs.ts";
import type {RunRow} from "./run-repository.ts";
import {seriesLists} from "./series-lists.ts";
import {readWithSiblings} from "./siblings.ts";
import {hidePlacesOnLine, seesRunner, toActivity, type Viewer} from "./to-activity.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface RunDetailDeps extends OpenDeps, RunPairDeps {
  readonly measuredAgainst: (row: RunRow, series: Series) => Promise<MeasuredAgainst>;
}

/** A run second by second, read anew: the caller may have gained access only a moment before. */
export async function getRun(
  deps: RunDetailDeps,
  requestedRun: RunRow,
  viewer: Viewer,
  resolution: number,
): Promise<ActivityDetail> {
  const {run: row, siblings} = await readForViewer(deps, requestedRun, viewer);
  const run = await openRun(deps, row);
  const {start, active} = run.series;
  const places = await placesHiddenFrom(deps.db, row.user_id, viewer);
  return {
    ...(await showRun(deps, deps.db, hidePlacesOnLine(row, places), viewer)),
    ...seriesLists(hidePositions(run.series, places), resolution),
    resolution,
    ...timerEvents(start, active),
    lap_events: lapEvents(run, row.has_barometer),
    ...detailMeasures(row, viewer),
    measured_against: seesRunner(viewer) ? await measuredAgainstFor(deps, row, run.series, viewer) : null,
    has_barometer: row.has_barometer,
    // Averages cover the seconds of the grid; the device's own totals are returned beside them.
    timer_time: row.summary.timer_time,
    session_timer: tenth(row.totals?.timer),
    session_distance: whole(row.totals?.distance),
    distance_source: row.distance_source,
    power_source: row.power_source,
    algo_version: row.algo_version,
    computed_at: row.computed_at.toISOString(),
    problems: row.problems.map(({code, detail}) => ({code, detail})),
    suspect_seconds: viewer === null ? suspectIn(run, row) : [],
    upload_id: row.upload_id,
    has_original: viewer === null && (await hasOriginal(deps, row)),
    siblings: siblings.map(toSibling),
    restorable_until: row.deleted_at && restorableUntil(row.deleted_at).toISOString(),
  };
}

function suspectIn({series, accepted}: OpenRun, {cp_used}: RunRow) {
  const found = suspectSeconds(series, cp_used, accepted);
  return found.map(({from, to, power}) => ({from, to, power: tenth(power) ?? 0}));
}

/** Heart rates are shown to the owner alone, whatever others see of power. */
async function measuredAgainstFor(deps: RunDetailDeps, row: RunRow, series: Series, viewer: Viewer) {
  const against = await deps.measuredAgainst(row, series);
  return viewer === null ? against : {...against, heart_rates: null};
}

/** Other records of an outing are for its owner alone. */
async function readForViewer({db}: OpenDeps, run: RunRow, viewer: Viewer) {
  if (viewer !== null) return {run, siblings: []};
  const found = await readWithSiblings(db, run);
  if (!found) throw notFound();
  return found;
}

export function restorableUntil(deleted_at: Date) {
  return new Date(deleted_at.getTime() + RESTORE_DAYS * DAY_MS);
}

function detailMeasures({summary}: RunRow, viewer: Viewer) {
  return {
    moving_power: tenth(summary.moving_power),
    work_kj: tenth(summary.work_kj),
    iso_power: tenth(summary.iso_power),
    form_power_ratio: thousandth(summary.form_power_ratio),
    power_hr_drift: tenth(summary.power_hr_drift),
    // It reveals the athlete's weight.
    running_effectiveness: seesRunner(viewer) ? thousandth(summary.running_effectiveness) : null,
  };
}

function toSibling(row: RunRow) {
  const {id, name, source, power_type, device_info, is_excluded} = toActivity(row, null, null);
  return {id, name, source, power_type, device_info, is_excluded};
}

async function hasOriginal({db}: OpenDeps, {upload_id}: RunRow) {
  const [row] = await db.select({state: upload.state}).from(upload).where(eq(upload.id, upload_id));
  return row?.state === "read";
}

/** A run whose timer never stopped has one start and no stop. */
export function timerEvents(start: number, active: Uint8Array) {
  const start_events: number[] = [];
  const stop_events: number[] = [];
  for (let slot = 0; slot < active.length; slot++) {
    const [before, now] = [slot === 0 ? 0 : (active[slot - 1] ?? 0), active[slot] ?? 0];
    if (now === 1 && before === 0) start_events.push(start + slot);
    if (now === 0 && before === 1) stop_events.push(start + slot);
  }
  return {start_events, stop_events};
}
