import type {FootMinute, Side} from "@gradus/training/feet/foot-minutes";
import {unpackMinutes} from "@gradus/training/feet/packed";
import {and, eq, inArray} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import type {RunRow} from "../activities/run-repository.ts";
import {activity} from "../activities/tables.ts";
import {foot_path, foot_recording} from "./tables.ts";

export type SideMinutes = Readonly<Record<Side, readonly FootMinute[]>>;

/** The minutes of both feet by run, those of one in order of time. */
export async function listMinutes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SideMinutes>> {
  const found = new Map<string, Record<Side, FootMinute[]>>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({run: foot_recording.activity_id, side: foot_path.side, minutes: foot_path.minutes})
    .from(foot_path)
    .innerJoin(foot_recording, eq(foot_recording.id, foot_path.recording_id))
    .where(inArray(foot_recording.activity_id, [...ids]))
    .orderBy(foot_recording.first_at, foot_recording.id);
  for (const {run, side, minutes} of rows) {
    if (run === null) continue;
    const sides = found.get(run) ?? {left: [], right: []};
    sides[side].push(...unpackMinutes(minutes));
    found.set(run, sides);
  }
  return found;
}

/** Those of a run, with what was merged into it, by its own clock. */
export async function minutesOfRun(db: Db, run: RunRow): Promise<SideMinutes> {
  const shifts = new Map([[run.id, 0], ...(await mergedInto(db, run))]);
  const byRun = await listMinutes(db, [...shifts.keys()]);
  const of = (side: Side) =>
    [...byRun]
      .flatMap(([id, sides]) =>
        sides[side].map((minute) => ({...minute, time: minute.time + (shifts.get(id) ?? 0)})),
      )
      .toSorted((a, b) => a.time - b.time);
  return {left: of("left"), right: of("right")};
}

/** The runs that were merged into this one, with the seconds by which its clock is ahead of theirs. */
async function mergedInto(db: Db, run: RunRow): Promise<[id: string, shift: number][]> {
  const offsets = new Map(
    run.edits.flatMap((edit): [string, number][] =>
      edit.op === "merge" ? [[edit.source, edit.offset]] : [],
    ),
  );
  if (offsets.size === 0) return [];
  const rows = await db
    .select({id: activity.id, start: activity.recorded_start})
    .from(activity)
    .where(and(eq(activity.user_id, run.user_id), inArray(activity.id, [...offsets.keys()])));
  return rows.map(({id, start}) => [
    id,
    Math.round((run.recorded_start.getTime() - start.getTime()) / 1000) + (offsets.get(id) ?? 0),
  ]);
}
