import {eq} from "drizzle-orm";
import {beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {outcomeOf, refusalIn, sentMails} from "../../../test/account-client.ts";
import {addPerson, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {session as sessionReply} from "../../contract/session.ts";
import {permission_member, session, sign_in_attempt} from "../account/tables.ts";

const databases = await openTestDatabases();
const RIGHT = {email: "ann@example.com", password: PASSWORD};

describe.each(databases)("what may be typed to sign in on $name", ({db, reset}) => {
  const IDN = "zoe@xn--exmple-cua.de";
  beforeAll(async () => {
    await reset();
    await addPerson(db);
    await addPerson(db, {name: "zoe", account: {email: IDN, email_norm: IDN}});
  });
  const app = createTestApp(db);
  const signIn = (body: unknown, headers = {}) => app.post("/b/email/signin", body, headers);

  it.each([
    ["capital letters", "ANN@EXAMPLE.COM", "200"],
    ["spaces around it", "\t ann@example.com \n", "200"],
    ["a plus and more", "ann+news@example.com", "404 no_account"],
    ["dots that are not there", "a.n.n@example.com", "404 no_account"],
    ["a subdomain", "ann@mail.example.com", "404 no_account"],
    ["a letter of another script", "аnn@example.com", "400 invalid"],
    ["a space inside", "an n@example.com", "400 invalid"],
    ["a name before it", "Ann <ann@example.com>", "400 invalid"],
  ])("an address with %s", async (_case, email, outcome) => {
    expect(await outcomeOf(await signIn({...RIGHT, email}))).toBe(outcome);
  });

  it.each([
    ["as it is written", "zoe@exämple.de"],
    ["in capital letters", "ZOE@EXÄMPLE.DE"],
    ["with its accents apart", "zoe@exa\u0308mple.de"],
    ["as machines write it", "zoe@xn--exmple-cua.de"],
  ])("a domain with accents is the same one %s", async (_case, email) => {
    expect(await outcomeOf(await signIn({...RIGHT, email}))).toBe("200");
    expect(await outcomeOf(await signIn({...RIGHT, email: "zoe@example.de"}))).toBe("404 no_account");
  });

  it.each([
    ["email", null, "unknown_value"],
    ["email", 7, "unknown_value"],
    ["email", true, "unknown_value"],
    ["email", {address: "ann@example.com"}, "unknown_value"],
    ["email", `${"a".repeat(250)}@example.com`, "email_invalid"],
    ["password", null, "unknown_value"],
    ["password", 12345678, "unknown_value"],
    ["password", [PASSWORD], "unknown_value"],
    ["password", {}, "unknown_value"],
    ["password", "x".repeat(257), "too_long"],
    ["otp", 123456, "unknown_value"],
    ["otp", null, "unknown_value"],
    ["otp", "1".repeat(41), "too_long"],
    ["constructor", "x", "unknown_field"],
    ["user_id", "usr_1", "unknown_field"],
  ])("400: %s cannot be %j, and it was no try", async (field, value, code) => {
    const before = await db.select().from(sign_in_attempt);
    expect(await refusalIn(await signIn({...RIGHT, [field]: value}))).toMatchObject({
      status: 400,
      code: "invalid",
      fields: {[field]: code},
    });
    expect(await db.select().from(sign_in_attempt)).toHaveLength(before.length);
  });

  it.each([[null], [[]], ["ann@example.com"], [7], [[RIGHT]]])("400: a body that is %j", async (body) => {
    expect(await outcomeOf(await signIn(body))).toBe("400 invalid");
  });

  it.each([
    ["a form", "application/x-www-form-urlencoded", "email=ann@example.com&password=x"],
    ["text", "text/plain", JSON.stringify(RIGHT)],
    ["half an object", "application/json", '{"email":"ann@example.com"'],
    ["nothing", "application/json", ""],
  ])("refused in words: %s", async (_case, type, body) => {
    const response = await app.app.request("/b/email/signin", {
      method: "POST",
      headers: {"content-type": type},
      body,
    });
    expect([400, 415]).toContain(response.status);
    expect((await refusalIn(response)).code).toMatch(/^(invalid|unsupported_type)$/);
  });

  it("413: a password of a megabyte is not even read", async () => {
    expect(await outcomeOf(await signIn({...RIGHT, password: "x".repeat(1024 * 1024)}))).toBe(
      "413 payload_too_large",
    );
  });

  it.each([
    ["web_0123456789abcdef", "web", true],
    ["ios_0123456789abcdef", "ios", true],
    ["android_0123456789abcdef", "android", true],
    ["cli_0123456789abcdef", "cli", true],
    ["tv_0123456789abcdef", "web", false],
    ["web_short", "web", false],
    [`web_${"x".repeat(65)}`, "web", false],
    ["web_0123456789abcde;", "web", false],
  ])(
    "a client that calls itself %s is stored as %s, and gets a generated id unless its own is valid",
    async (fields, kind, isKept) => {
      const response = await signIn(RIGHT, {"x-client-id": fields});
      const {client_id} = z.object({data: sessionReply}).parse(await response.json()).data;
      const [row] = await db.select().from(session).where(eq(session.client_id, client_id));
      expect([row?.client_kind, client_id === fields]).toEqual([kind, isKept]);
    },
  );

  it.each([
    ["Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge"],
    ["Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120.0", "Opera"],
    ["Mozilla/5.0 (Linux) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36", "Samsung Internet"],
    ["Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome"],
    ["Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15", "Safari"],
    ["Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox"],
    ["<script>alert(1)</script>", null],
  ])("of the user agent %s only the browser name is stored", async (agent, name) => {
    await db.delete(session);
    await signIn(RIGHT, {"user-agent": agent});
    expect((await db.select().from(session)).map(({ua_family}) => ua_family)).toEqual([name]);
  });
});

describe.each(databases)("signing in again and again on $name", ({db, reset}) => {
  beforeEach(reset);

  it("a caller without a client id counts as new each time, and the account owner is notified once a day", async () => {
    await addPerson(db);
    const app = createTestApp(db);
    for (const pause of [0, 60, 60, 24 * 60 * 60]) {
      app.advance(pause);
      await app.post("/b/email/signin", RIGHT);
    }
    expect(await sentMails(app)).toHaveLength(2);
  });

  it("a right that ran out is none: neither in the answer nor in how long the session lasts", async () => {
    const {id, email} = await addPerson(db, {groups: ["support"]});
    const app = createTestApp(db);
    expect((await signInAs(app, email)).user.roles).toEqual(["support"]);
    await db.update(permission_member).set({expires_at: app.now()});
    expect((await signInAs(app, email)).user.roles).toEqual([]);
    const rows = await db.select().from(session).orderBy(session.idle_seconds);
    expect(rows.map(({user_id, idle_seconds}) => [user_id, idle_seconds / 3600])).toEqual([
      [id, 12],
      [id, 30 * 24],
    ]);
  });
});
