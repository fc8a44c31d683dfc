import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {supportToken} from "../../test/forged-token.ts";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {profile, security_event} from "../accounts/account/tables.ts";
import {errorReply} from "../contract/errors.ts";
import {SHARE_LEVELS, SHARE_LIMITS} from "../contract/share-values.ts";
import {type Share, sharedUser, shareList, share as shareReply} from "../contract/sharing.ts";
import {outbox} from "../core/mail/tables.ts";
import {inviteToShare} from "./invite.ts";
import {share} from "./tables.ts";

const databases = await openTestDatabases();
const DAY_S = 24 * 60 * 60;
const BAD_INVITATIONS: readonly [object, number, string][] = [
  [{email: "ann@example.com"}, 422, "share_self"],
  [{email: "ANN@example.com"}, 422, "share_self"],
  [{user_name: "Ann"}, 422, "share_self"],
  [{email: ""}, 400, "invalid"],
  [{email: "not an address"}, 400, "invalid"],
  [{email: "a@b.example\r\nBcc: c@d.example"}, 400, "invalid"],
  [{}, 400, "invalid"],
  [{email: "bob@example.com", user_name: "bob"}, 400, "invalid"],
  [{email: "bob@example.com", level: "owner"}, 400, "invalid"],
  [{email: "bob@example.com", message: "x".repeat(281)}, 400, "invalid"],
  [{email: "bob@example.com", message: "a\u0000b"}, 400, "invalid"],
  [{email: "bob@example.com", expires_at: "2026-02-01T00:00:00Z"}, 400, "invalid"],
  [{email: "bob@example.com", status: "accepted"}, 400, "invalid"],
  [{email: "bob@example.com", giver_id: "usr_eve"}, 400, "invalid"],
];

describe.each(databases)("shares on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const people = await Promise.all(["ann", "bob", "eve"].map((name) => addPerson(db, {name})));
    const headers = new Map<string, Record<string, string>>();
    for (const {id, email} of people) headers.set(id, bearer(await signInAs(app, email)));
    const [ann = "", bob = "", eve = ""] = people.map(({id}) => id);
    const send = (userId: string, method: string, path: string, body?: unknown, more = {}) =>
      app.app.request(`/b/api/v1/users/${path}`, {
        method,
        headers: {...headers.get(userId), "content-type": "application/json", ...more},
        ...(body !== undefined && {body: JSON.stringify(body)}),
      });
    const invite = (userId: string, body: object) =>
      send(userId, "POST", "me/shares", {level: "plan", ...body});
    const change = (userId: string, id: string, body: object, more = {}) =>
      send(userId, "PATCH", `me/shares/${id}`, body, more);
    const list = async (userId: string, query = "") =>
      z.object({data: shareList}).parse(await (await send(userId, "GET", `me/shares${query}`)).json()).data
        .items;
    const createShare = async (body: object = {email: "bob@example.com"}) => shareIn(await invite(ann, body));
    async function accepted(level = "plan") {
      const {id} = await createShare({email: "bob@example.com", level});
      await change(bob, id, {status: "accepted"});
      return id;
    }
    const see = (userId: string) => send(userId, "GET", ann);
    return {app, ann, bob, eve, headers, send, invite, change, list, given: createShare, accepted, see};
  }
  const shareIn = async (response: Response): Promise<Share> =>
    z.object({data: shareReply}).parse(await response.json()).data;
  const refused = async (response: Response) => {
    const {err} = errorReply.parse(await response.json());
    return {status: response.status, code: err.code, fields: err.field_errors};
  };
  const rows = () => db.select().from(share);
  const mails = () => db.select().from(outbox);

  it("are offered, seen by both sides, accepted, and end from either side", async () => {
    const {ann, bob, invite, change, list, send, see} = await start();
    const offered = await shareIn(await invite(ann, {email: "Bob@example.com", message: "Hi Bob"}));
    expect(offered).toMatchObject({direction: "given", status: "pending", level: "plan"});
    expect(offered.other).toEqual({
      id: null,
      name: "Bob@example.com",
      user_name: null,
      email: "Bob@example.com",
    });
    expect((await see(bob)).status).toBe(404);
    expect(await list(bob)).toMatchObject([
      {id: offered.id, direction: "received", message: "Hi Bob", other: {id: ann, name: "Ann"}},
    ]);
    expect((await change(bob, offered.id, {status: "accepted"})).status).toBe(200);
    expect((await list(ann))[0]).toMatchObject({status: "accepted", other: {id: bob, user_name: "bob"}});
    expect((await see(bob)).status).toBe(200);
    for (let twice = 0; twice < 2; twice++) {
      expect((await send(bob, "POST", "me/shares/remove", {id: offered.id})).status).toBe(200);
    }
    expect((await see(bob)).status).toBe(404);
    expect([await list(ann), await list(bob)]).toEqual([[], []]);
    expect(await list(ann, "?status=ended&direction=given")).toHaveLength(1);
  });

  it.each(SHARE_LEVELS)("of level %s show a person only as far as it goes", async (level) => {
    const {ann, bob, eve, accepted, see, send} = await start();
    await accepted(level);
    const {data} = z.object({data: sharedUser}).parse(await (await see(bob)).json());
    expect(data).toMatchObject({id: ann, user_name: "ann", first_name: "Ann", level});
    expect(data.goal_race !== null).toBe(level === "plan" || level === "coach");
    expect(data.weight_kg !== null).toBe(level === "coach");
    expect((await see(eve)).status).toBe(404);
    for (const path of ["shares", "apparel", "devices/pod", "security-log", "sessions", "feature-access"]) {
      expect((await send(bob, "GET", `${ann}/${path}`)).status, path).toBe(404);
    }
    expect((await send(bob, "PATCH", ann, {first_name: "Eve"})).status).toBe(404);
    // It shows the giver to the receiver, and not the other way round.
    expect((await send(ann, "GET", bob)).status).toBe(404);
  });

  it("end for a viewer at the moment their time is over", async () => {
    const {app, ann, bob, accepted, change, see} = await start();
    const id = await accepted();
    const expires_at = new Date(app.now().getTime() + 60_000).toISOString();
    expect((await change(ann, id, {expires_at})).status).toBe(200);
    expect((await see(bob)).status).toBe(200);
    app.advance(61);
    expect((await see(bob)).status).toBe(404);
    expect(await refused(await change(ann, id, {level: "coach"}))).toMatchObject({code: "conflict"});
  });

  it("answer a known and an unknown invitee alike, and only a mailbox learns the difference", async () => {
    const {ann, invite, list} = await start();
    const blur = (text: string) => text.replaceAll(/shr_\w+|bob|zoe/gi, "_");
    const replies = [];
    for (const body of [
      {email: "bob@example.com"},
      {email: "zoe@example.com"},
      {user_name: "bob"},
      {user_name: "zoe"},
    ]) {
      const response = await invite(ann, {...body, message: "Hi"});
      replies.push([response.status, blur(await response.text())]);
    }
    expect([replies[0], replies[2]]).toEqual([replies[1], replies[3]]);
    expect(replies.map(([status]) => status)).toEqual([201, 201, 201, 201]);
    const listed = await list(ann);
    for (const isByEmail of [true, false]) {
      const alike = listed.filter(({other}) => (other.email !== null) === isByEmail);
      expect(alike).toHaveLength(2);
      expect(new Set(alike.map((each) => blur(JSON.stringify(each)))).size).toBe(1);
    }
    const sent = (await mails()).map(({to_addr, payload}) => `${to_addr} ${Object(payload).account}`);
    expect(sent.sort()).toEqual(["bob@example.com known", "bob@example.com known", "zoe@example.com new"]);
  });

  it("invitations from many users to one person in a day are all valid, and ten of them are e-mailed", async () => {
    const {app, bob, list} = await start();
    for (let giver = 0; giver < 12; giver++) {
      const {id} = await addPerson(db, {name: `runner${giver}`});
      await inviteToShare(app.deps, id, {user_name: "bob", level: "coach"});
    }
    expect((await list(bob)).filter(({status}) => status === "pending")).toHaveLength(12);
    expect((await mails()).map(({to_addr}) => to_addr)).toEqual(Array(10).fill("bob@example.com"));
    app.advance(3 * 3600);
    const {id} = await addPerson(db, {name: "late"});
    await inviteToShare(app.deps, id, {user_name: "bob", level: "coach"});
    expect(await mails()).toHaveLength(11);
  });

  it("an address belongs to no user until it is verified", async () => {
    const {app, ann, invite, send} = await start();
    const {id} = await shareIn(await invite(ann, {email: "zoe@example.com"}));
    await addPerson(db, {name: "zoe", account: {email_verified_at: null}});
    const zoe = bearer(await signInAs(app, "zoe@example.com"));
    const ask = (method: string, path: string, body?: object) => send("", method, path, body, zoe);
    expect(await (await ask("GET", "me/shares")).json()).toEqual({data: {items: []}});
    expect((await ask("PATCH", `me/shares/${id}`, {status: "accepted"})).status).toBe(404);
    expect((await ask("POST", "me/shares", {email: "bob@example.com", level: "plan"})).status).toBe(403);
    expect((await rows()).map(({status}) => status)).toEqual(["pending"]);
  });

  it("the same invitation twice, at once or later, is one", async () => {
    const {ann, invite} = await start();
    const both = await Promise.all([1, 2, 3].map(() => invite(ann, {email: "bob@example.com"})));
    expect(both.map(({status}) => status).sort()).toEqual([201, 409, 409]);
    expect(await refused(await invite(ann, {email: "BOB@example.com"}))).toMatchObject({
      code: "share_exists",
    });
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it("two invitations of one person, accepted at once, leave one share", async () => {
    const {ann, bob, given, change, invite} = await start();
    const one = await given({email: "bob@example.com", level: "coach"});
    const two = await given({user_name: "bob", level: "summary"});
    await Promise.all([one, two].map(({id}) => change(bob, id, {status: "accepted"})));
    expect((await rows()).filter(({status}) => status === "accepted")).toHaveLength(1);
    expect(await refused(await invite(ann, {user_name: "bob"}))).toMatchObject({code: "share_exists"});
  });

  it("an invitation that makes no sense is refused and leaves nothing", async () => {
    const {ann, invite} = await start();
    for (const [body, status, code] of BAD_INVITATIONS) {
      expect(await refused(await invite(ann, body)), JSON.stringify(body)).toMatchObject({status, code});
    }
    expect([(await rows()).length, (await mails()).length]).toEqual([0, 0]);
  });

  it("the limit holds, for those who ask at once too", async () => {
    const {ann, given, invite} = await start();
    const first = await given();
    const [row] = await rows();
    if (!row) throw new Error("There is no share");
    const full = Array.from({length: SHARE_LIMITS.given - 2}, (_, index) => ({
      ...row,
      id: `${first.id}${index}`,
      invite_key: `email:${index}@example.com`,
    }));
    await db.insert(share).values(full);
    const last = await Promise.all(
      ["x", "y", "z"].map((name) => invite(ann, {email: `${name}@example.com`})),
    );
    expect(last.map(({status}) => status).sort()).toEqual([201, 422, 422]);
    expect(await rows()).toHaveLength(SHARE_LIMITS.given);
  });

  it("429: a user can send twenty invitations a day, whatever their recipients", async () => {
    const {app, ann, invite, list, send} = await start();
    for (let index = 0; index < 20; index++) {
      expect((await invite(ann, {email: `${index}@example.com`})).status).toBe(201);
      const [newest] = await list(ann);
      await send(ann, "POST", "me/shares/remove", {id: newest?.id});
      app.advance(2);
    }
    expect(await refused(await invite(ann, {email: "last@example.com"}))).toMatchObject({status: 429});
    expect(await rows()).toHaveLength(20);
  });

  it("an unanswered invitation expires after thirty days, and can be sent again", async () => {
    const {app, ann, bob, given, change, list, invite, headers} = await start();
    const old = await given();
    app.advance(SHARE_LIMITS.pending_days * DAY_S);
    for (const [id, name] of [
      [ann, "ann"],
      [bob, "bob"],
    ] as const) {
      headers.set(id, bearer(await signInAs(app, `${name}@example.com`)));
    }
    expect([await list(ann), await list(bob)]).toEqual([[], []]);
    expect((await list(ann, "?status=expired")).map(({id}) => id)).toEqual([old.id]);
    expect(await refused(await change(bob, old.id, {status: "accepted"}))).toMatchObject({code: "conflict"});
    expect((await invite(ann, {email: "bob@example.com"})).status).toBe(201);
    expect((await rows()).map(({status}) => status).sort()).toEqual(["expired", "pending"]);
  });

  it.each([
    ["the giver", "ann", {status: "accepted"}, {status: "unknown_field"}],
    ["the giver", "ann", {}, {level: "required"}],
    ["the receiver", "bob", {level: "coach"}, {level: "unknown_field"}],
    ["the receiver", "bob", {}, {status: "required"}],
  ] as const)("400: %s (%s) may not send %j", async (_side, userId, body, fields) => {
    const started = await start();
    const {id} = await started.given();
    expect(await refused(await started.change(started[userId], id, body))).toMatchObject({
      status: 400,
      fields,
    });
    expect((await rows())[0]).toMatchObject({status: "pending", level: "plan", version: 1});
  });

  it("who changes a share knows which one they saw", async () => {
    const {ann, bob, accepted, change} = await start();
    const id = await accepted();
    expect(await refused(await change(ann, id, {level: "coach"}, {"if-match": '"1"'}))).toMatchObject({
      status: 409,
      code: "conflict",
    });
    expect((await shareIn(await change(ann, id, {level: "summary"}, {"if-match": '"2"'}))).level).toBe(
      "summary",
    );
    expect(await refused(await change(bob, id, {status: "declined"}))).toMatchObject({code: "conflict"});
  });

  it("however many have ended, who may look now is in the list", async () => {
    const {app, ann, accepted, list} = await start();
    const id = await accepted();
    const [row] = await rows();
    if (!row) throw new Error("There is no share");
    const over = {status: "ended", created_at: new Date(app.now().getTime() + 1000)} as const;
    await db
      .insert(share)
      .values(Array.from({length: 200}, (_, index) => ({...row, ...over, id: `shr_over_${index}`})));
    expect((await list(ann)).map((each) => each.id)).toEqual([id]);
  });

  it("another user's share looks like one that does not exist", async () => {
    const {bob, eve, given, change, send} = await start();
    const {id} = await given();
    const foreign = await change(eve, id, {status: "accepted"}, {"x-request-id": "same"});
    const missing = await change(eve, "shr_none", {status: "accepted"}, {"x-request-id": "same"});
    expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()]);
    expect((await send(eve, "POST", "me/shares/remove", {id})).status).toBe(200);
    expect((await send(eve, "POST", "me/shares/remove", {user_id: bob})).status).toBe(200);
    expect((await rows())[0]?.status).toBe("pending");
  });

  it("all shares with a person can be ended at once, and each user's own log records what happened", async () => {
    const {ann, bob, accepted, send, see} = await start();
    await accepted();
    expect((await send(ann, "POST", "me/shares/remove", {user_id: bob})).status).toBe(200);
    expect((await see(bob)).status).toBe(404);
    const events = await db.select().from(security_event);
    expect(events.map(({user_id, event}) => [user_id === ann ? "ann" : "bob", event]).sort()).toEqual([
      ["ann", "share.create"],
      ["ann", "share.remove"],
      ["bob", "share.change"],
    ]);
  });

  it("staff who look on through a token change no share", async () => {
    const {app, ann, given, send} = await start();
    const signedIn = await signInAs(app, "ann@example.com");
    const view = bearer({access_token: await supportToken(db, signedIn.access_token)});
    const {id} = await given();
    expect((await send(ann, "POST", "me/shares/remove", {id}, view)).status).toBe(403);
    expect((await rows())[0]?.status).toBe("pending");
  });

  it("a name made to break out of a mail's header arrives as one line to one person", async () => {
    const {app, given} = await start();
    await db.update(profile).set({first_name: 'Eve" <eve@example.com>'});
    await given({email: "bob@example.com", message: "Line\r\nBcc: eve@example.com"});
    await app.dispatcher.idle();
    const [mail, ...others] = app.sent;
    expect([mail?.to, others]).toEqual(["bob@example.com", []]);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text).toContain("Bcc: eve@example.com");
  });
});
