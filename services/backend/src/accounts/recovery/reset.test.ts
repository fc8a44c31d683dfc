import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {addPerson, bearer, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {errorReply} from "../../contract/errors.ts";
import {outbox} from "../../core/mail/tables.ts";
import {one_time} from "../../core/one-time/tables.ts";
import {account} from "../account/tables.ts";

const databases = await openTestDatabases();
const NEW = "ein neuer Weg im Wald";

describe.each(databases)("password reset on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const person = await addPerson(db);
    const ask = (email = person.email, headers = {}) => app.post("/b/reset/password", {email}, headers);
    const links = async () => {
      app.dispatcher.wake();
      await app.dispatcher.idle();
      return app.sent.flatMap(({text}) => /\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? []);
    };
    const link = async () => {
      await ask();
      return (await links()).at(-1) ?? "";
    };
    const set = (token: string, password = NEW) => app.post(`/b/reset/password/${token}`, {password});
    const signIn = async (password: string) =>
      (await app.post("/b/email/signin", {email: person.email, password})).status;
    return {app, person, ask, links, link, set, signIn};
  }
  const refused = async (response: Response) => {
    const {err} = errorReply.parse(await response.json());
    return [response.status, err.code];
  };
  const INVALID = [410, "reset_invalid"];

  it("202, 200: the link sets a password, once, and everyone is signed out", async () => {
    const {app, person, link, set, signIn} = await start();
    const before = await signInAs(app, person.email);
    const token = await link();
    expect((await set(token)).status).toBe(200);
    expect([await signIn(PASSWORD), await signIn(NEW)]).toEqual([422, 200]);
    expect((await app.get("/b/api/v1/users/me", bearer(before))).status).toBe(401);
    expect(await refused(await set(token, "noch ein anderer Weg"))).toEqual(INVALID);
    app.dispatcher.wake();
    await app.dispatcher.idle();
    expect(app.sent.map(({subject}) => subject)).toContainEqual(expect.stringContaining("wurde geändert"));
  });

  it("200: the new password signs in although foreign guesses had blocked the account", async () => {
    const {link, set, signIn} = await start();
    for (let guess = 0; guess < 12; guess++) await signIn(`guess ${guess}`);
    expect(await signIn(PASSWORD)).toBe(422);
    await set(await link());
    expect(await signIn(NEW)).toBe(200);
  });

  it("the address may be in the query, as it was documented", async () => {
    const {app, links} = await start();
    expect((await app.app.request("/b/reset/password?email=ann@example.com", {method: "POST"})).status).toBe(
      202,
    );
    expect(await links()).toHaveLength(1);
  });

  it("a scanner that opens the link uses nothing up", async () => {
    const {app, link, set} = await start();
    const token = await link();
    for (const _ of [1, 2, 3]) {
      const response = await app.get(`/b/reset/password/${token}`);
      expect([response.status, await response.json()]).toEqual([
        200,
        {data: {valid: true, email_hint: "a…n@example.com"}},
      ]);
    }
    expect((await set(token)).status).toBe(200);
    expect(await refused(await app.get(`/b/reset/password/${token}`))).toEqual(INVALID);
  });

  it("410: a link fails after an hour, once a newer link exists, or when it was never sent", async () => {
    const {app, ask, links, link, set} = await start();
    const first = await link();
    await ask();
    const [, second = ""] = await links();
    expect(await refused(await set(first))).toEqual(INVALID);
    app.advance(60 * 60);
    expect(await refused(await set(second))).toEqual(INVALID);
    expect(await refused(await set("made-up"))).toEqual(INVALID);
  });

  it("410: once the password was changed another way", async () => {
    const {app, person, link, set} = await start();
    const token = await link();
    const {access_token} = await signInAs(app, person.email);
    await app.app.request("/b/api/v1/users/me?fields=password", {
      method: "PUT",
      headers: {"content-type": "application/json", ...bearer({access_token})},
      body: JSON.stringify({password: "noch ein anderer Weg"}),
    });
    expect(await refused(await set(token))).toEqual(INVALID);
  });

  it("of many who use a link at once, one sets the password", async () => {
    const {link, set} = await start();
    const token = await link();
    const answers = await Promise.all(
      Array.from({length: 5}, (_, n) => set(token, `ein Weg mit Nummer ${n}`)),
    );
    expect(answers.map(({status}) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it.each([
    ["", "password_required"],
    ["zu kurz", "too_short"],
    ["password1", "too_common"],
    ["ann@example.com", "too_common"],
  ])("400: %j is no password, and the link still works", async (password, code) => {
    const {link, set} = await start();
    const token = await link();
    const response = await set(token, password);
    expect([response.status, errorReply.parse(await response.json()).err.field_errors]).toEqual([
      400,
      {password: code},
    ]);
    expect((await set(token)).status).toBe(200);
  });

  it("404: no account has the address; 400: the value is not an address or names two", async () => {
    const {ask} = await start();
    expect(await refused(await ask("bob@example.com"))).toEqual([404, "reset_no_account"]);
    expect(await refused(await ask("ann@example.com, bob@example.com"))).toEqual([400, "invalid"]);
    expect(await refused(await ask("ann@example.com\r\nBcc: bob@example.com"))).toEqual([400, "invalid"]);
    expect(await refused(await ask(""))).toEqual([400, "invalid"]);
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it("429: more than three mails to one address in an hour, or ten questions of one network", async () => {
    const {ask} = await start();
    const network = {"x-forwarded-for": "203.0.113.7"};
    for (const _ of [1, 2, 3]) await ask();
    expect(await refused(await ask())).toEqual([429, "rate_limited"]);
    for (let call = 0; call < 10; call++) await ask(`nobody${call}@example.com`, network);
    expect(await refused(await ask("another@example.com", network))).toEqual([429, "rate_limited"]);
  });

  it("what is stored opens nothing", async () => {
    const {link} = await start();
    const token = await link();
    expect(JSON.stringify([await db.select().from(one_time), await db.select().from(outbox)])).not.toContain(
      token,
    );
  });

  it("an account without a password gets one", async () => {
    const {person, link, set, signIn} = await start();
    await db.update(account).set({password_hash: null}).where(eq(account.id, person.id));
    await set(await link());
    expect(await signIn(NEW)).toBe(200);
  });
});
