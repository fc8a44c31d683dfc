import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {outcomeOf, refusalIn, sentMails} from "../../../test/account-client.ts";
import {addPerson, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createPasswordHasher} from "../../core/crypto/password-hasher.ts";
import {AppError} from "../../core/errors.ts";
import {account, session, sign_in_attempt} from "../account/tables.ts";

const databases = await openTestDatabases();
const WEAKEST = {memoryCost: 32, timeCost: 1, parallelism: 1};
const DAY_S = 24 * 60 * 60;
const [PHONE, LAPTOP] = ["ios_0123456789abcdef", "web_0123456789abcdef"];

describe.each(databases)("guessing at a password on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(options: Parameters<typeof createTestApp>[1] = {}) {
    const app = createTestApp(db, options);
    const ann = await addPerson(db);
    const signIn = (password = PASSWORD, headers: Record<string, string> = {}, email = ann.email) =>
      app.post("/b/email/signin", {email, password}, headers);
    const attempt = async (...how: Parameters<typeof signIn>) => outcomeOf(await signIn(...how));
    async function fail(times: number, headers: Record<string, string> = {}) {
      const outcomes = [];
      for (let n = 0; n < times; n++) outcomes.push(await attempt(`guess ${n}`, headers));
      return outcomes;
    }
    return {app, ann, signIn, attempt, fail};
  }
  const from = (address: string) => ({"x-forwarded-for": address});
  const as = (client: string) => ({"x-client-id": client});
  const outcomes = async () => {
    const rows = await db.select({outcome: sign_in_attempt.outcome}).from(sign_in_attempt);
    return rows.map(({outcome}) => outcome);
  };

  it("after ten failures not even the right password is confirmed; a try comes back after 90 seconds", async () => {
    const {app, attempt, fail} = await start();
    expect(new Set(await fail(10))).toEqual(new Set(["422 wrong_password"]));
    expect([await attempt("guess"), await attempt()]).toEqual(["422 sign_in_failed", "422 sign_in_failed"]);
    app.advance(89);
    expect(await attempt()).toBe("422 sign_in_failed");
    app.advance(2);
    expect(await attempt()).toBe("200");
  });

  it("of thirty guesses at one moment ten are looked at, wherever they come from", async () => {
    const {attempt} = await start();
    await Promise.all(Array.from({length: 30}, (_, n) => attempt("guess", from(`198.51.100.${n}`))));
    const seen = await outcomes();
    expect(seen.filter((outcome) => outcome === "wrong_password")).toHaveLength(10);
    expect(seen.filter((outcome) => outcome === "blocked")).toHaveLength(20);
  });

  it("every installation the owner has signed in from has twenty guesses of its own", async () => {
    const {app, ann, attempt, fail} = await start();
    for (const client of [PHONE, LAPTOP]) await signInAs(app, ann.email, client);
    await fail(20, as(PHONE));
    expect(await attempt(PASSWORD, as(PHONE))).toBe("422 sign_in_failed");
    expect([await attempt(PASSWORD, as(LAPTOP)), await attempt(PASSWORD)]).toEqual(["200", "200"]);
  });

  it("an installation from which another user signed in counts as unknown for this account", async () => {
    const {app, attempt, fail} = await start();
    const bob = await addPerson(db, {name: "bob"});
    await signInAs(app, bob.email, PHONE);
    await fail(10, as(PHONE));
    expect(await attempt(PASSWORD, as(PHONE))).toBe("422 sign_in_failed");
    expect(await attempt(PASSWORD, as(PHONE), bob.email)).toBe("200");
  });

  it("guesses at one account are no guesses at another", async () => {
    const {attempt, fail} = await start();
    const bob = await addPerson(db, {name: "bob"});
    await fail(11);
    expect(await attempt("wrong", {}, bob.email)).toBe("422 wrong_password");
  });

  it("a caller who knows the password of a locked account may try without limit, and always gets the same answer", async () => {
    const {ann, attempt} = await start();
    await db.update(account).set({state: "locked"}).where(eq(account.id, ann.id));
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push(await attempt());
    expect(new Set(answers)).toEqual(new Set(["422 sign_in_failed"]));
    expect(new Set(await outcomes())).toEqual(new Set(["locked"]));
  });

  it("the owner is warned once a day, however long the guessing lasts", async () => {
    const {app, fail} = await start();
    await fail(13);
    expect(await sentMails(app)).toHaveLength(1);
    app.advance(DAY_S);
    await fail(13);
    expect((await sentMails(app)).map(({to}) => to)).toEqual(["ann@example.com", "ann@example.com"]);
  });

  it("503: a full hashing queue reports when to retry, and does not count as an attempt against the owner", async () => {
    let isFull = true;
    const cheap = createPasswordHasher(WEAKEST);
    const refuse = () => {
      throw new AppError("unavailable", "Too many sign-ins at this moment", {params: {retry_after: 2}});
    };
    const {signIn, attempt} = await start({
      passwords: {...cheap, verify: async (hash, typed) => (isFull ? refuse() : cheap.verify(hash, typed))},
    });
    for (let n = 0; n < 12; n++) {
      const response = await signIn();
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
    }
    isFull = false;
    expect([await outcomes(), await attempt()]).toEqual([[], "200"]);
  });

  it.each([
    ["was changed", {password_set_at: new Date("2026-03-01T12:00:00Z")}],
    ["no longer counts, for everyone was signed out", {token_version: 2}],
  ])("422: a password that %s while it was being checked begins no session", async (_case, change) => {
    const cheap = createPasswordHasher(WEAKEST);
    const {attempt} = await start({
      passwords: {
        ...cheap,
        async verify(hash, typed) {
          const isRight = await cheap.verify(hash, typed);
          await db.update(account).set(change);
          return isRight;
        },
      },
    });
    expect(await attempt()).toBe("422 sign_in_failed");
    expect(await db.select().from(session)).toEqual([]);
  });

  it("429: the response reports in how many seconds the network may retry, and the retry then succeeds", async () => {
    const {app, signIn} = await start();
    const visit = () => signIn(PASSWORD, from("203.0.113.7"));
    for (let n = 0; n < 20; n++) expect((await visit()).status).toBe(200);
    const refused = await visit();
    const wait = Number(refused.headers.get("retry-after"));
    expect(await refusalIn(refused)).toMatchObject({status: 429, params: {retry_after: wait}});
    app.advance(wait - 1);
    expect((await visit()).status).toBe(429);
    app.advance(1);
    expect((await visit()).status).toBe(200);
  });

  it("a household of IPv6 is one network, and its neighbours are others", async () => {
    const {signIn} = await start();
    const statuses = [];
    for (let n = 1; n <= 21; n++) {
      statuses.push((await signIn(PASSWORD, from(`2001:db8:0:1::${n.toString(16)}`))).status);
    }
    expect([statuses.slice(0, 20).includes(429), statuses.at(20)]).toEqual([false, 429]);
    expect((await signIn(PASSWORD, from("2001:db8:0:2::1"))).status).toBe(200);
  });

  it("a network that has asked for too many unknown addresses gets the same refusal for every address", async () => {
    const {ann, signIn} = await start();
    const network = {...from("203.0.113.7"), "x-request-id": "same"};
    await addPerson(db, {name: "social", account: {password_hash: null}});
    await addPerson(db, {name: "locked", account: {state: "locked"}});
    for (let n = 0; n < 11; n++) await signIn("x", network, `nobody${n}@example.com`);
    const replyTexts = [];
    for (const email of ["nobody@example.com", ann.email, "social@example.com", "locked@example.com"]) {
      const response = await signIn("wrong", network, email);
      replyTexts.push(`${response.status} ${await response.text()}`);
    }
    expect(new Set(replyTexts).size).toBe(1);
    expect(replyTexts[0]).toContain("sign_in_failed");
    expect((await signIn(PASSWORD, network)).status).toBe(200);
  });
});
