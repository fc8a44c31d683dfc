import {randomBytes} from "node:crypto";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {addDays} from "@gradus/training/numbers/days";
import {and, asc, eq, gte, inArray, isNull, lte, sql} from "drizzle-orm";
import {activeTimeZone} from "../../../accounts/account/active-time-zone.ts";
import type {CalendarFeed} from "../../../contract/calendar-feed.ts";
import {hashToken} from "../../../core/crypto/token.ts";
import type {Db} from "../../../core/db/db.ts";
import {notFound} from "../../../core/errors.ts";
import {calendar_event, planned_workout} from "../../plans/planned/tables.ts";
import {calendar_feed} from "../items/tables.ts";
import {writeFeed} from "./write-feed.ts";

export interface FeedDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly siteUrl: string;
}

type FeedRow = typeof calendar_feed.$inferSelect;

const TOKEN_BYTES = 24;
const [DAYS_BACK, DAYS_AHEAD] = [30, 180];
const ADDRESS = /^([\w-]{32})\.ics$/;

const toFeed = ({created_at, last_read_at}: FeedRow): CalendarFeed => ({
  created: created_at.toISOString(),
  last_read: last_read_at?.toISOString() ?? null,
});

export async function getFeed({db}: FeedDeps, owner: string): Promise<CalendarFeed | null> {
  const [row] = await db.select().from(calendar_feed).where(eq(calendar_feed.user_id, owner));
  return row ? toFeed(row) : null;
}

/** Makes a new link; the previous one is invalid from now on. It is returned only to the caller and only this once. */
export async function makeFeed({db, now}: FeedDeps, owner: string) {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const feedRow = {token_hash: hashToken(token), created_at: now(), last_read_at: null};
  const [row] = await db
    .insert(calendar_feed)
    .values({user_id: owner, ...feedRow})
    .onConflictDoUpdate({target: calendar_feed.user_id, set: feedRow})
    .returning();
  if (!row) throw new Error("A link was not kept");
  return {feed: toFeed(row), path: `/b/calendar/${token}.ics`};
}

export async function revokeFeed({db}: FeedDeps, owner: string) {
  await db.delete(calendar_feed).where(eq(calendar_feed.user_id, owner));
}

/** The calendar behind an address. Unknown and revoked addresses get the same error. Records that it was read. */
export async function readFeed({db, now, siteUrl}: FeedDeps, address: string): Promise<string> {
  const token = ADDRESS.exec(address)?.[1];
  if (token === undefined) throw notFound();
  const isIt = eq(calendar_feed.token_hash, hashToken(token));
  const [row] = await db.select({user_id: calendar_feed.user_id}).from(calendar_feed).where(isIt);
  const timezone = row ? await activeTimeZone(db, row.user_id) : null;
  if (!row || timezone === null) throw notFound();
  await db.update(calendar_feed).set({last_read_at: now()}).where(isIt);
  const today = dayInZone(now(), timezone);
  const days = {from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD)};
  const events = await listEvents(db, row.user_id, days);
  const workouts = await listWorkouts(db, row.user_id, days);
  return writeFeed(new URL(siteUrl).hostname, events, workouts);
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Races and other events with a date. Notes, illness and days off are private and are left out. */
function listEvents(db: Db, user_id: string, {from, to}: Days) {
  const {id, title, day, until, start_time, goal_time, updated_at, version, kind, deleted_at} =
    calendar_event;
  return db
    .select({id, title, day, until, start_time, goal_time, updated_at, version})
    .from(calendar_event)
    .where(
      and(
        eq(calendar_event.user_id, user_id),
        inArray(kind, ["race", "event"]),
        isNull(deleted_at),
        lte(day, to),
        sql`coalesce(${until}, ${day}) >= ${from}::date`,
      ),
    )
    .orderBy(asc(day), asc(id));
}

function listWorkouts(db: Db, user_id: string, {from, to}: Days) {
  const {id, title, day, start_time, planned, updated_at, version, skipped, deleted_at} = planned_workout;
  return db
    .select({id, title, day, start_time, planned, updated_at, version})
    .from(planned_workout)
    .where(
      and(
        eq(planned_workout.user_id, user_id),
        isNull(deleted_at),
        isNull(skipped),
        gte(day, from),
        lte(day, to),
      ),
    )
    .orderBy(asc(day), asc(id));
}
