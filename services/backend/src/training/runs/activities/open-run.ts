import {promisify} from "node:util";
import {gunzip} from "node:zlib";
import {applyEdits} from "@gradus/training/edits/apply-edits";
import type {SlotRange} from "@gradus/training/edits/crop";
import {decodeSeries} from "@gradus/training/series/codec";
import type {ExtraSeries} from "@gradus/training/series/recording";
import type {Series, SeriesKey} from "@gradus/training/series/series";
import type {Db} from "../../../core/db/db.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import {createRunRepository, type RunRow} from "./run-repository.ts";
import type {RunLap} from "./tables.ts";

export interface OpenDeps {
  readonly db: Db;
  readonly objects: ObjectStore;
}

export interface OpenRun {
  readonly series: Series;
  readonly laps: readonly RunLap[];
  /** Seconds whose power the runner accepted. */
  readonly accepted: readonly SlotRange[];
  /** What has no column of its own; none where edits changed the grid. */
  readonly extra: readonly ExtraSeries[];
}

interface SeriesSelection {
  /** All, if none are named. */
  readonly columns?: readonly SeriesKey[];
  readonly extra?: boolean;
}

const unpack = promisify(gunzip);

/** A run second by second, as it was recorded and then edited. */
export async function openRun(
  deps: OpenDeps,
  row: RunRow,
  selection: SeriesSelection = {},
): Promise<OpenRun> {
  const changing = row.edits.filter(({op}) => op !== "exclude" && op !== "accept_power");
  if (changing.length === 0) {
    const {series, extra} = await readSeries(deps, row.series_key, selection);
    const accepted = row.edits.flatMap((edit) => (edit.op === "accept_power" ? edit.ranges : []));
    return {series, laps: row.laps, accepted, extra};
  }
  // An edit may read columns that the caller did not request.
  const {series} = await readSeries(deps, row.series_key, {});
  const sources = new Map<string, Series>();
  for (const edit of row.edits) {
    if (edit.op !== "merge") continue;
    const source = await createRunRepository(deps.db).get(row.user_id, edit.source);
    if (source) sources.set(edit.source, (await readSeries(deps, source.series_key, {})).series);
  }
  const edited = applyEdits({series, laps: row.laps}, row.edits, sources);
  if (!edited.ok) throw new Error(`A run has edits that cannot be applied: ${edited.code}`);
  return {series: edited.series, laps: edited.laps, accepted: edited.accepted, extra: []};
}

async function readSeries({objects}: OpenDeps, key: string, selection: SeriesSelection) {
  const packed = await objects.get(key);
  if (packed === null) throw new Error("The series of a run is missing");
  return decodeSeries(new Uint8Array(await unpack(packed)), selection);
}
