import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {insertEvent, insertWorkout} from "../../../../test/calendar-items.ts";
import {startCoached} from "../../../../test/coached.ts";
import {dataIn} from "../../../../test/member.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {account} from "../../../accounts/account/tables.ts";
import {calendarFeedReply, madeCalendarFeed} from "../../../contract/calendar-feed.ts";
import {calendar_feed} from "../items/tables.ts";

const databases = await openTestDatabases();
const FEED = "/b/api/v1/users/me/calendar/feed";

describe.each(databases)("the link for calendar programs on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const world = await startCoached(db);
    const make = async () => dataIn(await world.ask("POST", FEED), madeCalendarFeed);
    const state = async () => (await dataIn(await world.ask("GET", FEED), calendarFeedReply)).feed;
    /** Long lines of the format are folded. */
    const read = async (path: string) =>
      (await (await world.get(path)).text()).replaceAll("\r\n ", "").replaceAll("\r\n", "\n");
    return {...world, make, state, read};
  }

  it("201: the link is returned once, works in a program without a bearer, and its last read is reported", async () => {
    const {make, state, get, now} = await start();
    expect(await state()).toBeNull();
    const {feed, path} = await make();
    expect(feed).toEqual({created: now().toISOString(), last_read: null});
    const [row] = await db.select().from(calendar_feed);
    expect(JSON.stringify(row)).not.toContain(path.slice("/b/calendar/".length, -".ics".length));
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(await state()).toMatchObject({last_read: now().toISOString()});
  });

  it("200: whole days and moments of the runner's zone, races and workouts, nothing of how they are", async () => {
    const {make, read, ann} = await start();
    await insertWorkout(db, ann.id, {id: "wko_day", title: "Tempo; easy, then hard", day: "2026-03-03"});
    const start_time = new Date("2026-03-04T05:30:00Z");
    await insertWorkout(db, ann.id, {id: "wko_time", day: "2026-03-04", time: "06:30", start_time});
    await insertEvent(db, ann.id, {id: "evt_race", title: "Spring race", day: "2026-03-15"});
    await insertEvent(db, ann.id, {
      id: "evt_camp",
      kind: "event",
      title: "Camp",
      day: "2026-03-20",
      until: "2026-03-22",
    });
    for (const kind of ["illness", "note", "day_off"] as const)
      await insertEvent(db, ann.id, {kind, title: `secret ${kind}`, day: "2026-03-05"});
    await insertWorkout(db, ann.id, {title: "secret skipped", day: "2026-03-05", skipped: "ill"});
    await insertWorkout(db, ann.id, {title: "secret old", day: "2026-01-29"});
    await insertWorkout(db, ann.id, {title: "secret far", day: "2026-08-29"});
    await insertWorkout(db, ann.id, {title: "secret deleted", day: "2026-03-05", deleted_at: start_time});
    const text = await read((await make()).path);
    expect(text).not.toContain("secret");
    expect(text).not.toContain("Hard ones");
    expect(text).toContain("SUMMARY:Tempo\\; easy\\, then hard");
    expect(text).toContain("UID:wko_day@");
    expect(text).toContain("DTSTART;VALUE=DATE:20260303\nDTEND;VALUE=DATE:20260304");
    expect(text).toContain("DTSTART:20260304T053000Z\nDTEND:20260304T063000Z");
    expect(text).toContain("DTSTART;VALUE=DATE:20260320\nDTEND;VALUE=DATE:20260323");
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  });

  it("304: nothing has changed since; a workout that moves keeps its UID", async () => {
    const {make, read, get, ask, ann, advance} = await start();
    const id = await insertWorkout(db, ann.id, {day: "2026-03-03"});
    const {path} = await make();
    const etag = (await get(path)).headers.get("etag") ?? "";
    advance(60);
    expect((await get(path, {"if-none-match": etag})).status).toBe(304);
    expect((await get(path, {"if-none-match": `W/${etag}`})).status).toBe(304);
    const [uid] = /UID:.*/.exec(await read(path)) ?? [];
    await ask("PATCH", "/b/api/v1/users/me/workouts/reschedule", {items: [{id, day: "2026-03-06"}]});
    const moved = await get(path, {"if-none-match": etag});
    expect(moved.status).toBe(200);
    const text = await moved.text();
    expect(text).toContain(uid);
    expect(text).toContain("20260306");
  });

  it("404: unknown, replaced, revoked and of a locked account alike", async () => {
    const {make, ask, get, state, ann} = await start();
    const {path: first} = await make();
    const {path} = await make();
    const none = await get("/b/calendar/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.ics", {"x-request-id": "r"});
    const unknown = await none.text();
    expect(none.status).toBe(404);
    const closed = async (at: string) => {
      const response = await get(at, {"x-request-id": "r"});
      expect([at, response.status, await response.text()]).toEqual([at, 404, unknown]);
    };
    for (const at of [first, path.slice(0, -4), "/b/calendar/x.ics", `${path}x`]) await closed(at);
    await db.update(account).set({state: "locked"}).where(eq(account.id, ann.id));
    await closed(path);
    await db.update(account).set({state: "active"}).where(eq(account.id, ann.id));
    for (const _ of [1, 2]) expect((await ask("DELETE", FEED)).status).toBe(200);
    await closed(path);
    expect(await state()).toBeNull();
  });

  it("401, 404: no other user can create, see or revoke the link, whatever is shared with them", async () => {
    const {asBob, app, ann} = await start();
    for (const method of ["GET", "POST", "DELETE"]) {
      expect((await app.request(FEED, {method})).status).toBe(401);
      expect((await asBob(method, `/b/api/v1/users/${ann.id}/calendar/feed`)).status).toBe(404);
    }
  });

  it("429: a caller who guesses links is rejected", async () => {
    const {get} = await start();
    const away = {"x-forwarded-for": "203.0.113.9"};
    const answers = new Set<number>();
    for (let guess = 0; guess < 40; guess++)
      answers.add((await get(`/b/calendar/${"A".repeat(30)}${guess + 10}.ics`, away)).status);
    expect([...answers].sort()).toEqual([404, 429]);
  });
});
