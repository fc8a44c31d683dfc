import type {Edit} from "@gradus/training/edits/apply-edits";
import {ELAPSED_MAX} from "@gradus/training/series/grid";
import {and, asc, between, eq, inArray, isNull, ne, or, sql} from "drizzle-orm";
import {alias} from "drizzle-orm/pg-core";
import type {Db} from "../../../core/db/db.ts";
import type {RunRow} from "./run-repository.ts";
import {activity} from "./tables.ts";

/** Two records of one run begin within a minute, and last as long but for a fiftieth. */
const SAME_START_S = 60;
const SAME_LENGTH = 0.02;
/**
 * One person cannot run twice at once: when two runs share more than this fraction of the shorter one, the athlete is
 * asked about one of them.
 */
const SHARED_MAX = 0.5;

const EXCLUDED: Edit = {op: "exclude"};

export type Recorded = Pick<RunRow, "user_id" | "upload_id" | "recorded_start" | "recorded_seconds">;
type SiblingState = Pick<RunRow, "sibling_of" | "edits" | "is_excluded">;

/** The run of another file that went on at the same time: of several the one that counts, and that shares the most. */
export async function findSibling(tx: Db, run: Recorded): Promise<string | null> {
  const after = (seconds: number) => new Date(run.recorded_start.getTime() + seconds * 1000);
  const found = await tx
    .select({
      id: activity.id,
      recorded_start: activity.recorded_start,
      recorded_seconds: activity.recorded_seconds,
      is_excluded: activity.is_excluded,
    })
    .from(activity)
    .where(
      and(
        eq(activity.user_id, run.user_id),
        ne(activity.upload_id, run.upload_id),
        between(activity.recorded_start, after(-ELAPSED_MAX), after(run.recorded_seconds + SAME_START_S)),
        isNull(activity.deleted_at),
        isNull(activity.sibling_of),
      ),
    )
    .orderBy(asc(activity.created_at), asc(activity.id));
  const [first] = found
    .filter((other) => isSameOuting(run, other))
    .toSorted(
      (a, b) =>
        Number(a.is_excluded) - Number(b.is_excluded) || sharedSeconds(run, b) - sharedSeconds(run, a),
    );
  return first?.id ?? null;
}

type Timed = Pick<RunRow, "recorded_start" | "recorded_seconds">;

const isSameOuting = (run: Timed, other: Timed) => isAlike(run, other) || overlaps(run, other);

/** Both began and lasted alike. */
export function isAlike(run: Timed, other: Timed): boolean {
  const longer = Math.max(run.recorded_seconds, other.recorded_seconds);
  const shorter = Math.min(run.recorded_seconds, other.recorded_seconds);
  const apart = Math.abs(secondsBetween(run, other));
  return apart <= SAME_START_S && longer - shorter <= SAME_LENGTH * longer;
}

/** One goes on for most of the other. */
export function overlaps(run: Timed, other: Timed): boolean {
  const shorter = Math.min(run.recorded_seconds, other.recorded_seconds);
  return sharedSeconds(run, other) > SHARED_MAX * shorter;
}

/** How long both went on at the same time. */
function sharedSeconds(run: Timed, other: Timed): number {
  const start = secondsBetween(run, other);
  const end = Math.min(run.recorded_seconds, start + other.recorded_seconds);
  return Math.max(0, end - Math.max(0, start));
}

/** How much later the other begins. */
const secondsBetween = (run: Timed, other: Timed) =>
  (other.recorded_start.getTime() - run.recorded_start.getTime()) / 1000;

/** A run beside which no other counts twice: a sibling counts nowhere, and the last one left counts as itself. */
export function siblingState(run: SiblingState, sibling_of: string | null): SiblingState {
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
