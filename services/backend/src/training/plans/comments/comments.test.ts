import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {insertWorkout} from "../../../../test/calendar-items.ts";
import {startCoached} from "../../../../test/coached.ts";
import {dataIn} from "../../../../test/member.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {profile} from "../../../accounts/account/tables.ts";
import {comment, commentList} from "../../../contract/comments.ts";
import {notificationList, notificationsReadReply} from "../../../contract/notifications.ts";
import {outbox} from "../../../core/mail/tables.ts";
import {training_comment} from "./tables.ts";

const databases = await openTestDatabases();
const NOTIFICATIONS = "/b/api/v1/users/me/notifications";

describe.each(databases)("comments on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(level: Parameters<typeof startCoached>[1] = "activities") {
    const world = await startCoached(db, level);
    const run = await world.run({seconds: 600});
    const ofRun = `/b/api/v1/activities/${run}/comments`;
    const workout = await insertWorkout(db, world.ann.id, {title: "Tempo"});
    const ofWorkout = (ownerId = world.ann.id) => `/b/api/v1/users/${ownerId}/workouts/${workout}/comments`;
    const notificationsOf = async (authHeaders: typeof world.his, query = "") =>
      dataIn(await world.ask("GET", `${NOTIFICATIONS}${query}`, undefined, authHeaders), notificationList);
    const mails = () => db.select().from(outbox).where(eq(outbox.template, "comment_written"));
    const texts = async (path: string, authHeaders = world.mine) =>
      (await dataIn(await world.ask("GET", path, undefined, authHeaders), commentList)).items.map(
        ({text}) => text,
      );
    return {...world, run, ofRun, workout, ofWorkout, told: notificationsOf, mails, texts};
  }

  it("201: a friend comments on a second of a run, its runner replies, and each is notified", async () => {
    const {ask, asBob, ofRun, told, mails, texts, mine, his, run, ann, bob, advance} = await start();
    const response = await asBob("POST", ofRun, {text: "  Here you sped up ", second: 300});
    expect(response.status).toBe(201);
    const created = await dataIn(response, comment);
    expect(created).toMatchObject({
      author: {id: bob.id, name: "Ann"},
      second: 300,
      text: "Here you sped up",
      is_removable: true,
    });
    const annNotifications = await told(mine);
    expect(annNotifications).toMatchObject({unread: 1, next: null});
    expect(annNotifications.items).toMatchObject([
      {
        kind: "comment",
        actor: {id: bob.id},
        about: {owner_id: ann.id, activity_id: run, comment_id: created.id},
        read: null,
      },
    ]);
    expect(JSON.stringify(annNotifications)).not.toContain("mailed");
    expect(await mails()).toMatchObject([{to_addr: "ann@example.com", payload: {text: "Here you sped up"}}]);
    advance(1);
    expect((await ask("POST", ofRun, {text: "The hill"})).status).toBe(201);
    expect(await told(his)).toMatchObject({unread: 1, items: [{actor: {id: ann.id}}]});
    expect(await texts(ofRun, his)).toEqual(["Here you sped up", "The hill"]);
    expect((await mails()).map(({to_addr}) => to_addr).sort()).toEqual([
      "ann@example.com",
      "bob@example.com",
    ]);
  });

  it("sends at most one e-mail an hour for each thread, and none to users who do not want them", async () => {
    const {asBob, ofRun, ofWorkout, mails, advance, setLevel, signBothIn, ann} = await start();
    await setLevel("plan");
    for (const text of ["one", "two", "three"]) await asBob("POST", ofRun, {text});
    expect(await mails()).toHaveLength(1);
    await asBob("POST", ofWorkout(), {text: "another thread"});
    expect(await mails()).toHaveLength(2);
    advance(3601);
    await signBothIn();
    await asBob("POST", ofRun, {text: "an hour later"});
    expect(await mails()).toHaveLength(3);
    advance(3601);
    await signBothIn();
    const [{preferences} = {preferences: null}] = await db
      .select()
      .from(profile)
      .where(eq(profile.user_id, ann.id));
    if (!preferences) throw new Error("Ann has no profile");
    const mail = {...preferences.mail, training: false};
    await db
      .update(profile)
      .set({preferences: {...preferences, mail}})
      .where(eq(profile.user_id, ann.id));
    expect((await asBob("POST", ofRun, {text: "not wanted by mail"})).status).toBe(201);
    expect(await mails()).toHaveLength(3);
  });

  it("a coach is notified when their runner comments first; friends are not", async () => {
    const {ask, ofRun, told, his, setLevel} = await start("coach");
    await ask("POST", ofRun, {text: "My calf hurts"});
    expect((await told(his)).unread).toBe(1);
    await setLevel("plan");
    await ask("POST", ofRun, {text: "And now the other"});
    expect((await told(his)).unread).toBe(1);
  });

  it("404: by the level of a share, from one request to the next", async () => {
    const {asBob, ofRun, ofWorkout, setLevel, revoke, told, his} = await start("plan");
    const statusesFor = async (method: string, body?: object) => [
      (await asBob(method, ofRun, body)).status,
      (await asBob(method, ofWorkout(), body)).status,
    ];
    expect(await statusesFor("GET")).toEqual([200, 200]);
    expect(await statusesFor("POST", {text: "x"})).toEqual([201, 201]);
    await setLevel("activities");
    expect(await statusesFor("GET")).toEqual([200, 404]);
    expect(await statusesFor("POST", {text: "x"})).toEqual([201, 404]);
    await setLevel("summary");
    expect(await statusesFor("GET")).toEqual([404, 404]);
    await revoke();
    expect(await statusesFor("GET")).toEqual([404, 404]);
    expect(await statusesFor("POST", {text: "x"})).toEqual([404, 404]);
    expect((await told(his)).items).toEqual([]);
  });

  it("notifications about another user's training are shown only while it is shared", async () => {
    const {ask, asBob, ofRun, ofWorkout, told, his, setLevel, revoke} = await start("plan");
    await asBob("POST", ofRun, {text: "a"});
    await asBob("POST", ofWorkout(), {text: "b"});
    await ask("POST", ofRun, {text: "c"});
    await ask("POST", ofWorkout("me"), {text: "d"});
    expect(await told(his)).toMatchObject({unread: 2});
    await setLevel("activities");
    expect(await told(his)).toMatchObject({unread: 1, items: [{about: {title: expect.any(String)}}]});
    await revoke();
    expect(await told(his)).toEqual({items: [], unread: 0, next: null});
  });

  it("200: a comment is deleted by its author or the run's owner, even twice; 403, 404 for others", async () => {
    const {ask, asBob, ofRun, texts, mine, his, told, shareWith, ann, ...app} = await start();
    const {id} = await dataIn(await asBob("POST", ofRun, {text: "mine"}), comment);
    const {id: annCommentId} = await dataIn(await ask("POST", ofRun, {text: "hers"}), comment);
    expect((await asBob("DELETE", `${ofRun}/${annCommentId}`)).status).toBe(403);
    const eve = await addPerson(db, {name: "eve"});
    const her = bearer(await signInAs(app, eve.email));
    expect((await ask("DELETE", `${ofRun}/${id}`, undefined, her)).status).toBe(404);
    await shareWith(ann.id, "activities", eve.id);
    expect((await ask("DELETE", `${ofRun}/${id}`, undefined, her)).status).toBe(403);
    for (const _ of [1, 2]) expect((await asBob("DELETE", `${ofRun}/${id}`)).status).toBe(200);
    expect(await texts(ofRun, his)).toEqual(["hers"]);
    expect((await told(mine)).items).toEqual([]);
    expect((await ask("DELETE", `${ofRun}/${annCommentId}`)).status).toBe(200);
    expect(await texts(ofRun)).toEqual([]);
    expect((await ask("DELETE", `${ofRun}/cmt_none`)).status).toBe(404);
  });

  it("200: of a workout too, while plans are shared", async () => {
    const {asBob, ofWorkout, texts, setLevel} = await start("plan");
    const {id} = await dataIn(await asBob("POST", ofWorkout(), {text: "Easier?"}), comment);
    await setLevel("activities");
    expect((await asBob("DELETE", `${ofWorkout()}/${id}`)).status).toBe(404);
    await setLevel("plan");
    for (const _ of [1, 2]) expect((await asBob("DELETE", `${ofWorkout()}/${id}`)).status).toBe(200);
    expect(await texts(ofWorkout("me"))).toEqual([]);
  });

  it("400, 422: no words, too many, of a second that is none, in a thread that is full", async () => {
    const {ask, ofRun, ofWorkout, run, ann, now} = await start();
    for (const body of [
      {},
      {text: " "},
      {text: "x".repeat(2001)},
      {text: "x", second: -1},
      {text: "x", second: 601},
    ]) {
      expect([body, (await ask("POST", ofRun, body)).status]).toEqual([body, 400]);
    }
    expect((await ask("POST", ofWorkout("me"), {text: "x", second: 1})).status).toBe(400);
    const full = Array.from({length: 500}, (_, index) => ({
      id: `cmt_${index}`,
      user_id: ann.id,
      author_id: ann.id,
      activity_id: run,
      text: "x",
      created_at: now(),
    }));
    await db.insert(training_comment).values(full);
    expect((await ask("POST", ofRun, {text: "x"})).status).toBe(422);
  });

  it("401, 404: without a bearer, of no run, and of one that was deleted", async () => {
    const {ask, asBob, one, run, ofRun, ofWorkout, get} = await start("plan");
    expect((await get(ofRun)).status).toBe(401);
    expect((await get(ofWorkout())).status).toBe(401);
    expect((await ask("GET", "/b/api/v1/activities/act_none/comments")).status).toBe(404);
    await asBob("POST", ofRun, {text: "x"});
    await one("DELETE", run);
    expect((await asBob("GET", ofRun)).status).toBe(404);
    expect((await ask("POST", ofRun, {text: "x"})).status).toBe(404);
  });

  it("a comment on a workout links to its day, in the user's own calendar or the athlete's", async () => {
    const {ask, asBob, ofWorkout, told, mails, mine, his, workout, ann, advance} = await start("coach");
    await asBob("POST", ofWorkout(), {text: "Hold back"});
    advance(1);
    await ask("POST", ofWorkout("me"), {text: "I will"});
    const about = {owner_id: ann.id, workout_id: workout, day: expect.any(String)};
    expect((await told(mine)).items).toMatchObject([{about}]);
    expect((await told(his)).items).toMatchObject([{about}]);
    const places = (await mails()).map(({to_addr, payload}) => [to_addr, payload]);
    expect(Object.fromEntries(places)).toMatchObject({
      "ann@example.com": {workout_id: workout, athlete: ""},
      "bob@example.com": {workout_id: workout, athlete: ann.id},
    });
  });

  it("notifications are read some or all, page by page", async () => {
    const {ask, asBob, ofRun, run, told, mine, advance} = await start();
    for (const text of ["a", "b", "c"]) {
      await asBob("POST", ofRun, {text});
      advance(1);
    }
    const first = await told(mine, "?limit=2");
    expect(first.items).toHaveLength(2);
    expect(first.unread).toBe(3);
    const rest = await told(mine, `?limit=2&cursor=${first.next}`);
    expect(rest).toMatchObject({next: null});
    expect(new Set([...first.items, ...rest.items].map(({id}) => id)).size).toBe(3);
    const read = async (body: object) => ask("POST", `${NOTIFICATIONS}/read`, body);
    const ids = [first.items[0]?.id ?? ""];
    expect(await dataIn(await read({ids}), notificationsReadReply)).toEqual({unread: 2});
    expect(await dataIn(await read({ids}), notificationsReadReply)).toEqual({unread: 2});
    await asBob("POST", ofRun, {text: "d"});
    expect(await dataIn(await read({about: "act_other"}), notificationsReadReply)).toEqual({unread: 3});
    expect(await dataIn(await read({about: run}), notificationsReadReply)).toEqual({unread: 0});
    await asBob("POST", ofRun, {text: "e"});
    expect(await dataIn(await read({all: true}), notificationsReadReply)).toEqual({unread: 0});
    expect((await told(mine)).items.every(({read: at}) => at !== null)).toBe(true);
    for (const body of [{}, {ids: []}, {about: ""}, {all: false}, {ids, all: true}])
      expect((await read(body)).status).toBe(400);
    for (const query of ["?limit=0", "?cursor=nothing", "?cursor=1.%00"])
      expect((await ask("GET", `${NOTIFICATIONS}${query}`)).status).toBe(400);
    expect((await ask("GET", NOTIFICATIONS, undefined, {})).status).toBe(401);
  });

  it("404: another user's notifications; marking them as read changes nothing", async () => {
    const {ask, asBob, ofRun, told, mine, ann} = await start();
    await asBob("POST", ofRun, {text: "a"});
    const [one] = (await told(mine)).items;
    expect((await asBob("GET", `/b/api/v1/users/${ann.id}/notifications`)).status).toBe(404);
    expect((await asBob("POST", `/b/api/v1/users/${ann.id}/notifications/read`, {all: true})).status).toBe(
      404,
    );
    await asBob("POST", `${NOTIFICATIONS}/read`, {ids: [one?.id ?? ""]});
    expect((await told(mine)).unread).toBe(1);
    expect((await ask("POST", `${NOTIFICATIONS}/read`, {all: true})).status).toBe(200);
  });
});
