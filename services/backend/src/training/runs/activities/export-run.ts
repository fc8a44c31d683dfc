import {exportCsv} from "@gradus/training/export/csv";
import {encodeFit} from "@gradus/training/export/fit";
import {type HiddenPlace, hidePlaces, hidePositions} from "@gradus/training/map/privacy";
import {trackOf} from "@gradus/training/map/track";
import {type MapTheme, trackSvg} from "@gradus/training/map/track-svg";
import type {Lap, SubSport} from "@gradus/training/series/recording";
import {eq} from "drizzle-orm";
import {notFound} from "../../../core/errors.ts";
import {upload} from "../original-files/tables.ts";
import {type OpenDeps, type OpenRun, openRun} from "./open-run.ts";
import type {RunRow} from "./run-repository.ts";

const SUB_SPORTS: readonly SubSport[] = ["generic", "treadmill", "street", "trail", "track", "indoor"];
const MAP = {width: 640, height: 400} as const;

/** Places the viewer must not see are left out of files, too. */
type Hidden = readonly HiddenPlace[];

/** A run as a FIT file that any site reads, edits included. */
export async function runAsFit(deps: OpenDeps, row: RunRow, hidden: Hidden = []): Promise<Uint8Array> {
  const run = await openRun(deps, row, {extra: true});
  return encodeFit({
    series: hidePositions(run.series, hidden),
    extra: run.extra,
    subSport: SUB_SPORTS.find((known) => known === row.sport) ?? "generic",
    powerFamily: row.power_family,
    laps: lapsOf(run),
    utcOffset: row.offset_seconds,
    timer: row.edits.length === 0 ? (row.totals?.timer ?? null) : null,
    serial: row.device.serial ?? null,
    productName: row.device.name ?? "",
    hasBarometer: row.has_barometer,
  });
}

export async function runAsCsv(deps: OpenDeps, row: RunRow, hidden: Hidden = []): Promise<string> {
  const {series, extra} = await openRun(deps, row, {extra: true});
  return exportCsv({series: hidePositions(series, hidden), extra, powerFamily: row.power_family});
}

/** Where a run went, drawn; null without positions that may be shown. */
export async function runAsMap(
  deps: OpenDeps,
  row: RunRow,
  {theme, resolution}: {theme: MapTheme; resolution: 1 | 2 | 3},
  hidden: Hidden = [],
): Promise<string | null> {
  const {series} = await openRun(deps, row, {columns: ["latitude", "longitude"]});
  const line = trackOf(series);
  const lines = line ? hidePlaces(line, hidden) : [];
  return lines.length === 0 ? null : trackSvg(lines, {...MAP, theme, resolution, label: row.name});
}

export async function originalOf({db, objects}: OpenDeps, {upload_id}: RunRow) {
  const [row] = await db.select().from(upload).where(eq(upload.id, upload_id));
  const bytes = row?.content ?? (row?.object_key ? await objects.get(row.object_key) : null);
  if (!row || !bytes) throw notFound();
  return {kind: row.kind, bytes};
}

function lapsOf({series, laps}: OpenRun): Lap[] {
  return laps.map(({from, to, timer, distance, trigger, workout_step: workoutStep}) => ({
    start: series.start + from,
    elapsed: to - from + 1,
    timer,
    distance,
    trigger,
    workoutStep,
  }));
}
