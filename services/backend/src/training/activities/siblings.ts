import type {Edit} from "@gradus/training/edits/apply-edits";
import {and, asc, between, eq, inArray, isNull, ne, or, sql} from "drizzle-orm";
import {alias} from "drizzle-orm/pg-core";
import type {Db} from "../../core/db/db.ts";
import type {RunRow} from "./run-repository.ts";
import {activity} from "./tables.ts";

/** Two records of one run begin within a minute, and last as long but for a fiftieth. */
const SAME_START_MS = 60_000;
const SAME_LENGTH = 0.02;

const EXCLUDED: Edit = {op: "exclude"};

export type Recorded = Pick<RunRow, "user_id" | "upload_id" | "recorded_start" | "recorded_seconds">;
type Standing = Pick<RunRow, "sibling_of" | "edits" | "is_excluded">;

/** The run of another file that this one records once more. */
export async function findSibling(tx: Db, run: Recorded): Promise<string | null> {
  const near = (ms: number) => new Date(run.recorded_start.getTime() + ms);
  const found = await tx
    .select({id: activity.id, seconds: activity.recorded_seconds})
    .from(activity)
    .where(
      and(
        eq(activity.user_id, run.user_id),
        ne(activity.upload_id, run.upload_id),
        between(activity.recorded_start, near(-SAME_START_MS), near(SAME_START_MS)),
        isNull(activity.deleted_at),
        isNull(activity.sibling_of),
      ),
    )
    .orderBy(asc(activity.created_at), asc(activity.id));
  const isAsLong = (seconds: number) =>
    Math.abs(seconds - run.recorded_seconds) <= SAME_LENGTH * Math.max(seconds, run.recorded_seconds);
  return found.find(({seconds}) => isAsLong(seconds))?.id ?? null;
}

/** A run beside which no other counts twice: a sibling counts nowhere, and the last one left counts as itself. */
export function standingOf(run: Standing, sibling_of: string | null): Standing {
  if (sibling_of === null && run.sibling_of === null) {
    const {edits, is_excluded} = run;
    return {sibling_of, edits, is_excluded};
  }
  const others = run.edits.filter(({op}) => op !== "exclude");
  return sibling_of === null
    ? {sibling_of, edits: others, is_excluded: false}
    : {sibling_of, edits: [...others, EXCLUDED], is_excluded: true};
}

/** The oldest that records once more what a run does, where there is one. */
export async function nextSibling(tx: Db, id: string): Promise<RunRow | null> {
  const [row] = await tx
    .select()
    .from(activity)
    .where(and(eq(activity.sibling_of, id), isNull(activity.deleted_at)))
    .orderBy(asc(activity.created_at), asc(activity.id))
    .limit(1)
    .for("update");
  return row ?? null;
}

/** A third file of a run belongs to whichever counts. */
export async function followSibling(tx: Db, before: string, after: string) {
  await tx.update(activity).set({sibling_of: after}).where(eq(activity.sibling_of, before));
}

/**
 * A run with what else recorded its outing, unless it was merged with it; not what is deleted. One statement, since
 * some changes are of two runs at once: it sees all of each or nothing. Null where the run is gone.
 */
export async function readWithSiblings(db: Db, {id, user_id}: Pick<RunRow, "id" | "user_id">) {
  const self = alias(activity, "self");
  const first = db
    .select({id: sql<string>`coalesce(${self.sibling_of}, ${self.id})`})
    .from(self)
    .where(eq(self.id, id));
  const isOfOuting = or(inArray(activity.id, first), inArray(activity.sibling_of, first));
  const rows = await db
    .select()
    .from(activity)
    .where(
      and(
        eq(activity.user_id, user_id),
        or(eq(activity.id, id), and(isOfOuting, isNull(activity.deleted_at))),
      ),
    )
    .orderBy(asc(activity.created_at), asc(activity.id));
  const run = rows.find((row) => row.id === id);
  if (!run) return null;
  const others = rows.filter((row) => row.id !== id);
  return {run, siblings: others.filter((other) => !isMergedInto(run, other) && !isMergedInto(other, run))};
}

const isMergedInto = ({edits}: RunRow, {id}: RunRow) =>
  edits.some((edit) => edit.op === "merge" && edit.source === id);
