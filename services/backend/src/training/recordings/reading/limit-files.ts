import {sniff} from "@gradus/training/files/sniff";
import {ACTIVITY_BOUNDS} from "../../../contract/activity-values.ts";
import {UPLOAD_MAX_BYTES} from "../../../contract/platforms.ts";
import {type LimitDeps, limitSubject} from "../../../core/rate-limit/limit-visitor.ts";
import {countZipEntries} from "../uploads/zip.ts";

/** As many as sixty full forms hold: ten years of runs at once, and then one a second or so. */
const FILES_AN_HOUR = 60 * ACTIVITY_BOUNDS.files.max;
const LIMIT = {burst: FILES_AN_HOUR, perMinute: FILES_AN_HOUR / 60};

/** Counts the files of one form before any of them is stored: all of them are accepted, or none. */
export function limitFiles(deps: LimitDeps, user_id: string, files: number) {
  return limitSubject(deps, "run-files", user_id, LIMIT, files);
}

/** How many files a form brings: those in its zips count as much as those beside them. */
export async function countFiles(files: readonly File[]): Promise<number> {
  const counts = await Promise.all(files.map(async (file) => ((await isZip(file)) ? countZip(file) : 1)));
  return Math.min(
    counts.reduce((sum, count) => sum + count, 0),
    FILES_AN_HOUR,
  );
}

const isZip = async (file: File) =>
  file.size <= UPLOAD_MAX_BYTES && sniff(new Uint8Array(await file.slice(0, 4).arrayBuffer())) === "zip";

const countZip = async (file: File) => countZipEntries(new Uint8Array(await file.arrayBuffer()));
