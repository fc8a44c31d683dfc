import {and, count, desc, eq, inArray, isNull, or, type SQL, sql} from "drizzle-orm";
import {listNames} from "../../../accounts/account/list-names.ts";
import type {Notification, NotificationList, NotificationsRead} from "../../../contract/notifications.ts";
import {reaches} from "../../../contract/share-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {AppError} from "../../../core/errors.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {localizeTitle} from "../library/localize-workout.ts";
import type {SharingGraphDeps} from "../sharing-graph/sharing-graph.ts";
import {notification} from "./tables.ts";

export interface NotificationDeps extends SharingGraphDeps {
  readonly db: Db;
  readonly now: () => Date;
}

type Row = typeof notification.$inferSelect;

const SENT_FIELDS = [
  "owner_id",
  "title",
  "activity_id",
  "workout_id",
  "plan_id",
  "comment_id",
  "day",
  "count",
];

interface NotificationQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly page: PageLocale;
}

/** A user's notifications, the newest first. Those about another user show only as long as that user shares it. */
export async function listNotifications(
  deps: NotificationDeps,
  me: string,
  {limit, cursor, page: locale}: NotificationQuery,
): Promise<NotificationList> {
  const shown = await visibleNotifications(deps, me);
  const rows = await deps.db
    .select()
    .from(notification)
    .where(and(shown, cursor === undefined ? undefined : isBefore(cursor)))
    .orderBy(desc(notification.created_at), desc(notification.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const names = await listNames(deps.db, [...new Set(page.flatMap(({actor_id}) => actor_id ?? []))]);
  const last = page.at(-1);
  return {
    items: page.map((row) => toNotification(row, names, locale)),
    unread: await countUnread(deps.db, shown),
    next: rows.length > limit && last ? `${last.created_at.getTime()}.${last.id}` : null,
  };
}

/**
 * Marks notifications as read: those named, those of comments on one run or workout, or all. Returns how many are left
 * unread.
 */
export async function readNotifications(
  deps: NotificationDeps,
  me: string,
  which: NotificationsRead,
): Promise<number> {
  await deps.db
    .update(notification)
    .set({read_at: deps.now()})
    .where(and(eq(notification.user_id, me), isNull(notification.read_at), isAmong(which)));
  return countUnread(deps.db, await visibleNotifications(deps, me));
}

function isAmong(which: NotificationsRead): SQL | undefined {
  if ("ids" in which) return inArray(notification.id, [...which.ids]);
  if (!("about" in which)) return undefined;
  const {about} = notification;
  return and(
    eq(notification.kind, "comment"),
    sql`coalesce(${about}->>'activity_id', ${about}->>'workout_id') = ${which.about}`,
  );
}

async function countUnread(db: Db, shown: SQL | undefined) {
  const [row] = await db
    .select({unread: count()})
    .from(notification)
    .where(and(shown, isNull(notification.read_at)));
  return row?.unread ?? 0;
}

async function visibleNotifications({db, sharingGraphIn}: NotificationDeps, me: string) {
  const givers = await sharingGraphIn(db).listSharers(me);
  const from = (needed: "activities" | "plan") =>
    givers.filter(({level}) => reaches(level, needed)).map(({user_id}) => user_id);
  const owner = sql<string>`${notification.about}->>'owner_id'`;
  const isRun = sql`${notification.about}->>'activity_id' is not null`;
  return and(
    eq(notification.user_id, me),
    or(
      sql`${owner} is null`,
      eq(owner, me),
      inArray(owner, from("plan")),
      and(isRun, inArray(owner, from("activities"))),
    ),
  );
}

function isBefore(cursor: string) {
  const [, ms, id] = /^(\d{1,14})\.(\w{1,64})$/.exec(cursor) ?? [];
  if (ms === undefined || id === undefined) {
    const field_errors = {cursor: "unknown_value"} as const;
    throw new AppError("invalid", "No page of these ends there", {field_errors});
  }
  const at = sql`${new Date(Number(ms)).toISOString()}::timestamptz`;
  return sql`(${notification.created_at}, ${notification.id}) < (${at}, ${id})`;
}

/** Listed, not spread: what we note for ourselves does not leave. */
function toNotification(row: Row, names: ReadonlyMap<string, string>, locale: PageLocale): Notification {
  const {id, kind, actor_id, library_text} = row;
  const {title} = row.about;
  const about =
    typeof title === "string"
      ? {...row.about, title: localizeTitle({title, library_text}, locale)}
      : row.about;
  const sentEntries = Object.entries(about).filter(([key]) => SENT_FIELDS.includes(key));
  const name = actor_id === null ? undefined : names.get(actor_id);
  return {
    id,
    kind,
    actor: actor_id === null || name === undefined ? null : {id: actor_id, name},
    about: Object.fromEntries(sentEntries),
    created: row.created_at.toISOString(),
    read: row.read_at?.toISOString() ?? null,
  };
}
