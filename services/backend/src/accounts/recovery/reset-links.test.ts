import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {accountClient, outcomeOf, refusalIn, sentMails} from "../../../test/account-client.ts";
import {addPerson, bearer, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp, SITE_URL} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {outbox} from "../../core/mail/tables.ts";
import {one_time} from "../../core/one-time/tables.ts";
import {account, identity} from "../account/tables.ts";

const databases = await openTestDatabases();
const NEW = "ein neuer Weg im Wald";

describe.each(databases)("links that set a password on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(person: Parameters<typeof addPerson>[1] = {}) {
    const app = createTestApp(db);
    const owner = await addPerson(db, person);
    const ask = (email: unknown = owner.email, headers = {}) =>
      app.post("/b/reset/password", {email}, headers);
    const links = async () =>
      (await sentMails(app)).flatMap(({text}) => /\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? []);
    async function link() {
      await ask();
      return (await links()).at(-1) ?? "";
    }
    const check = (token: string, headers = {}) => app.get(`/b/reset/password/${token}`, headers);
    const set = (token: string, password: unknown = NEW) =>
      app.post(`/b/reset/password/${token}`, {password});
    const signIn = (password: string) => app.post("/b/email/signin", {email: owner.email, password});
    return {app, owner, ask, links, link, check, set, signIn};
  }

  it("go to the address of the account, however it was typed", async () => {
    const {app, ask, links} = await start();
    for (const email of [" ANN@Example.COM ", "ann@EXAMPLE.com"]) {
      expect(await outcomeOf(await ask(email))).toBe("202");
    }
    expect(await links()).toHaveLength(2);
    expect(new Set(app.sent.map(({to}) => to))).toEqual(new Set(["ann@example.com"]));
  });

  it("are for the address that has the account, not for one that looks like it", async () => {
    const {ask} = await start();
    for (const email of ["ann+1@example.com", "a.nn@example.com", "ann@example.co"]) {
      expect(await outcomeOf(await ask(email)), email).toBe("404 reset_no_account");
    }
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it("point to our site, whatever host the request names", async () => {
    const {app, ask, links} = await start();
    await ask(undefined, {host: "evil.example", "x-forwarded-host": "evil.example", origin: SITE_URL});
    expect(await links()).toHaveLength(1);
    const [mail] = app.sent;
    expect(mail?.text).toContain(`${SITE_URL}/`);
    expect(`${mail?.text} ${mail?.html}`).not.toContain("evil.example");
  });

  it("name the linked provider, for an account that never had a password", async () => {
    const {app, owner, ask} = await start({account: {password_hash: null}});
    const socialIdentity = {issuer: "https://accounts.example", subject: "1", user_id: owner.id};
    await db.insert(identity).values({...socialIdentity, provider: "google", linked_at: app.now()});
    await ask();
    expect((await sentMails(app))[0]?.text).toContain("Google");
  });

  it.each([
    ["locked", "locked", "422 sign_in_failed"],
    ["on the way out", "deleting", "200"],
  ] as const)(
    "of an account that is %s change its password and not its state",
    async (_case, state, outcome) => {
      const {owner, link, set, signIn} = await start();
      await db.update(account).set({state}).where(eq(account.id, owner.id));
      expect(await outcomeOf(await set(await link()))).toBe("200");
      expect(await outcomeOf(await signIn(NEW))).toBe(outcome);
      expect((await db.select({state: account.state}).from(account))[0]).toEqual({state});
    },
  );

  it("of an account that was deleted meanwhile open nothing", async () => {
    const {app, owner, link, check, set} = await start();
    const token = await link();
    await db.update(account).set({state: "deleted", deleted_at: app.now()}).where(eq(account.id, owner.id));
    expect([await outcomeOf(await check(token)), await outcomeOf(await set(token))]).toEqual([
      "410 reset_invalid",
      "410 reset_invalid",
    ]);
  });

  it("prove no address: who was not confirmed before is not after", async () => {
    const {link, set, signIn} = await start({account: {email_verified_at: null}});
    await set(await link());
    expect(Object(await (await signIn(NEW)).json()).data.user.email_verified).toBe(false);
  });

  it("are gone once the account has another address", async () => {
    const {app, owner, link, set} = await start();
    const token = await link();
    const page = accountClient(app, bearer(await signInAs(app, owner.email)));
    await page.put("?fields=email", {email: "ann.new@example.com"});
    const code = /\d{6}/.exec((await sentMails(app)).at(-1)?.subject ?? "")?.[0] ?? "";
    expect(await outcomeOf(await page.tell("/email/verify", {code}))).toBe("200");
    expect(await outcomeOf(await set(token))).toBe("410 reset_invalid");
  });

  it("requested at the same time, only one of them works", async () => {
    const {ask, links, set} = await start();
    await Promise.all([ask(), ask(), ask()]);
    const tokens = await links();
    expect(tokens).toHaveLength(3);
    const outcomes = [];
    for (const token of tokens) outcomes.push(await outcomeOf(await set(token)));
    expect(outcomes.filter((outcome) => outcome === "200")).toHaveLength(1);
  });

  it("serve no other purpose, and nothing of another purpose serves here", async () => {
    const {app, owner, link, set} = await start();
    const token = await link();
    expect(await outcomeOf(await app.post("/b/email/undo", {token}))).toBe("410 code_expired");
    const page = accountClient(app, bearer(await signInAs(app, owner.email)));
    expect(await outcomeOf(await page.tell("/email/verify", {code: token}))).toBe("410 code_expired");
    await db.update(one_time).set({kind: "undo_email"});
    expect(await outcomeOf(await set(token))).toBe("410 reset_invalid");
  });

  it.each([
    ["capital letters", (token: string) => token.toUpperCase()],
    ["a letter less", (token: string) => token.slice(0, -1)],
    ["a letter more", (token: string) => `${token}A`],
    ["a path behind it", (token: string) => `${token}%2F..`],
    ["a wildcard", () => "%25"],
  ])("with %s are none, and the one that was sent stays good", async (_case, change) => {
    const {link, check, set} = await start();
    const token = await link();
    expect(await outcomeOf(await check(change(token)))).toBe("410 reset_invalid");
    expect(await outcomeOf(await set(change(token)))).toBe("410 reset_invalid");
    expect(await outcomeOf(await set(token))).toBe("200");
  });

  it.each([
    [null, "unknown_value"],
    [12345678, "unknown_value"],
    [["ein", "Weg"], "unknown_value"],
    ["1234567", "too_short"],
    ["ä".repeat(129), "too_long"],
    ["ann", "too_short"],
    ["Gradus", "too_short"],
    ["ANN@example.com", "too_common"],
    ["PassWord1", "too_common"],
  ])("400: %j is no password", async (password, code) => {
    const {link, set} = await start();
    expect(await refusalIn(await set(await link(), password))).toMatchObject({
      status: 400,
      fields: {password: code},
    });
  });

  it("400: a value that is not an address is rejected and no e-mail is sent", async () => {
    const {app, ask} = await start();
    for (const email of [null, 7, ["ann@example.com"], {norm: "ann@example.com"}]) {
      expect(await refusalIn(await ask(email))).toMatchObject({fields: {email: "unknown_value"}});
    }
    const both = await app.post("/b/reset/password", {email: "ann@example.com", user_id: "usr_1"});
    expect(await refusalIn(both)).toMatchObject({fields: {user_id: "unknown_field"}});
    expect(await sentMails(app)).toEqual([]);
  });

  it("429: a network may look at ten a minute, and a link may be tried ten times an hour", async () => {
    const {app, link, check, set} = await start();
    const token = await link();
    const network = {"x-forwarded-for": "203.0.113.7"};
    for (let n = 0; n < 10; n++) await check(`made-up-${n}`, network);
    const refused = await check(token, network);
    expect(await outcomeOf(refused)).toBe("429 rate_limited");
    app.advance(Number(refused.headers.get("retry-after")));
    expect((await check(token, network)).status).toBe(200);
    for (let n = 0; n < 10; n++) expect((await set(token, "kurz")).status).toBe(400);
    for (let n = 0; n < 10; n++) await set(token, "password1");
    const blocked = await set(token);
    expect(await outcomeOf(blocked)).toBe("429 rate_limited");
    app.advance(Number(blocked.headers.get("retry-after")));
    expect(await outcomeOf(await set(token))).toBe("200");
  });

  it("503: when the e-mail cannot be queued, the response hides the cause and the page may try again", async () => {
    const {app, ask} = await start();
    const text = "no room for this row";
    const broken = new Proxy(db, {
      get: (target, key, receiver) =>
        key === "transaction"
          ? async () => {
              throw new Error(text);
            }
          : Reflect.get(target, key, receiver),
    });
    const other = createTestApp(broken);
    const response = await other.post("/b/reset/password", {email: "ann@example.com"});
    expect(await outcomeOf(response)).toBe("503 reset_failed");
    expect(await response.text()).not.toContain(text);
    expect(await sentMails(app)).toEqual([]);
    expect((await ask()).status).toBe(202);
  });

  it("leave the password as it is until they are used", async () => {
    const {link, signIn} = await start();
    await link();
    expect(await outcomeOf(await signIn(PASSWORD))).toBe("200");
  });
});
