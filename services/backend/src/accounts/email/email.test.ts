import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {addPerson, bearer, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {errorReply} from "../../contract/errors.ts";
import {account, identity} from "../account/tables.ts";
import {otp_secret, recovery_code} from "../second-factor/tables.ts";

const databases = await openTestDatabases();
const NEW = "ann.new@example.com";

describe.each(databases)("e-mail of an account on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start(fields: {email_verified_at?: null} = {}) {
    const app = createTestApp(db);
    const person = await addPerson(db, {account: fields});
    const signedIn = await signInAs(app, person.email);
    const headers = {...bearer(signedIn), "content-type": "application/json"};
    const at = (path: string) => `/b/api/v1/users/me/email/${path}`;
    const mails = async () => {
      app.dispatcher.wake();
      await app.dispatcher.idle();
      return app.sent;
    };
    return {
      app,
      person,
      mails,
      headers,
      send: () => app.post(at("send-verification-code"), {}, headers),
      verify: (code: string) => app.post(at("verify"), {code}, headers),
      change: (email: string) =>
        app.app.request("/b/api/v1/users/me?fields=email", {
          method: "PUT",
          headers,
          body: JSON.stringify({email}),
        }),
      code: async () => /\d{6}/.exec((await mails()).at(-1)?.subject ?? "")?.[0] ?? "",
      link: async () => /verify-email\?code=([\w-]+)/.exec((await mails()).at(-1)?.text ?? "")?.[1] ?? "",
      stored: async () => (await db.select().from(account).where(eq(account.id, person.id)))[0],
    };
  }
  const refused = async (response: Response) => {
    const {err} = errorReply.parse(await response.json());
    return [response.status, err.code, err.params];
  };
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  it.each(["code", "link"] as const)("200: the %s of the mail proves the address, once", async (way) => {
    const on = await start({email_verified_at: null});
    const sent = await on.send();
    expect([sent.status, await sent.json()]).toEqual([202, {data: {resend_after: 30}}]);
    const proof = await on[way]();
    const response = await on.verify(proof);
    expect([response.status, await response.json()]).toEqual([
      200,
      {data: {email: on.person.email, email_verified: true}},
    ]);
    expect((await on.stored())?.email_verified_at).not.toBeNull();
    expect(await refused(await on.verify(proof))).toEqual([410, "code_expired", undefined]);
  });

  it("serves both documented prefixes", async () => {
    const {app, person, headers, code} = await start({email_verified_at: null});
    const at = `/b/users/${person.id}/email`;
    expect((await app.post(`${at}/send-verification-code`, {}, headers)).status).toBe(202);
    expect((await app.post(`${at}/verify`, {code: await code()}, headers)).status).toBe(200);
  });

  it("422 with the tries that are left; after five even the right code is worth nothing", async () => {
    const on = await start({email_verified_at: null});
    await on.send();
    const code = await on.code();
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await refused(await on.verify(other(code)))).toEqual([422, "code_wrong", {left}]);
    }
    expect(await refused(await on.verify(code))).toEqual([410, "code_expired", undefined]);
  });

  it("410: a code or link fails after ten minutes, once a newer code exists, or when it belongs to another account", async () => {
    const on = await start({email_verified_at: null});
    await on.send();
    const first = await on.code();
    const firstLink = await on.link();
    on.app.advance(30);
    await on.send();
    const second = await on.code();
    if (first !== second) expect((await refused(await on.verify(first)))[1]).toBe("code_wrong");
    expect((await refused(await on.verify(firstLink)))[1]).toBe("code_expired");
    on.app.advance(10 * 60);
    expect((await refused(await on.verify(second)))[1]).toBe("code_expired");
    const stranger = await addPerson(db, {name: "bob", account: {email_verified_at: null}});
    const strangerHeaders = bearer(await signInAs(on.app, stranger.email));
    await on.send();
    const link = await on.link();
    const stolen = await on.app.post("/b/api/v1/users/me/email/verify", {code: link}, strangerHeaders);
    expect((await refused(stolen))[1]).toBe("code_expired");
  });

  it("429: sooner than thirty seconds, or more than five in an hour", async () => {
    const on = await start({email_verified_at: null});
    await on.send();
    expect((await refused(await on.send()))[1]).toBe("rate_limited");
    for (const _ of [1, 2, 3, 4]) {
      on.app.advance(31);
      expect((await on.send()).status).toBe(202);
    }
    on.app.advance(31);
    expect((await refused(await on.send()))[1]).toBe("rate_limited");
  });

  it("nothing is sent to an address that is proven already", async () => {
    const on = await start();
    expect((await on.send()).status).toBe(202);
    expect(await on.mails()).toEqual([]);
  });

  it("a change waits for its proof, then ends all sessions and notifies the former address", async () => {
    const on = await start();
    const reply = await on.change(NEW);
    expect([reply.status, await reply.json()]).toMatchObject([
      200,
      {data: {email: on.person.email, email_pending: NEW, email_verified: true}},
    ]);
    expect((await on.mails()).map(({to}) => to)).toEqual([NEW]);
    expect((await on.verify(await on.code())).status).toBe(200);
    expect(await on.stored()).toMatchObject({email: NEW, email_norm: NEW, email_pending: null});
    expect((await on.app.get("/b/api/v1/users/me", on.headers)).status).toBe(401);
    const notice = (await on.mails()).at(-1);
    expect([notice?.to, notice?.text]).toEqual([on.person.email, expect.stringContaining("a…w@example.com")]);
    expect((await on.app.post("/b/email/signin", {email: NEW, password: PASSWORD})).status).toBe(200);
  });

  it("the former address takes it back within seven days, once, and gets a link for a new password", async () => {
    const on = await start();
    await on.change(NEW);
    await on.verify(await on.code());
    const token = /undo=([\w-]+)/.exec((await on.mails()).at(-1)?.text ?? "")?.[1] ?? "";
    on.app.advance(7 * 24 * 60 * 60 - 1);
    expect((await on.app.post("/b/email/undo", {token})).status).toBe(200);
    expect(await on.stored()).toMatchObject({email: on.person.email, email_norm: on.person.email});
    const last = (await on.mails()).at(-1);
    expect([last?.to, last?.text]).toEqual([on.person.email, expect.stringContaining("/reset-password/")]);
    expect((await refused(await on.app.post("/b/email/undo", {token})))[1]).toBe("code_expired");
  });

  it("taking it back removes the sign-in methods of an intruder: a provider and a second factor of theirs", async () => {
    const on = await start();
    const at = on.app.now();
    const identityFields = {user_id: on.person.id, email_at_link: null, last_used_at: null};
    await db.insert(identity).values([
      {...identityFields, issuer: "google", subject: "owner", provider: "google", linked_at: new Date(0)},
      {...identityFields, issuer: "facebook", subject: "intruder", provider: "facebook", linked_at: at},
    ]);
    await on.change(NEW);
    await on.verify(await on.code());
    const token = /undo=([\w-]+)/.exec((await on.mails()).at(-1)?.text ?? "")?.[1] ?? "";
    const factor = {user_id: on.person.id, secret_enc: "theirs"};
    await db.insert(otp_secret).values({...factor, created_at: at, confirmed_at: at});
    await db.insert(recovery_code).values({user_id: on.person.id, hash: "theirs"});
    expect((await on.app.post("/b/email/undo", {token})).status).toBe(200);
    expect((await db.select().from(identity)).map(({subject}) => subject)).toEqual(["owner"]);
    expect([await db.select().from(otp_secret), await db.select().from(recovery_code)]).toEqual([[], []]);
  });

  it("two changes in a row take nothing from the first address: its link ends the second one's", async () => {
    const on = await start();
    const undo = async () => /undo=([\w-]+)/.exec((await on.mails()).at(-1)?.text ?? "")?.[1] ?? "";
    await on.change(NEW);
    await on.verify(await on.code());
    const first = await undo();
    on.app.advance(31);
    Object.assign(on.headers, bearer(await signInAs(on.app, NEW)));
    await on.change("third@example.com");
    await on.verify(await on.code());
    const second = await undo();
    expect(await on.stored()).toMatchObject({email: "third@example.com"});
    expect((await on.app.post("/b/email/undo", {token: first})).status).toBe(200);
    expect((await refused(await on.app.post("/b/email/undo", {token: second})))[0]).toBe(410);
    expect(await on.stored()).toMatchObject({email: on.person.email});
  });

  it("an address that has an account: the same answer, and a mail to its owner", async () => {
    const on = await start();
    await addPerson(db, {name: "bob"});
    const [free, taken] = [await on.change(NEW), await on.change("bob@example.com")];
    expect([free.status, taken.status]).toEqual([200, 200]);
    const [, {to, subject} = {to: "", subject: ""}] = await on.mails();
    expect([to, subject]).toEqual(["bob@example.com", expect.stringContaining("schon ein")]);
  });

  it("409: an address that got an account while its proof was on the way", async () => {
    const on = await start();
    await on.change(NEW);
    const code = await on.code();
    await addPerson(db, {name: "bob", account: {email: NEW, email_norm: NEW}});
    expect((await refused(await on.verify(code)))[1]).toBe("account_exists");
    expect(await on.stored()).toMatchObject({email: on.person.email, token_version: 1});
  });

  it("requesting the current address again cancels a pending change", async () => {
    const on = await start();
    await on.change(NEW);
    const code = await on.code();
    await on.change(on.person.email.toUpperCase());
    expect(await on.stored()).toMatchObject({email_pending: null});
    expect((await refused(await on.verify(code)))[1]).toBe("code_expired");
  });

  it("403: a change needs a recent sign-in; the password again is one", async () => {
    const on = await start();
    on.app.advance(14 * 60 + 59);
    expect((await on.change(NEW)).status).toBe(200);
    on.app.advance(1);
    expect((await refused(await on.change(NEW)))[1]).toBe("step_up_required");
    const stepUp = (password: string) => on.app.post("/b/api/v1/users/me/step-up", {password}, on.headers);
    expect((await refused(await stepUp("wrong")))[1]).toBe("wrong_password");
    const {data} = Object(await (await stepUp(PASSWORD)).json());
    Object.assign(on.headers, bearer(data));
    expect((await on.change("third@example.com")).status).toBe(200);
  });

  it.each(["bob@example.com\r\nBcc: eve@example.com", "a@b, c@d.example", "no address"])(
    "400: %j is no address, and no mail is written",
    async (email) => {
      const on = await start();
      expect((await refused(await on.change(email)))[1]).toBe("invalid");
      expect(await on.mails()).toEqual([]);
    },
  );
});
