import {csvLines} from "@gradus/training/export/csv";
import {and, asc, eq, isNull, sql} from "drizzle-orm";
import type {RunExportFormat} from "../../../contract/run-export-values.ts";
import type {Db} from "../../../core/db/db.ts";
import type {ZipMember} from "../../../core/storage/zip-stream.ts";
import {originalOf, runAsFit} from "../activities/export-run.ts";
import {type OpenDeps, openRun} from "../activities/open-run.ts";
import type {RunRow} from "../activities/run-repository.ts";
import {activity} from "../activities/tables.ts";
import {INDEX_HEAD, indexLine} from "./index-csv.ts";
import {noteMembers} from "./note-members.ts";

const PAGE = 50;

interface RunExportOptions {
  readonly user_id: string;
  readonly format: RunExportFormat;
  /** Called after each run with the number of runs in the file so far. */
  readonly onRun: (done: number) => Promise<void>;
}

export const isExported = (user_id: string) =>
  and(eq(activity.user_id, user_id), isNull(activity.deleted_at));

/** The files of an export, each made when its turn comes: the runs, a table of them, and what was noted. */
export async function* exportMembers(deps: OpenDeps, options: RunExportOptions): AsyncGenerator<ZipMember> {
  const lines = [INDEX_HEAD];
  // Several runs of one file have it once.
  const written = new Map<string, string>();
  let done = 0;
  for await (const run of listRuns(deps.db, options.user_id)) {
    const known = options.format === "original" ? written.get(run.upload_id) : undefined;
    const member = known === undefined ? await memberOf(deps, run, options.format) : null;
    if (member) yield member;
    const name = known ?? member?.name ?? "";
    written.set(run.upload_id, name);
    lines.push(indexLine(run, name));
    await options.onRun(++done);
  }
  yield {name: "index.csv", chunks: lines};
  yield* noteMembers(deps, options.user_id);
}

/** Page by page, the oldest first. */
async function* listRuns(db: Db, user_id: string): AsyncGenerator<RunRow> {
  let after: RunRow | null = null;
  for (;;) {
    const page: RunRow[] = await db
      .select()
      .from(activity)
      .where(and(isExported(user_id), after ? isAfter(after) : undefined))
      .orderBy(asc(activity.start_time), asc(activity.id))
      .limit(PAGE);
    yield* page;
    after = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}

const isAfter = ({start_time, id}: RunRow) =>
  sql`(${activity.start_time}, ${activity.id}) > (${start_time.toISOString()}::timestamptz, ${id})`;

async function memberOf(deps: OpenDeps, run: RunRow, format: RunExportFormat): Promise<ZipMember> {
  if (format === "csv") {
    const opened = await openRun(deps, run, {extra: true});
    return {name: nameOf(run, "csv"), chunks: csvLines({...opened, powerFamily: run.power_family})};
  }
  if (format === "fit") return {name: nameOf(run, "fit"), chunks: [await runAsFit(deps, run)]};
  const {kind, bytes} = await originalOf(deps, run);
  return {name: nameOf(run, kind), chunks: [bytes]};
}

/** A folder a year, then when the run began where it was: `2026/2026-03-01-0930-harbour-5-km-3f8k.fit`. */
function nameOf({id, name, start_time, offset_seconds}: RunRow, ending: string) {
  const local = new Date(start_time.getTime() + offset_seconds * 1000).toISOString();
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-|-$/g, "");
  const parts = [local.slice(0, 10), local.slice(11, 16).replace(":", ""), words, id.slice(-6)];
  return `${local.slice(0, 4)}/${parts.filter((part) => part !== "").join("-")}.${ending}`;
}
