import {csvText} from "@gradus/training/export/csv-cell";
import type {RunRow} from "../activities/run-repository.ts";
import {toActivity} from "../activities/to-activity.ts";

const END = "\r\n";

/** The columns of the table of runs, each with its name in the API. */
const COLUMNS = [
  "id",
  "start_time",
  "local_day",
  "time_zone",
  "name",
  "type",
  "surface_type",
  "distance",
  "moving_time",
  "elapsed_time",
  "average_power",
  "max_power",
  "average_heart_rate",
  "max_heart_rate",
  "average_cadence",
  "total_elevation_gain",
  "stress",
  "critical_power",
  "weight",
  "rpe",
  "feel",
  "apparel_id",
  "source",
  "is_excluded",
] as const;

export const INDEX_HEAD = `${["file", ...COLUMNS, "tags"].join(",")}${END}`;

/** `file` is empty where no file could be had. */
export function indexLine(run: RunRow, file: string): string {
  const shown = toActivity(run, null, null);
  const cells = COLUMNS.map((column) => {
    const value = shown[column];
    return typeof value === "string" ? csvText(value) : String(value ?? "");
  });
  return [csvText(file), ...cells, csvText(shown.tags.join("; "))].join(",") + END;
}
