import {gunzipSync} from "node:zlib";
import {applyEdits, type Edit, type EditRefusal} from "@gradus/training/edits/apply-edits";
import {findOffset, type OffsetSearch} from "@gradus/training/edits/find-offset";
import {decodeSeries} from "@gradus/training/series/codec";
import {GAP_MAX} from "@gradus/training/series/fill-gaps";
import type {Series} from "@gradus/training/series/series";
import {type Derived, deriveRun, type RunnerOnDay} from "../../runs/activities/derive-run.ts";

/** A run and what is to become of it: plain values, since they travel to a thread. */
export interface RederiveTask {
  /** The stored grid, as it was recorded. */
  readonly packed: Uint8Array;
  readonly record_interval: number;
  readonly has_barometer: boolean;
  readonly edits: readonly Edit[];
  /** The grids of the runs that merges name. */
  readonly sources: readonly (readonly [id: string, packed: Uint8Array])[];
  readonly runner: RunnerOnDay;
}

export type Rederived =
  | {
      readonly ok: true;
      readonly derived: Derived;
      readonly isExcluded: boolean;
      /** Seconds by which the run begins later than it was recorded. */
      readonly shift: number;
    }
  | {readonly ok: false; readonly code: EditRefusal; readonly at: number};

/** CPU-intensive: runs on a thread. */
export function rederive({edits, runner, ...task}: RederiveTask): Rederived {
  const recorded = unpack(task.packed);
  const edited = edit(recorded, task, edits);
  if (!edited.ok) return edited;
  const {record_interval, has_barometer} = task;
  const isLowResolution = record_interval > GAP_MAX;
  const {accepted} = edited;
  const grid = {series: edited.series, accepted, record_interval, isLowResolution, has_barometer};
  const shift = edited.series.start - recorded.start;
  return {ok: true, derived: deriveRun(grid, runner), isExcluded: edited.isExcluded, shift};
}

export interface AlignTask extends Pick<RederiveTask, "packed" | "edits" | "sources"> {
  readonly offline: Uint8Array;
}

/** Where another recording lies in a run as it was edited. Heavy: on a thread. */
export function align({offline, edits, ...task}: AlignTask): OffsetSearch {
  const edited = edit(unpack(task.packed), task, edits);
  if (!edited.ok) throw new Error(`A run has edits that cannot be applied: ${edited.code}`);
  return findOffset(edited.series, unpack(offline));
}

function edit(series: Series, {sources}: Pick<RederiveTask, "sources">, edits: readonly Edit[]) {
  const grids = new Map(sources.map(([id, packed]) => [id, unpack(packed)]));
  return applyEdits({series, laps: []}, edits, grids);
}

const unpack = (packed: Uint8Array): Series => decodeSeries(new Uint8Array(gunzipSync(packed))).series;
