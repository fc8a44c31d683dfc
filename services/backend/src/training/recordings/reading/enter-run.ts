import {momentOf} from "@gradus/schemas/zoned-time";
import {CSV_COLUMNS, CSV_LEAD} from "@gradus/training/files/csv-columns";
import {readAthlete} from "../../../accounts/account/athlete.ts";
import {BY_HAND} from "../../../contract/activity-values.ts";
import type {HandEntry} from "../../../contract/hand-entry.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import type {ReadingDeps} from "./reading-deps.ts";
import {type Received, receiveFile} from "./receive-file.ts";

/** Seconds between two rows: as far apart as a line is drawn through. */
const STEP_S = 10;

/**
 * Stores a run that its runner enters by hand. It is stored as a file like those of devices, at an even pace, so that
 * edits, exports and erasure apply to it; the same entry sent twice is one run.
 */
export async function enterRun(deps: ReadingDeps, user_id: string, entry: HandEntry): Promise<Received> {
  const athlete = await readAthlete(deps.db, user_id);
  if (!athlete) throw notFound();
  const moment = momentOf(entry.started, athlete.timezone);
  const now = deps.now();
  if (!moment) throw refused("not_a_date");
  if (moment.instant.getTime() + 1000 * entry.duration > now.getTime()) throw refused("out_of_range");
  const content = new TextEncoder().encode(csvOf(moment.instant, entry));
  const {rpe: stated_rpe} = entry;
  const file = {user_id, product: "watch", source: BY_HAND, source_id: null, stated_rpe} as const;
  const result = await receiveFile(deps, {...file, content, received_at: now});
  // The limits on the start in files apply here too, such as no year before 2000.
  if (result.outcome === "refused") throw refused("not_a_date");
  return result;
}

const refused = (started: "not_a_date" | "out_of_range") =>
  new AppError("invalid", "The fields do not fit", {field_errors: {started}});

/**
 * The run in our own table: time and distance, every ten seconds and in its last second, so that its moving time is the
 * duration.
 */
export function csvOf(start: Date, {distance, duration}: Pick<HandEntry, "distance" | "duration">): string {
  const last = duration - 1;
  const rows = Array.from({length: Math.ceil(last / STEP_S)}, (_, index) => index * STEP_S);
  const {name, decimals} = CSV_COLUMNS.distance;
  const lines = [...rows, last].map((second) => {
    const time = new Date(start.getTime() + 1000 * second).toISOString();
    return [time, second, 1, ((distance * second) / last).toFixed(decimals)].join(",");
  });
  return [[...CSV_LEAD, name].join(","), ...lines, ""].join("\n");
}
