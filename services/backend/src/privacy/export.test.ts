import {readdir, readFile} from "node:fs/promises";
import {join} from "node:path";
import {eq} from "drizzle-orm";
import {strFromU8, unzipSync} from "fflate";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {startPrivacyStack} from "../../test/privacy-stack.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {addUserData, invite} from "../../test/user-data.ts";
import {account, profile} from "../accounts/account/tables.ts";
import {exportLinkReply, exportReply} from "../contract/privacy.ts";
import {outbox} from "../core/mail/tables.ts";
import {EXPORT_FILES} from "../core/personal-data/personal-table.ts";
import {data_export} from "./tables.ts";

const databases = await openTestDatabases();
const [MINUTE_S, DAY_S] = [60, 24 * 60 * 60];

describe.each(databases)("a copy of one's data on $name", (database) => {
  const {db, reset} = database;
  let stack: Awaited<ReturnType<typeof startPrivacyStack>>;
  let ann = {id: "", email: ""};
  let headers = {};

  beforeEach(async () => {
    await reset();
    stack = await startPrivacyStack(database);
    ann = await addPerson(db);
    headers = bearer(await signInAs(stack.app, ann.email));
  });
  afterEach(() => stack.stop());

  const path = (rest = "") => `/b/api/v1/users/me/export${rest}`;
  const request = () => stack.app.post(path(), {}, headers);
  const show = async () =>
    z.object({data: exportReply}).parse(await (await stack.app.get(path(), headers)).json()).data;
  const link = async () =>
    z.object({data: exportLinkReply}).parse(await (await stack.app.post(path("/link"), {}, headers)).json())
      .data.url;
  async function make() {
    expect((await request()).status).toBe(202);
    await stack.jobs.runDue();
  }

  it("holds everything the list names, in files the README explains, and no secret", async () => {
    await addUserData(db, ann.id, stack.app.now());
    await make();
    expect(await show()).toMatchObject({export: {state: "ready", expires_at: "2026-03-08T12:00:00.000Z"}});
    const response = await stack.app.get(await link());
    expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(entries)).toEqual([...EXPORT_FILES, "activities/upl_1.gpx", "README.txt"]);
    const texts = Object.fromEntries(
      Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
    expect(JSON.parse(texts["account.json"] ?? "")).toMatchObject({
      account: [{id: ann.id, email: ann.email, user_name: "ann"}],
      profile: [{first_name: "Ann", date_of_birth: "1990-04-12"}],
    });
    expect(JSON.parse(texts["security-log.json"] ?? "")).toMatchObject({
      sign_in_attempt: [{outcome: "ok"}],
      security_event: [{event: "export.request"}],
    });
    expect(JSON.parse(texts["shares.json"] ?? "")).toMatchObject({
      share: [
        {given: true, invited: "coach@example.com", status: "accepted"},
        {given: true, invited: "friend@example.com", status: "pending"},
      ],
    });
    expect(JSON.parse(texts["devices.json"] ?? "")).toMatchObject({device: [{serial: "PX-1"}]});
    expect(JSON.parse(texts["shoes.json"] ?? "")).toMatchObject({apparel: [{model: "Road"}]});
    expect(JSON.parse(texts["platforms.json"] ?? "")).toMatchObject({platform_link: [{platform: "suunto"}]});
    expect(texts["activities/upl_1.gpx"]).toBe("<gpx>");
    expect(JSON.parse(texts["orders.json"] ?? "")).toMatchObject({
      orders: [{pretty_id: "7K3M-Q2XA-9", total: 16_900, shipping_address: {line1: "Weg 1"}}],
      order_line: [{sku: "pod"}],
      cart_line: [{sku: "clip-blue"}],
    });
    expect(texts["README.txt"]).toContain("orders.json: deine Bestellungen\n");
    expect(texts["README.txt"]).toContain("als Coach (leer: Es ist nichts gespeichert)");
    expect(Object.values(texts).join("")).not.toMatch(/password_hash|argon2|seed|secret_enc|sealed/);
  });

  it("holds the photo, as others see it", async () => {
    const photo = new Uint8Array([82, 73, 70, 70]);
    await stack.pictures.put("ava_00000001.webp", photo);
    await db.update(profile).set({avatar_key: "ava_00000001.webp"}).where(eq(profile.user_id, ann.id));
    await make();
    const zip = await (await stack.app.get(await link())).arrayBuffer();
    expect(unzipSync(new Uint8Array(zip))["photo.webp"]).toEqual(photo);
  });

  it("holds nothing that other users store about an unverified address", async () => {
    const kim = await addPerson(db, {name: "kim"});
    await invite(db, kim.id, "zoe@example.com", stack.app.now());
    await invite(db, kim.id, "max@example.com", stack.app.now());
    const unproven = {email_verified_at: null, email_pending: "max@example.com"};
    const zoe = await addPerson(db, {name: "zoe", account: unproven});
    const shares = async () => {
      headers = bearer(await signInAs(stack.app, zoe.email));
      await make();
      const zip = await (await stack.app.get(await link())).arrayBuffer();
      return JSON.parse(strFromU8(unzipSync(new Uint8Array(zip))["shares.json"] ?? new Uint8Array()));
    };
    expect(await shares()).toEqual({share: []});
    await db.update(account).set({email_verified_at: stack.app.now()}).where(eq(account.id, zoe.id));
    stack.app.advance(DAY_S);
    expect(await shares()).toMatchObject({share: [{given: false, status: "pending"}]});
  });

  it("the copy is stored encrypted, and its owner is notified by e-mail without a link to it", async () => {
    await make();
    const [name = ""] = await readdir(stack.folder);
    expect(await readFile(join(stack.folder, name), "latin1")).not.toMatch(/README|account\.json/);
    await stack.app.dispatcher.idle();
    const [mail] = stack.app.sent;
    expect(mail).toMatchObject({to: ann.email, subject: "Deine Gradus-Daten sind bereit"});
    expect(mail?.text).toContain("https://site.example/de/de/account/privacy");
    expect(mail?.text).not.toContain("/b/files");
  });

  it("the address works once, for five minutes, and only soon after signing in", async () => {
    await make();
    const first = await link();
    expect((await stack.app.app.request(first, {method: "HEAD"})).status).toBe(200);
    expect((await stack.app.get(first)).status).toBe(200);
    expect((await stack.app.get(first)).status).toBe(404);
    const late = await link();
    stack.app.advance(5 * MINUTE_S + 1);
    expect((await stack.app.get(late)).status).toBe(404);
    stack.app.advance(10 * MINUTE_S);
    expect((await stack.app.post(path("/link"), {}, headers)).status).toBe(403);
    const renewed = bearer(await signInAs(stack.app, ann.email));
    expect((await stack.app.post(path("/link"), {}, renewed)).status).toBe(200);
  });

  it("429: one a day, also of two requests at once; what failed does not count", async () => {
    const replies = await Promise.all([request(), request()]);
    expect(replies.map(({status}) => status).sort()).toEqual([202, 429]);
    expect(await db.select().from(data_export)).toHaveLength(1);
    await db.update(data_export).set({state: "failed"});
    expect((await request()).status).toBe(202);
    expect(await show()).toMatchObject({next_at: "2026-03-02T12:00:00.000Z"});
  });

  it("the copy is removed after a week, from the disk too, and the next one can be requested", async () => {
    await make();
    stack.app.advance(7 * DAY_S);
    await stack.run("tidy-privacy");
    expect(await readdir(stack.folder)).toEqual([]);
    headers = bearer(await signInAs(stack.app, ann.email));
    expect(await show()).toMatchObject({export: {state: "expired"}, next_at: null});
    expect((await stack.app.post(path("/link"), {}, headers)).status).toBe(404);
  });

  it("one that never came about is given up after two hours", async () => {
    await request();
    stack.app.advance(2 * 60 * MINUTE_S);
    await stack.run("tidy-privacy");
    expect((await db.select().from(data_export)).map(({state}) => state)).toEqual(["failed"]);
    await stack.jobs.runDue();
    expect(await db.select().from(outbox)).toEqual([]);
  });
});
