import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, CLIENT_ID, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {errorReply} from "../../contract/errors.ts";
import {session as sessionReply} from "../../contract/session.ts";
import {createPasswordHasher} from "../../core/crypto/password-hasher.ts";
import {account, session, sign_in_attempt} from "../account/tables.ts";

const databases = await openTestDatabases();
const WEAKEST = {memoryCost: 32, timeCost: 1, parallelism: 1};
const STRANGER = "web_ffffffffffffffff";
const from = (address: string, client = STRANGER) => ({"x-forwarded-for": address, "x-client-id": client});

describe.each(databases)("POST /b/email/signin on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const person = await addPerson(db);
    const tryWith = (email: string, password: string, headers: Record<string, string> = {}) =>
      app.post("/b/email/signin", {email, password}, headers);
    return {app, person, tryWith};
  }
  async function outcome(response: Response) {
    const body: unknown = await response.json();
    const failed = errorReply.safeParse(body);
    return failed.success ? [response.status, failed.data.err.code] : [response.status, "ok"];
  }
  const mailsOf = async (app: ReturnType<typeof createTestApp>) => {
    app.dispatcher.wake();
    await app.dispatcher.idle();
    return app.sent.map(({subject}) => subject);
  };

  it("200: returns a session, its user, and a client id to callers that have none", async () => {
    const {tryWith, person} = await start();
    const response = await tryWith(" ANN@example.com ", PASSWORD);
    const {data} = z.object({data: sessionReply}).parse(await response.json());
    expect(data).toMatchObject({
      user_id: person.id,
      client_id: expect.stringMatching(/^web_[\w-]{16,}$/),
      expires_in: 900,
      user: {email: "ann@example.com", first_name: "Ann", email_verified: true, locale: "de", roles: []},
    });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("every sign-in begins a session of its own: nothing a client brings is taken over", async () => {
    const {app, person} = await start();
    const [first, second] = [await signInAs(app, person.email), await signInAs(app, person.email)];
    expect(first.client_id).toBe(CLIENT_ID);
    expect(first.refresh_token).not.toBe(second.refresh_token);
    expect(await db.select().from(session)).toHaveLength(2);
  });

  it.each([
    [{email: "", password: "x"}, {email: "email_required"}],
    [
      {email: "  ", password: ""},
      {email: "email_required", password: "password_required"},
    ],
    [{email: "ann@", password: "x"}, {email: "email_invalid"}],
    [{email: "ann@example.com\r\nBcc: all@example.com", password: "x"}, {email: "email_invalid"}],
    [{email: "ann@example.com"}, {password: "password_required"}],
    [{password: "x"}, {email: "email_required"}],
    [{email: "ann@example.com", password: "x", role: "admin"}, {role: "unknown_field"}],
    [{email: ["ann@example.com"], password: "x"}, {email: "unknown_value"}],
  ])("400: %j", async (body, field_errors) => {
    const {app} = await start();
    const response = await app.post("/b/email/signin", body);
    const {err} = errorReply.parse(await response.json());
    expect([response.status, err.code, err.field_errors]).toEqual([400, "invalid", field_errors]);
  });

  it("404 and 422, never 401: an unknown address, a wrong password, one with a space more", async () => {
    const {tryWith, person} = await start();
    expect(await outcome(await tryWith("bob@example.com", PASSWORD))).toEqual([404, "no_account"]);
    expect(await outcome(await tryWith(person.email, "wrong"))).toEqual([422, "wrong_password"]);
    expect(await outcome(await tryWith(person.email, `${PASSWORD} `))).toEqual([422, "wrong_password"]);
  });

  it("a password is compared by its characters, however a keyboard composes them", async () => {
    const {tryWith} = await start();
    const password_hash = await createPasswordHasher(WEAKEST).hash("Schöner Lauf");
    await addPerson(db, {name: "bob", account: {password_hash}});
    expect(await outcome(await tryWith("bob@example.com", "Scho\u0308ner Lauf"))).toEqual([200, "ok"]);
  });

  it("422: a locked account is reported only to callers who know its password", async () => {
    const {tryWith, person} = await start();
    await db.update(account).set({state: "locked"}).where(eq(account.id, person.id));
    expect(await outcome(await tryWith(person.email, PASSWORD))).toEqual([422, "sign_in_failed"]);
    expect(await outcome(await tryWith(person.email, "wrong"))).toEqual([422, "wrong_password"]);
  });

  it("200: an account that waits to be deleted lets its owner in, to keep it", async () => {
    const {tryWith, person} = await start();
    await db.update(account).set({state: "deleting"}).where(eq(account.id, person.id));
    expect(await outcome(await tryWith(person.email, PASSWORD))).toEqual([200, "ok"]);
  });

  it("a deleted account is unknown, and an account without a password has none that is right", async () => {
    const {tryWith, app, person} = await start();
    await db.update(account).set({password_hash: null}).where(eq(account.id, person.id));
    expect(await outcome(await tryWith(person.email, ""))).toEqual([400, "invalid"]);
    expect(await outcome(await tryWith(person.email, PASSWORD))).toEqual([422, "wrong_password"]);
    await db.update(account).set({state: "deleted", deleted_at: app.now()}).where(eq(account.id, person.id));
    expect(await outcome(await tryWith(person.email, PASSWORD))).toEqual([404, "no_account"]);
  });

  it("a hash of weaker parameters is replaced at the next sign-in", async () => {
    const weak = await createPasswordHasher(WEAKEST).hash(PASSWORD);
    const {tryWith, person} = await start();
    await db.update(account).set({password_hash: weak}).where(eq(account.id, person.id));
    expect(await outcome(await tryWith(person.email, PASSWORD))).toEqual([200, "ok"]);
    const [row] = await db.select().from(account);
    expect(row?.password_hash).toContain("m=64");
    expect(await outcome(await tryWith(person.email, PASSWORD))).toEqual([200, "ok"]);
  });

  it("the owner is notified of a new browser once, and of a known browser never", async () => {
    const {app, person} = await start();
    await signInAs(app, person.email);
    await signInAs(app, person.email);
    expect(await mailsOf(app)).toEqual([]);
    await signInAs(app, person.email, STRANGER);
    await signInAs(app, person.email, STRANGER);
    expect(await mailsOf(app)).toEqual([expect.stringContaining("Neue Anmeldung")]);
  });

  it("429: more than twenty tries of one network in five minutes", async () => {
    const {tryWith, app} = await start();
    for (let call = 0; call < 20; call++) await tryWith("", "", from("203.0.113.9"));
    const tries = [];
    for (let call = 0; call < 21; call++)
      tries.push((await tryWith("bob@example.com", "x", from("203.0.113.7"))).status);
    expect([tries.slice(0, 20).includes(429), tries.at(20)]).toEqual([false, 429]);
    app.advance(15);
    expect((await tryWith("bob@example.com", "x", from("203.0.113.7"))).status).not.toBe(429);
  });

  it("a network that asks for many unknown addresses gets no further details for an hour", async () => {
    const {tryWith, app, person} = await start();
    const codes = [];
    for (let call = 0; call < 12; call++) {
      codes.push((await outcome(await tryWith(`nobody${call}@example.com`, "x", from("203.0.113.7"))))[1]);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({length: 10}, () => "no_account"));
    expect(codes.at(-1)).toBe("sign_in_failed");
    expect(await outcome(await tryWith(person.email, "wrong", from("203.0.113.7")))).toEqual([
      422,
      "sign_in_failed",
    ]);
    expect(await outcome(await tryWith(person.email, "wrong", from("198.51.100.1")))).toEqual([
      422,
      "wrong_password",
    ]);
    app.advance(60 * 60);
    expect(await outcome(await tryWith("nobody@example.com", "x", from("203.0.113.7")))).toEqual([
      404,
      "no_account",
    ]);
  });

  it("of four hundred guesses from two hundred networks few are looked at, and the owner still gets in", async () => {
    const {tryWith, app, person} = await start();
    await signInAs(app, person.email);
    for (let guess = 0; guess < 400; guess++) {
      await tryWith(person.email, `guess ${guess}`, from(`203.0.${guess % 200}.7`));
      if (guess % 2 === 1) app.advance(60);
    }
    const attempts = await db.select().from(sign_in_attempt);
    const wrongPasswords = attempts.filter(({outcome}) => outcome === "wrong_password");
    expect(wrongPasswords.length).toBeLessThanOrEqual(60);
    expect(await outcome(await tryWith(person.email, PASSWORD, from("203.0.1.7")))).toEqual([
      422,
      "sign_in_failed",
    ]);
    expect(await outcome(await tryWith(person.email, PASSWORD, from("198.51.100.1", CLIENT_ID)))).toEqual([
      200,
      "ok",
    ]);
    expect((await mailsOf(app)).filter((subject) => subject.includes("Fehlversuche"))).toHaveLength(1);
  });

  it("right passwords cost nothing: the owner may come and go as often as they like", async () => {
    const {tryWith, person} = await start();
    const outcomes = [];
    for (let call = 0; call < 15; call++) outcomes.push(await outcome(await tryWith(person.email, PASSWORD)));
    expect(outcomes).toEqual(outcomes.map(() => [200, "ok"]));
  });

  it("the stored record of a sign-in attempt contains no address", async () => {
    const {tryWith} = await start();
    await tryWith("bob@example.com", "secret guess", from("203.0.113.7"));
    const storedText = JSON.stringify(await db.select().from(sign_in_attempt));
    expect(storedText).not.toMatch(/bob@|example\.com|203\.0|secret guess/);
  });

  it("sign-in does the same work whether or not an account exists, so response time reveals nothing", async () => {
    const work: string[] = [];
    const cheap = createPasswordHasher(WEAKEST);
    const counted = <T>(what: string, done: T) => {
      work.push(what);
      return done;
    };
    const app = createTestApp(db, {
      passwords: {
        ...cheap,
        verify: (hash, password) => counted("verify", cheap.verify(hash, password)),
        verifyNothing: (password) => counted("verify", cheap.verifyNothing(password)),
      },
    });
    await addPerson(db);
    await addPerson(db, {name: "social", account: {password_hash: null}});
    await addPerson(db, {name: "locked", account: {state: "locked"}});
    const workFor = async (name: string) => {
      work.length = 0;
      await app.post("/b/email/signin", {email: `${name}@example.com`, password: "a guess"});
      return [...work];
    };
    for (const name of ["ann", "nobody", "social", "locked"]) {
      expect([name, await workFor(name)]).toEqual([name, ["verify"]]);
    }
  });
});
