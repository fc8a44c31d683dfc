import {eq, sql} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {exampleCoach} from "../../test/example-coach.ts";
import {addPerson, bearer, PASSWORD, signInAs} from "../../test/people.ts";
import {filesIn, startPrivacyStack} from "../../test/privacy-stack.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {addUserData, invite} from "../../test/user-data.ts";
import {addConsent} from "../accounts/account/consents.ts";
import {seedPermissionGroups} from "../accounts/account/permission-groups.ts";
import {account, account_deletion, permission_member, profile} from "../accounts/account/tables.ts";
import {coach} from "../coaches/tables.ts";
import {createGiftRepository} from "../commerce/gifts/gift-repository.ts";
import {mailGiftRecipient} from "../commerce/gifts/mail-gift.ts";
import {user} from "../contract/accounts.ts";
import {withTransaction} from "../core/db/db.ts";
import {outbox} from "../core/mail/tables.ts";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";
import {createAgreementRepository} from "../legal/agreements/agreement-repository.ts";
import {share} from "../sharing/tables.ts";
import {platform_link, platform_revocation} from "../training/platforms/tables.ts";
import {eraseAccount} from "./erase-account.ts";
import {tombstone} from "./tables.ts";

const databases = await openTestDatabases();
const DAY_S = 24 * 60 * 60;
const DUE = "2026-03-15T12:00:00.000Z";

describe.each(databases)("deleting an account on $name", (database) => {
  const {db, reset} = database;
  let stack: Awaited<ReturnType<typeof startPrivacyStack>>;
  let ann = {id: "", email: ""};

  beforeEach(async () => {
    await reset();
    stack = await startPrivacyStack(database);
    ann = await addPerson(db);
  });
  afterEach(() => stack.stop());

  const signedIn = async (email = ann.email) => bearer(await signInAs(stack.app, email));
  const remove = (headers: object, user_name = "ann") =>
    stack.app.post("/b/api/v1/users/me/delete", {user_name}, {...headers});
  const keep = (headers: object) => stack.app.post("/b/api/v1/users/me/delete/cancel", {}, {...headers});
  const stateOf = async (id = ann.id) =>
    (await db.select().from(account).where(eq(account.id, id)))[0]?.state;
  async function erase() {
    stack.app.advance(14 * DAY_S);
    await stack.run("erase-accounts");
    await stack.app.dispatcher.idle();
  }

  it("202: signs the user out everywhere, notifies the owner, and waits two weeks before erasing", async () => {
    const headers = await signedIn();
    const reply = await remove(headers);
    expect([reply.status, await reply.json()]).toEqual([202, {data: {deletes_at: DUE}}]);
    expect((await stack.app.get("/b/api/v1/users/me", headers)).status).toBe(401);
    await stack.app.dispatcher.idle();
    expect(stack.app.sent.map(({text}) => text).join()).toContain("Am 15. März 2026 wird alles");
    stack.app.advance(13 * DAY_S);
    await stack.run("erase-accounts");
    expect(await stateOf()).toBe("deleting");
  });

  it("400, 403: another name, or a sign-in that is not recent, deletes nothing", async () => {
    const headers = await signedIn();
    expect((await remove(headers, "Ann")).status).toBe(400);
    expect((await remove(headers, "")).status).toBe(400);
    stack.app.advance(15 * 60);
    expect((await remove(headers)).status).toBe(403);
    expect([await stateOf(), await db.select().from(account_deletion)]).toEqual(["active", []]);
  });

  it("before erasure a user may only read, export and keep the account; keeping it restores everything", async () => {
    await remove(await signedIn());
    const session = await signInAs(stack.app, ann.email);
    expect(session.user.deletes_at).toBe(DUE);
    const headers = bearer(session);
    const me = await (await stack.app.get("/b/api/v1/users/me", headers)).json();
    expect(z.object({data: user}).parse(me).data.deletes_at).toBe(DUE);
    expect((await stack.app.post("/b/api/v1/users/me/otp/enroll", {}, headers)).status).toBe(403);
    expect((await stack.app.post("/b/api/v1/users/me/export", {}, headers)).status).toBe(202);
    expect([(await keep(headers)).status, (await keep(headers)).status]).toEqual([200, 200]);
    expect(await stateOf()).toBe("active");
    await erase();
    expect(await stateOf()).toBe("active");
  });

  it("a coach whose account awaits erasure is hidden, and shown again when the account is kept", async () => {
    await db.insert(coach).values({...exampleCoach("kim"), user_id: ann.id, listed: true});
    const shown = async () => (await stack.app.get("/b/coaches/kim")).status;
    expect(await shown()).toBe(200);
    await remove(await signedIn());
    expect(await shown()).toBe(404);
    await keep(await signedIn());
    expect(await shown()).toBe(200);
  });

  it("shares and platform links end at once, and keeping the account does not restore them", async () => {
    await addUserData(db, ann.id, stack.app.now());
    await remove(await signedIn());
    await keep(await signedIn());
    expect((await db.select().from(share)).map(({status}) => status).sort()).toEqual(["cancelled", "ended"]);
    expect(await db.select().from(platform_link)).toEqual([]);
    expect(await db.select().from(platform_revocation)).toMatchObject([{user_id: ann.id}]);
  });

  it("409: the last admin cannot be deleted; of two admins who delete their accounts at once one is rejected", async () => {
    const [one, two] = [
      await addPerson(db, {name: "one", groups: ["admin"]}),
      await addPerson(db, {name: "two", groups: ["admin"]}),
    ];
    const replies = await Promise.all([
      remove(await signedIn(one.email), "one"),
      remove(await signedIn(two.email), "two"),
    ]);
    expect(replies.map(({status}) => status).sort()).toEqual([202, 409]);
    const states = [await stateOf(one.id), await stateOf(two.id)].sort();
    expect(states).toEqual(["active", "deleting"]);
  });

  it("after erasure the user cannot sign in, and the address and the user name are free", async () => {
    await remove(await signedIn());
    await erase();
    const reply = await stack.app.post("/b/email/signin", {email: ann.email, password: PASSWORD});
    expect(reply.status).toBe(404);
    const again = await addPerson(db);
    expect(again.email).toBe(ann.email);
  });

  it("an account whose erasure has begun can no longer be kept", async () => {
    await remove(await signedIn());
    stack.app.advance(14 * DAY_S);
    const headers = await signedIn();
    await db.update(account_deletion).set({started_at: stack.app.now()});
    expect((await keep(headers)).status).toBe(409);
    expect(await stateOf()).toBe("deleting");
  });

  /** Creates a user who has used everything an account offers. */
  async function live() {
    const at = stack.app.now();
    await seedPermissionGroups(db);
    await db.insert(coach).values({...exampleCoach("kim"), user_id: ann.id, email: ann.email});
    await db.insert(permission_member).values({group_id: "grp_coach", user_id: ann.id, granted_at: at});
    await withTransaction(db, async (tx) => {
      const market = {region: "de", locale: "de"};
      await addConsent(tx, {...market, user_id: ann.id, kind: "marketing", granted: true, source: "t", at});
      const document = {kind: "privacy", version: "v", text_id: "t", content_hash: "h"};
      await createAgreementRepository(tx).add({
        ...market,
        id: "agr_1",
        context: "signup",
        user: ann.id,
        order: null,
        at,
        documents: [document],
      });
    });
    await stack.app.post("/canyon/email/subscribe", {
      list: "news",
      email: "ANN@example.com",
      region: "de",
      locale: "de",
    });
    await addUserData(db, ann.id, at);
    await stack.pictures.put("ava_00000001.webp", new Uint8Array([1]));
    await db.update(profile).set({avatar_key: "ava_00000001.webp"}).where(eq(profile.user_id, ann.id));
    const headers = await signedIn();
    await stack.app.post("/b/reset/password", {email: ann.email});
    await stack.app.post("/b/api/v1/users/me/otp/enroll", {}, headers);
    await stack.app.post("/b/api/v1/users/me/export", {}, headers);
    await stack.jobs.runDue();
    await stack.app.post("/b/api/v1/users/me/export/link", {}, headers);
    return headers;
  }

  /** Every table of the database, whatever created it, with its rows that contain the text in any column. */
  async function tablesWith(text: string) {
    const found = await db.execute(
      sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const {rows} = z.object({rows: z.array(z.object({name: z.string()}))}).parse(found);
    const holding: string[] = [];
    for (const {name} of rows) {
      const [schema = "", table = ""] = name.split(".");
      const from = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
      const hits = await db.execute(
        sql`select 1 from ${from} t where position(lower(${text}) in lower(t::text)) > 0 limit 1`,
      );
      if (z.object({rows: z.array(z.unknown())}).parse(hits).rows.length > 0) holding.push(name);
    }
    return holding.sort();
  }

  it("no personal data is left in any table, file or e-mail; the id is left only where the reason is stated", async () => {
    const otherPerson = await addPerson(db, {name: "kept"});
    const headers = await live();
    await invite(db, otherPerson.id, ann.email, stack.app.now());
    const holding = [
      "public.account",
      "public.checkout",
      "public.coach",
      "public.newsletter",
      "public.orders",
      "public.outbox",
      "public.share",
    ];
    expect(await tablesWith(ann.email)).toEqual(holding);
    expect(await filesIn(stack)).toHaveLength(2);
    expect((await remove(headers)).status).toBe(202);
    await erase();
    expect(stack.app.sent.at(-1)).toMatchObject({to: ann.email, subject: "Dein Gradus-Konto ist gelöscht"});
    const traces = await Promise.all([ann.email, "Weber", "1990-04-12"].map(tablesWith));
    // The one who stays has the same name and birthday.
    expect(traces).toEqual([[], ["public.profile"], ["public.profile"]]);
    expect(await tablesWith(ann.id)).toEqual([
      "public.account",
      "public.agreement",
      "public.audit",
      "public.consent",
      "public.tombstone",
    ]);
    expect(await filesIn(stack)).toEqual([]);
    expect(await db.select().from(tombstone)).toMatchObject([{user_id: ann.id, actor: "self"}]);
    expect(await stateOf()).toBe("deleted");
  });

  it("what they wrote to others goes with them: invitations and gifts in the outbox", async () => {
    const headers = await signedIn();
    const invitation = {email: "friend@example.com", level: "summary", message: "Komm mit zum Walchensee"};
    expect((await stack.app.post("/b/api/v1/users/me/shares", invitation, headers)).status).toBe(201);
    const at = stack.app.now();
    const gift = await createGiftRepository(db).add({
      id: "gft_1",
      giver_id: ann.id,
      giver_kind: "coach",
      recipient_email: "friend@example.com",
      recipient_email_norm: "friend@example.com",
      months: 3,
      status: "purchased",
      message: "Für den Walchensee",
      region: "de",
      locale: "de",
      created_at: at,
    });
    await mailGiftRecipient(db, gift, {letter: "received", cause: "received"}, at);
    expect(await tablesWith("Walchensee")).toContain("public.outbox");
    await remove(headers);
    await erase();
    expect(await tablesWith("Walchensee")).toEqual([]);
    expect(await tablesWith("friend@example.com")).not.toContain("public.outbox");
  });

  it("an address that was only typed takes nothing from others; the mails that went there go", async () => {
    const otherPerson = await addPerson(db, {name: "kept"});
    await db.update(account).set({email_verified_at: null}).where(eq(account.id, ann.id));
    const headers = await signedIn();
    await stack.app.post("/b/api/v1/users/me/email/send-verification-code", {}, headers);
    await invite(db, otherPerson.id, ann.email, stack.app.now());
    await stack.app.post("/canyon/email/subscribe", {list: "news", email: "joann@example.com"});
    await remove(headers);
    await erase();
    expect(await tablesWith("joann@example.com")).toEqual(["public.newsletter", "public.outbox"]);
    expect(await db.select().from(share)).toMatchObject([{giver_id: otherPerson.id, status: "pending"}]);
    const left = (await db.select().from(outbox)).map(({to_addr}) => to_addr);
    expect(left.sort()).toEqual(["", "joann@example.com"]);
  });

  it("a run that dies half-way is finished by the next, with one farewell", async () => {
    await remove(await live());
    stack.app.advance(14 * DAY_S);
    const {deps} = stack.app;
    const {personalData} = deps;
    const half = Math.ceil(personalData.length / 2);
    const dies: PersonalTable = {
      table: tombstone,
      export: {none: "it dies"},
      erase: () => Promise.reject(new Error("The power went")),
    };
    const broken = [...personalData.slice(0, half), dies, ...personalData.slice(half)];
    await expect(eraseAccount({...deps, personalData: broken}, ann.id)).rejects.toThrow("power");
    expect(await stateOf()).toBe("deleting");
    await stack.run("erase-accounts");
    await stack.run("erase-accounts");
    expect(await stateOf()).toBe("deleted");
    const farewells = (await db.select().from(outbox)).filter(({template}) => template === "account_deleted");
    expect(farewells).toHaveLength(1);
  });

  it("after a year a tombstone no longer reveals whose account it was", async () => {
    await remove(await signedIn());
    await erase();
    expect((await db.select().from(tombstone))[0]?.hashes).toHaveProperty("email");
    stack.app.advance(366 * DAY_S);
    await stack.run("tidy-privacy");
    expect((await db.select().from(tombstone))[0]?.hashes).toEqual({});
  });
});
