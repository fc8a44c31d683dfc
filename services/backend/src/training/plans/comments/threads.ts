import type {LibraryText} from "@gradus/training/library/library-workout";
import {and, asc, count, eq, isNull} from "drizzle-orm";
import {listNames} from "../../../accounts/account/list-names.ts";
import type {Comment} from "../../../contract/comments.ts";
import type {ShareLevel} from "../../../contract/share-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {notFound} from "../../../core/errors.ts";
import type {RunRow} from "../../runs/activities/run-repository.ts";
import {requireRun} from "../../runs/activities/run-rules.ts";
import {seesPlan, type Viewer} from "../../runs/activities/to-activity.ts";
import {planned_workout} from "../planned/tables.ts";
import {training_comment} from "./tables.ts";

export type CommentRow = typeof training_comment.$inferSelect;

export interface Thread {
  readonly owner: string;
  readonly id: string;
  readonly title: string;
  readonly library_text: LibraryText | null;
  readonly about: "activity" | "workout";
  readonly from: ShareLevel;
  readonly isDeleted: boolean;
  /** The calendar day of a workout. Null for a run. */
  readonly day: string | null;
  /** Null of a workout. */
  readonly run: RunRow | null;
}

export async function runThread(db: Db, owner: string, viewer: Viewer, id: string): Promise<Thread> {
  const run = await requireRun({db}, owner, viewer, id);
  const isDeleted = run.deleted_at !== null;
  return {
    owner,
    id,
    title: run.name,
    library_text: null,
    about: "activity",
    from: "activities",
    isDeleted,
    day: null,
    run,
  };
}

/** Throws `notFound` for viewers who do not see the plan. */
export async function workoutThread(db: Db, owner: string, viewer: Viewer, id: string): Promise<Thread> {
  if (!seesPlan(viewer)) throw notFound();
  const [row] = await db
    .select({
      title: planned_workout.title,
      library_text: planned_workout.library_text,
      day: planned_workout.day,
      deleted_at: planned_workout.deleted_at,
    })
    .from(planned_workout)
    .where(and(eq(planned_workout.user_id, owner), eq(planned_workout.id, id)));
  const isDeleted = row?.deleted_at != null;
  if (!row || (isDeleted && viewer !== null)) throw notFound();
  const {title, library_text, day} = row;
  return {owner, id, title, library_text, about: "workout", from: "plan", isDeleted, day, run: null};
}

export const isOfThread = ({about, id}: Thread) =>
  eq(about === "activity" ? training_comment.activity_id : training_comment.workout_id, id);

const isNotDeleted = isNull(training_comment.deleted_at);

export const listRows = (db: Db, thread: Thread): Promise<CommentRow[]> =>
  db
    .select()
    .from(training_comment)
    .where(and(isOfThread(thread), isNotDeleted))
    .orderBy(asc(training_comment.created_at), asc(training_comment.id));

export async function countIn(db: Db, thread: Thread) {
  const [row] = await db
    .select({said: count()})
    .from(training_comment)
    .where(and(isOfThread(thread), isNotDeleted));
  return row?.said ?? 0;
}

export async function toComments(
  db: Db,
  thread: Thread,
  rows: readonly CommentRow[],
  me: string,
): Promise<Comment[]> {
  const names = await listNames(db, [...new Set(rows.flatMap(({author_id}) => author_id ?? []))]);
  return rows.map((row) => {
    const {id, author_id, text, created_at} = row;
    const name = author_id === null ? undefined : names.get(author_id);
    return {
      id,
      author: author_id === null || name === undefined ? null : {id: author_id, name},
      second: secondIn(thread, row.second),
      text,
      is_removable: me === thread.owner || me === author_id,
      created: created_at.toISOString(),
    };
  });
}

/** Seconds by which a run begins later than its recording: stored seconds count from the recording. */
export const startShift = ({start_time, recorded_start}: RunRow) =>
  Math.round((start_time.getTime() - recorded_start.getTime()) / 1000);

function secondIn({run}: Thread, recorded: number | null): number | null {
  if (run === null || recorded === null) return null;
  const second = recorded - startShift(run);
  return second >= 0 && second <= run.summary.elapsed_time ? second : null;
}
