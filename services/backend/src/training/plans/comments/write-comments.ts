import {and, eq, isNotNull} from "drizzle-orm";
import {listMailReaders} from "../../../accounts/account/list-mail-readers.ts";
import {listNames} from "../../../accounts/account/list-names.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import {COACHING_BOUNDS} from "../../../contract/coaching-values.ts";
import type {Comment} from "../../../contract/comments.ts";
import {reaches} from "../../../contract/share-values.ts";
import type {Secret} from "../../../core/crypto/secret.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {enqueueMail} from "../../../core/mail/enqueue-mail.ts";
import {limitSubject} from "../../../core/rate-limit/limit-visitor.ts";
import {libraryLocaleOf} from "../library/library-locale.ts";
import {localizeTitle} from "../library/localize-workout.ts";
import {deleteCommentNotifications, notify, recentlyMailed} from "../notifications/notify.ts";
import type {SharingGraphDeps} from "../sharing-graph/sharing-graph.ts";
import {commentWritten} from "./mails/comment-written.ts";
import {training_comment} from "./tables.ts";
import {type CommentRow, countIn, isOfThread, startShift, type Thread, toComments} from "./threads.ts";

export interface CommentDeps extends SharingGraphDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
  readonly wakeMail: () => void;
}

interface CommentInput {
  readonly text: string;
  readonly second: number | null;
}

const COMMENT_LIMIT = {burst: 60, perMinute: 10};

/** Adds a comment, and notifies the other participants of the thread. */
export async function addComment(
  deps: CommentDeps,
  thread: Thread,
  author: string,
  input: CommentInput,
): Promise<Comment> {
  if (thread.isDeleted) throw notFound();
  const values = {text: input.text, second: recordedSecond(thread, input.second)};
  await limitSubject(deps, "comment", author, COMMENT_LIMIT);
  const added = await withTransaction(deps.db, async (tx) => {
    await lockAccount(tx, thread.owner);
    if ((await countIn(tx, thread)) >= COACHING_BOUNDS.thread.max)
      throw new AppError("limit_reached", "There is room for no more comments");
    const row = await insertComment(tx, thread, {...values, author_id: author, created_at: deps.now()});
    await notifyParticipants(deps, tx, thread, row);
    const [comment] = await toComments(tx, thread, [row], author);
    return comment;
  });
  if (!added) throw new Error("A comment was not kept");
  deps.wakeMail();
  return added;
}

type CommentValues = Pick<typeof training_comment.$inferInsert, "text" | "second" | "created_at"> & {
  readonly author_id: string;
};

async function insertComment(tx: Db, {owner, about, id}: Thread, values: CommentValues): Promise<CommentRow> {
  const item = about === "activity" ? {activity_id: id} : {workout_id: id};
  const [row] = await tx
    .insert(training_comment)
    .values({id: newId("cmt"), user_id: owner, ...item, ...values})
    .returning();
  if (!row) throw new Error("A comment was not kept");
  return row;
}

function recordedSecond({run}: Thread, second: number | null): number | null {
  if (run === null || second === null) return null;
  if (second <= run.summary.elapsed_time) return second + startShift(run);
  throw new AppError("invalid", "The run is shorter", {field_errors: {second: "out_of_range"}});
}

/** Mails a comment at once; further comments of the thread within an hour appear in PowerCenter only. */
async function notifyParticipants(deps: CommentDeps, tx: Db, thread: Thread, row: CommentRow) {
  const at = row.created_at;
  const others = await participantsOf(deps, tx, thread, row.author_id ?? "");
  const lately = await recentlyMailed(tx, thread.id, others, at);
  const readers = (await listMailReaders(tx, others)).filter(({id}) => !lately.has(id));
  const mailed = new Set(readers.map(({id}) => id));
  const about = {
    owner_id: thread.owner,
    title: thread.title,
    comment_id: row.id,
    [`${thread.about}_id`]: thread.id,
    ...(thread.day !== null && {day: thread.day}),
  };
  await notify(
    tx,
    others.map((user_id) => ({
      user_id,
      kind: "comment",
      actor_id: row.author_id,
      about: mailed.has(user_id) ? {...about, mailed_for: thread.id} : about,
      library_text: thread.library_text,
      created_at: at,
    })),
  );
  const name = (await listNames(tx, row.author_id === null ? [] : [row.author_id])).get(row.author_id ?? "");
  for (const {id, email, locale, region} of readers) {
    await enqueueMail(tx, commentWritten, {
      dedupe: `comment.${row.id}.${row.author_id}.${id}`,
      locale,
      to: email,
      payload: {
        region,
        name: name ?? "",
        title: localizeTitle(thread, libraryLocaleOf(locale)),
        text: row.text,
        activity_id: thread.about === "activity" ? thread.id : "",
        workout_id: thread.about === "workout" ? thread.id : "",
        day: thread.day ?? "",
        // Empty for the athlete's own calendar; otherwise the athlete whose calendar the link opens.
        athlete: id === thread.owner ? "" : thread.owner,
      },
      at,
    });
  }
}

/**
 * The users to notify of a comment: the athlete, earlier authors of the thread, and coaches when the author is the
 * athlete; only those who can still see the thread.
 */
async function participantsOf(
  {sharingGraphIn}: CommentDeps,
  tx: Db,
  thread: Thread,
  author: string,
): Promise<string[]> {
  const spoke = await tx
    .selectDistinct({author_id: training_comment.author_id})
    .from(training_comment)
    .where(and(isOfThread(thread), isNotNull(training_comment.author_id)));
  const speakers = new Set(spoke.map(({author_id}) => author_id));
  const receivers = await sharingGraphIn(tx).listViewers(thread.owner);
  const recipients = receivers.filter(
    ({user_id, level}) =>
      reaches(level, thread.from) &&
      (speakers.has(user_id) || (author === thread.owner && reaches(level, "coach"))),
  );
  return [thread.owner, ...recipients.map(({user_id}) => user_id)].filter((id) => id !== author);
}

/** By its author, or whose training it is. Works twice. */
export async function removeComment({db, now}: CommentDeps, thread: Thread, me: string, id: string) {
  await withTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(training_comment)
      .where(and(isOfThread(thread), eq(training_comment.id, id)))
      .for("update");
    if (!row) throw notFound();
    if (me !== thread.owner && me !== row.author_id) {
      if (row.deleted_at !== null) throw notFound();
      throw new AppError("forbidden", "Somebody else said it");
    }
    if (row.deleted_at !== null) return;
    await tx.update(training_comment).set({deleted_at: now()}).where(eq(training_comment.id, id));
    await deleteCommentNotifications(tx, id);
  });
}
