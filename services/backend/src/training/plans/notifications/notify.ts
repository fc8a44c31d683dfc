import {and, eq, gt, inArray, isNull, lt, sql} from "drizzle-orm";
import {daysBefore} from "../../../core/days-before.ts";
import type {Db} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {notification} from "./tables.ts";

type NewNotice = Omit<typeof notification.$inferInsert, "id" | "read_at">;

const RETENTION_DAYS = 180;
const HOUR_MS = 3_600_000;

export async function notify(tx: Db, notices: readonly NewNotice[]) {
  if (notices.length === 0) return;
  await tx.insert(notification).values(notices.map((notice) => ({...notice, id: newId("ntf")})));
}

/** Who got a mail about a thread within the last hour. */
export async function recentlyMailed(
  tx: Db,
  thread: string,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({user_id: notification.user_id})
    .from(notification)
    .where(
      and(
        inArray(notification.user_id, [...ids]),
        eq(notification.kind, "comment"),
        gt(notification.created_at, new Date(at.getTime() - HOUR_MS)),
        sql`${notification.about}->>'mailed_for' = ${thread}`,
      ),
    );
  return new Set(rows.map(({user_id}) => user_id));
}

export async function deleteCommentNotifications(tx: Db, comment_id: string) {
  await tx
    .delete(notification)
    .where(
      and(
        eq(notification.kind, "comment"),
        isNull(notification.read_at),
        sql`${notification.about}->>'comment_id' = ${comment_id}`,
      ),
    );
}

export async function cleanUpNotifications({db, now}: {readonly db: Db; readonly now: () => Date}) {
  await db.delete(notification).where(lt(notification.created_at, daysBefore(now(), RETENTION_DAYS)));
}
