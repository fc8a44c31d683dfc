import {eq} from "drizzle-orm";
import {Secret, TOTP} from "otpauth";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {errorReply} from "../../contract/errors.ts";
import {confirmOtpReply, enrollReply} from "../../contract/second-factor.ts";
import {session} from "../../contract/session.ts";
import {audit} from "../../core/audit/tables.ts";
import {idempotency} from "../../core/idempotency/tables.ts";
import {account, sign_in_attempt} from "../account/tables.ts";
import {stepOf} from "./authenticator.ts";
import {otp_secret, recovery_code} from "./tables.ts";

interface Start {
  readonly needsStaffFactor?: boolean;
  readonly groups?: readonly "admin"[];
}

const databases = await openTestDatabases();
const HALF_MINUTE_S = 30;

// RFC 6238, appendix B: the secret of its SHA-1 vectors, and their last six digits.
const RFC_SECRET = Secret.fromLatin1("12345678901234567890").base32;
it.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1234567890, "005924"],
  [20000000000, "353130"],
])("at %d seconds the code is %s, half a minute either way, and no other", (seconds, code) => {
  const at = (shift: number) => stepOf(RFC_SECRET, code, new Date((seconds + shift) * 1000));
  const step = Math.floor(seconds / HALF_MINUTE_S);
  expect([at(0), at(-HALF_MINUTE_S), at(HALF_MINUTE_S)]).toEqual([step, step, step]);
  expect([at(-2 * HALF_MINUTE_S), at(2 * HALF_MINUTE_S)]).toEqual([null, null]);
});

describe.each(databases)("the second factor on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start({needsStaffFactor = false, groups = []}: Start = {}) {
    const app = createTestApp(db, {needsStaffFactor});
    const ann = await addPerson(db, {groups});
    const {id: other} = await addPerson(db, {name: "other"});
    const headers = bearer(await signInAs(app, ann.email));
    const enrolled = await app.post(
      "/b/api/v1/users/me/otp/enroll",
      {},
      {...headers, "idempotency-key": "k".repeat(20)},
    );
    const {data} = z.object({data: enrollReply}).parse(await enrolled.json());
    const phone = new TOTP({secret: Secret.fromBase32(data.secret)});
    const code = () => phone.generate({timestamp: app.now().getTime()});
    const confirm = (typedCode: string) =>
      app.post("/b/api/v1/users/me/otp/confirm", {code: typedCode}, headers);
    const signIn = (otp?: string, password = PASSWORD) =>
      app.post("/b/email/signin", {email: ann.email, password, ...(otp !== undefined && {otp})});
    const later = () => app.advance(HALF_MINUTE_S);
    async function enable() {
      const reply = await confirm(code());
      later();
      return z.object({data: confirmOtpReply}).parse(await reply.json()).data.recovery_codes;
    }
    const sent = () =>
      app.sent.map(({subject}) => subject).filter((subject) => !subject.includes("Neue Anmeldung"));
    return {app, ann, other, headers, data, code, confirm, signIn, later, enable, sent};
  }
  const readSession = async (reply: Response) => z.object({data: session}).parse(await reply.json()).data;
  const codeOf = async (reply: Response) => errorReply.parse(await reply.json()).err.code;

  it("counts once a code has shown that the app has the secret, which is stored wrapped", async () => {
    const {data, confirm, signIn, code} = await start();
    expect(data.otpauth_url).toContain(`secret=${data.secret}`);
    expect(data.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect((await signIn()).status).toBe(200);
    expect(await codeOf(await confirm("000000"))).toBe("otp_wrong");
    expect((await confirm(code())).status).toBe(200);
    expect(await codeOf(await confirm(code()))).toBe("conflict");
    expect(await codeOf(await signIn())).toBe("otp_required");
    const [row] = await db.select().from(otp_secret);
    expect(row?.secret_enc).not.toContain(data.secret);
    // A response that contains the secret or a recovery code is never stored for a repeated request.
    expect((await db.select().from(idempotency)).filter(({response}) => response !== null)).toEqual([]);
  });

  it("signs in with password and code, and the session records both", async () => {
    const {enable, signIn, code, later} = await start();
    await enable();
    expect((await signIn(code().replace(/^.../, "$& "))).status).toBe(200);
    later();
    expect(await codeOf(await signIn(code(), "not the password"))).toBe("wrong_password");
    // The wrong password did not use the code up.
    const reply = await signIn(code());
    const {access_token} = z.object({data: session}).parse(await reply.json()).data;
    const claims = z.object({amr: z.array(z.string())});
    const [, payload = ""] = access_token.split(".");
    expect(claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString())).amr).toEqual([
      "pwd",
      "otp",
    ]);
  });

  it("a code is taken once, also of two at once, and none older than one that was taken", async () => {
    const {enable, signIn, code, later} = await start();
    await enable();
    const older = code();
    later();
    const replies = await Promise.all([signIn(code()), signIn(code())]);
    expect(replies.map(({status}) => status).sort()).toEqual([200, 422]);
    expect(await codeOf(await signIn(older))).toBe("otp_wrong");
  });

  it("a recovery code gets in once, however it is typed, and is stored as a digest", async () => {
    const {enable, signIn, ann, app, headers} = await start();
    const codes = await enable();
    expect(new Set(codes).size).toBe(10);
    const [first = ""] = codes;
    expect((await signIn(` ${first.toUpperCase().replace("-", " ")} `)).status).toBe(200);
    expect(await codeOf(await signIn(first))).toBe("otp_wrong");
    const rows = await db.select().from(recovery_code).where(eq(recovery_code.user_id, ann.id));
    expect(JSON.stringify(rows)).not.toContain(first.replace("-", ""));
    const shown = await app.get("/b/api/v1/users/me/otp", headers);
    expect(await shown.json()).toMatchObject({data: {enabled: true, recovery_codes_left: 9}});
    expect((await db.select().from(audit)).map(({action}) => action)).toContain("otp.recovery_use");
  });

  it("its owner is notified by e-mail when it is turned on, used without the phone, and turned off", async () => {
    const {app, enable, signIn, headers, sent} = await start();
    const [first = ""] = await enable();
    await signIn(first);
    await app.app.request("/b/api/v1/users/me/otp", {method: "DELETE", headers});
    await app.app.request("/b/api/v1/users/me/otp", {method: "DELETE", headers});
    await app.dispatcher.idle();
    expect(sent()).toEqual([
      "Anmeldung in zwei Schritten für dein Gradus-Konto ist an",
      "Ein Wiederherstellungscode deines Gradus-Kontos wurde benutzt",
      "Anmeldung in zwei Schritten für dein Gradus-Konto ist aus",
    ]);
  });

  describe("of staff, on a real site", () => {
    const asStaff = () => start({needsStaffFactor: true, groups: ["admin"]});
    const sees = async ({app, other, headers}: Awaited<ReturnType<typeof start>>) =>
      (await app.get(`/b/api/v1/users/${other}/feature-access`, headers)).status;

    it("what they may do waits for it, and begins with the session that sets it up", async () => {
      const page = await asStaff();
      expect(await sees(page)).toBe(404);
      const shown = await page.app.get("/b/api/v1/users/me/otp", page.headers);
      expect(await shown.json()).toMatchObject({data: {enabled: false, required: true}});
      await page.enable();
      expect(await sees(page)).toBe(200);
      const other = bearer(await readSession(await page.signIn(page.code())));
      expect(await sees({...page, headers: other})).toBe(200);
    });

    it("403: it stays on", async () => {
      const {app, enable, headers} = await asStaff();
      await enable();
      const answer = await app.app.request("/b/api/v1/users/me/otp", {method: "DELETE", headers});
      expect([answer.status, await codeOf(answer)]).toEqual([403, "forbidden"]);
      expect(await db.select().from(otp_secret)).toHaveLength(1);
    });

    it("is optional on this machine for all users, and everywhere for users who are not staff", async () => {
      expect(await sees(await start({groups: ["admin"]}))).toBe(200);
      await reset();
      const {app, enable, headers} = await start({needsStaffFactor: true});
      await enable();
      expect((await app.app.request("/b/api/v1/users/me/otp", {method: "DELETE", headers})).status).toBe(200);
    });
  });

  it("guessing at codes is slowed like guessing at passwords, and seen in the log", async () => {
    const {enable, signIn, code} = await start();
    await enable();
    for (let tries = 0; tries < 10; tries++) await signIn("000000");
    expect(await codeOf(await signIn(code()))).toBe("sign_in_failed");
    const outcomes = (await db.select().from(sign_in_attempt)).map(({outcome}) => outcome);
    expect(outcomes.filter((outcome) => outcome === "wrong_otp")).toHaveLength(10);
  });

  it("proving anew who one is needs it too, and removing it needs that", async () => {
    const {app, enable, code, headers, later, signIn} = await start();
    await enable();
    const stepUp = (otp?: string) =>
      app.post("/b/api/v1/users/me/step-up", {password: PASSWORD, ...(otp && {otp})}, headers);
    expect(await codeOf(await stepUp())).toBe("otp_required");
    expect((await stepUp(code())).status).toBe(200);
    const remove = (as: object) =>
      app.app.request("/b/api/v1/users/me/otp", {method: "DELETE", headers: {...as}});
    later();
    const fresh = bearer(z.object({data: session}).parse(await (await signIn(code())).json()).data);
    app.advance(15 * 60);
    expect((await remove(fresh)).status).toBe(403);
    expect(await db.select().from(otp_secret)).toHaveLength(1);
    const again = bearer(z.object({data: session}).parse(await (await signIn(code())).json()).data);
    expect((await remove(again)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it("409: an account without a password gets one first", async () => {
    const {app, headers, ann} = await start();
    await db.update(account).set({password_hash: null}).where(eq(account.id, ann.id));
    expect(await codeOf(await app.post("/b/api/v1/users/me/otp/enroll", {}, headers))).toBe(
      "password_needed",
    );
  });
});
