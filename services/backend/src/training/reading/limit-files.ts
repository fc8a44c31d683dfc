import {ACTIVITY_BOUNDS} from "../../contract/activity-values.ts";
import {type LimitDeps, limitSubject} from "../../core/rate-limit/limit-visitor.ts";

/** As many as sixty full forms hold: ten years of runs at once, and then one a second or so. */
const FILES_AN_HOUR = 60 * ACTIVITY_BOUNDS.files.max;
const LIMIT = {burst: FILES_AN_HOUR, perMinute: FILES_AN_HOUR / 60};

/** Counts the files of one form, before any of them is kept: all of them are taken, or none. */
export function limitFiles(deps: LimitDeps, user_id: string, files: number) {
  return limitSubject(deps, "run-files", user_id, LIMIT, files);
}
