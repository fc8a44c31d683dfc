import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, CLIENT_ID, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {errorReply} from "../../contract/errors.ts";
import {type Session, sessionList} from "../../contract/session.ts";
import {account, security_event, session} from "../account/tables.ts";

const databases = await openTestDatabases();
const DAY_S = 24 * 60 * 60;
const tokenSet = z.object({data: z.object({access_token: z.string(), refresh_token: z.string()})});

describe.each(databases)("POST /b/token/refresh on $name", ({db, reset}) => {
  beforeEach(reset);

  async function signedIn() {
    const app = createTestApp(db);
    const person = await addPerson(db);
    const start = await signInAs(app, person.email);
    const present = (refresh_token: string, changes: {user_id?: string; client_id?: string} = {}) =>
      app.post(
        "/b/token/refresh",
        {refresh_token, user_id: changes.user_id ?? person.id},
        {"x-client-id": changes.client_id ?? CLIENT_ID},
      );
    const next = async (token: string) => {
      const response = await present(token);
      return tokenSet.parse(await response.json()).data.refresh_token;
    };
    const status = async (token: string) => (await present(token)).status;
    return {app, person, start, present, next, status};
  }

  async function refused(response: Response) {
    const {err} = errorReply.parse(await response.json());
    return [response.status, err.code];
  }
  const REJECTED = [403, "refresh_rejected"];

  it("200: the newest token gives its successor and a fresh bearer", async () => {
    const {app, start, present, person} = await signedIn();
    app.advance(14 * 60);
    const response = await present(start.refresh_token);
    const {data} = z.object({data: z.record(z.string(), z.unknown())}).parse(await response.json());
    expect(data).toMatchObject({client_id: CLIENT_ID, user_id: person.id, expires_in: 900});
    expect(data.refresh_token).not.toBe(start.refresh_token);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("200: of twenty at once all get the one successor", async () => {
    const {start, present} = await signedIn();
    const responses = await Promise.all(Array.from({length: 20}, () => present(start.refresh_token)));
    const tokens = await Promise.all(
      responses.map(async (response) => tokenSet.parse(await response.json())),
    );
    expect(responses.map(({status}) => status)).toEqual(Array.from({length: 20}, () => 200));
    expect(new Set(tokens.map(({data}) => data.refresh_token)).size).toBe(1);
    expect((await db.select().from(session))[0]?.generation).toBe(2);
  });

  it("200: an answer that was lost is given again for twenty seconds", async () => {
    const {app, start, next} = await signedIn();
    const first = await next(start.refresh_token);
    app.advance(20);
    expect(await next(start.refresh_token)).toBe(first);
  });

  it("403: the previous token after the grace period ends the session, and its owner is notified", async () => {
    const {app, person, start, next, present, status} = await signedIn();
    const newest = await next(start.refresh_token);
    app.advance(21);
    expect(await refused(await present(start.refresh_token))).toEqual(REJECTED);
    expect(await status(newest)).toBe(403);
    // It was sent without waiting for the next poll.
    await app.dispatcher.idle();
    expect(app.sent.map(({to, subject}) => [to, subject])).toEqual([
      [person.email, expect.stringContaining("Gerät")],
    ]);
    expect((await db.select().from(security_event)).map(({event}) => event)).toEqual(["session.reuse"]);
    const [row] = await db.select().from(session);
    expect(row?.revoke_reason).toBe("reuse");
  });

  it("403: an older generation ends the session at once", async () => {
    const {start, next, status} = await signedIn();
    const second = await next(start.refresh_token);
    const third = await next(second);
    expect([await status(start.refresh_token), await status(third)]).toEqual([403, 403]);
  });

  it("403: another person or installation is refused, and the session goes on", async () => {
    const {start, present, status} = await signedIn();
    const stranger = await addPerson(db, {name: "bob"});
    expect(await refused(await present(start.refresh_token, {user_id: stranger.id}))).toEqual(REJECTED);
    expect(await refused(await present(start.refresh_token, {client_id: "web_ffffffffffffffff"}))).toEqual(
      REJECTED,
    );
    expect(await refused(await present(start.refresh_token, {client_id: "none"}))).toEqual(REJECTED);
    expect(await status(start.refresh_token)).toBe(200);
  });

  it.each([
    ["a changed proof", (token: string) => `${token.slice(0, -4)}AAAA`],
    ["a raised generation", (token: string) => token.replace(/\.1\./, ".2.")],
    ["another session's id", (token: string) => token.replace(/ses_.{26}/, `ses_${"0".repeat(26)}`)],
    ["no token at all", () => "token"],
    ["nothing", () => ""],
  ])("403: %s, and the session goes on", async (_case, change) => {
    const {start, present, status} = await signedIn();
    expect(await refused(await present(change(start.refresh_token)))).toEqual(REJECTED);
    expect(await status(start.refresh_token)).toBe(200);
  });

  it("403: after thirty days of silence, or ninety in all", async () => {
    const {app, start, next, status} = await signedIn();
    app.advance(30 * DAY_S - 1);
    const renewed = await next(start.refresh_token);
    app.advance(30 * DAY_S - 1);
    const keptAgain = await next(renewed);
    app.advance(29 * DAY_S);
    const last = await next(keptAgain);
    app.advance(DAY_S + 2);
    expect(await status(last)).toBe(403);
  });

  it("403: staff have twelve hours of silence and a day in all", async () => {
    const app = createTestApp(db);
    const person = await addPerson(db, {groups: ["support"]});
    const {refresh_token} = await signInAs(app, person.email);
    app.advance(12 * 60 * 60);
    const response = await app.post(
      "/b/token/refresh",
      {refresh_token, user_id: person.id},
      {"x-client-id": CLIENT_ID},
    );
    expect(response.status).toBe(403);
  });

  it.each([
    ["locked", {state: "locked" as const}],
    ["deleted", {state: "deleted" as const}],
    ["of another token version", {token_version: 2}],
  ])("403: an account that is %s", async (_case, change) => {
    const {person, start, present} = await signedIn();
    await db.update(account).set(change).where(eq(account.id, person.id));
    expect(await refused(await present(start.refresh_token))).toEqual(REJECTED);
  });

  it("200: an account being deleted: who came back to keep it, or for their data, is not thrown out", async () => {
    const {person, start, status} = await signedIn();
    await db.update(account).set({state: "deleting"}).where(eq(account.id, person.id));
    expect(await status(start.refresh_token)).toBe(200);
  });

  it("403: a session that was signed out; signing out twice is no error", async () => {
    const {app, start, status} = await signedIn();
    const revoke = () => app.post("/b/token/revoke", {refresh_token: start.refresh_token});
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
    expect(await status(start.refresh_token)).toBe(403);
    expect((await app.get("/b/api/v1/users/me", bearer(start))).status).toBe(401);
  });

  it("200: signing out with a forged token changes nothing", async () => {
    const {app, start, status} = await signedIn();
    const forged = `${start.refresh_token.slice(0, -4)}AAAA`;
    expect((await app.post("/b/token/revoke", {refresh_token: forged})).status).toBe(200);
    expect(await status(start.refresh_token)).toBe(200);
  });

  it.each([
    [{}],
    [{refresh_token: 7, user_id: "usr_1"}],
    [{refresh_token: "a", user_id: "b", more: 1}],
    ["text"],
  ])("400: %j is not readable, and is no reason to sign anyone out", async (body) => {
    const response = await createTestApp(db).post("/b/token/refresh", body);
    expect(await refused(response)).toEqual([400, "invalid"]);
  });

  it("429: more than thirty a minute for one session", async () => {
    const {start, present} = await signedIn();
    for (let call = 0; call < 30; call++) await present(start.refresh_token);
    const response = await present(start.refresh_token);
    expect(await refused(response)).toEqual([429, "rate_limited"]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("the twenty newest sessions of an account stay", async () => {
    const {app, person, start, status} = await signedIn();
    let newest: Session = start;
    for (let device = 10; device < 30; device++) {
      app.advance(60);
      newest = await signInAs(app, person.email, `web_${device}xxxxxxxxxxxxxx`);
    }
    const list = await app.get("/b/api/v1/users/me/sessions", bearer(newest));
    const {items} = z.object({data: sessionList}).parse(await list.json()).data;
    expect(items).toHaveLength(20);
    expect(await status(start.refresh_token)).toBe(403);
  });
});
