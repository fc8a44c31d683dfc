import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {type FootStride, minutesOf, SIDES} from "@gradus/training/feet/foot-minutes";
import {packMinutes} from "@gradus/training/feet/packed";
import {eq} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {foot_path} from "./tables.ts";

/** Averages strides by minutes and replaces the stored result. Idempotent. */
export async function savePaths(
  tx: Db,
  recording_id: string,
  strides: readonly FootStride[],
  computed_at: Date,
) {
  const start = Math.min(...strides.map(({time}) => time));
  const rows = SIDES.flatMap((side) => {
    const minutes = minutesOf(strides, side, start);
    if (minutes.length === 0) return [];
    const algo_version = TRAINING_DEFAULTS.version;
    return [{recording_id, side, minutes: packMinutes(minutes), algo_version, computed_at}];
  });
  await tx.delete(foot_path).where(eq(foot_path.recording_id, recording_id));
  if (rows.length > 0) await tx.insert(foot_path).values(rows);
}
