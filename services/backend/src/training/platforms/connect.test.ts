import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {deleteJobs} from "../../../test/delete-jobs.ts";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {
  openPlatforms,
  openQueue,
  type PlatformEmulator,
  readPlatform,
  startPlatformEmulator,
} from "../../../test/platform-emulator.ts";
import {refusalOf} from "../../../test/social-page.ts";
import {SITE_URL} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {security_event} from "../../accounts/account/tables.ts";
import {consentList} from "../../contract/accounts.ts";
import {platform_link, platform_revocation} from "./tables.ts";

const databases = await openTestDatabases();

let world: PlatformEmulator;
beforeAll(async () => {
  world = await startPlatformEmulator();
});
afterAll(() => world.close());

describe.each(databases)("connecting a platform on $name", (database) => {
  const {db, reset} = database;
  const queue = openQueue(database);
  beforeAll(() => queue.start());
  afterAll(() => queue.stop());
  beforeEach(async () => {
    await reset();
    await deleteJobs(queue.boss);
  });

  const open = (options = {}) => openPlatforms(db, queue, world, options);
  const links = () => db.select().from(platform_link);

  it("200: there, back to the same market, and connected, with their runs on the way", async () => {
    const {goThere, complete, suunto, ann} = await open();
    expect((await suunto())?.state).toBe("none");
    const {page} = await goThere();
    expect(`${page.origin}${page.pathname}`).toBe(`${SITE_URL}/de/de/account/platforms`);
    expect(await links()).toEqual([]);
    const done = await readPlatform(await complete(page));
    expect(done).toMatchObject({platform: "suunto", state: "connected", connected_at: expect.any(String)});
    expect(await suunto()).toEqual(done);
    expect(await links()).toMatchObject([{user_id: ann.id, external_id: "runner"}]);
    expect(await queue.boss.findJobs("platform-sync")).toMatchObject([
      {data: {user_id: ann.id, platform: "suunto"}},
    ]);
    expect(await db.select({event: security_event.event}).from(security_event)).toEqual([
      {event: "platform.connect"},
    ]);
  });

  it("the permission reports which scopes the platform granted and which are missing", async () => {
    const {connect, get, mine} = await open({settings: {scopes: ["activities", "sleep"]}});
    const ask = async () => (await get("/b/api/v1/users/me/oauth/permission?p=suunto", mine)).json();
    expect(await ask()).toMatchObject({
      data: {granted: false, scopes: [], missing: ["activities", "sleep"], reconnect: false},
    });
    await connect();
    await db.update(platform_link).set({scopes: ["activities"]});
    expect(await ask()).toMatchObject({data: {granted: true, scopes: ["activities"], missing: ["sleep"]}});
    expect((await get("/b/api/v1/users/me/oauth/permission?p=nobody", mine)).status).toBe(404);
  });

  it("422: another user cannot complete the connection, nor can the same user in another session", async () => {
    const {goThere, complete, ...app} = await open();
    const bea = await addPerson(db, {name: "bea"});
    const beaHeaders = bearer(await signInAs(app, bea.email));
    const elsewhere = bearer(await signInAs(app, app.ann.email, "web_fedcba9876543210"));
    for (const stranger of [beaHeaders, elsewhere]) {
      const {page} = await goThere();
      expect(await refusalOf(await complete(page, stranger))).toEqual([422, "platform_denied"]);
      // Any look at the handle consumes it, whichever user looks.
      expect(await refusalOf(await complete(page))).toEqual([422, "platform_denied"]);
    }
    expect(await links()).toEqual([]);
  });

  it("a way back works once, for ten minutes, for its platform", async () => {
    const {goThere, comeBack, begin, advance} = await open();
    const {callback} = await goThere();
    const again = await comeBack(callback);
    expect([again.searchParams.get("refused"), again.searchParams.get("handle")]).toEqual(["expired", null]);
    const address = async () => {
      const reply: {data: {authorize_url: string}} = JSON.parse(await (await begin()).text());
      return new URL(reply.data.authorize_url).searchParams.get("state") ?? "";
    };
    const swapped = `${SITE_URL}/b/platform/oauth/final_surge/callback?code=c&state=${await address()}`;
    expect((await comeBack(new URL(swapped))).searchParams.get("refused")).toBe("expired");
    const state = await address();
    advance(10 * 60);
    const late = `${SITE_URL}/b/platform/oauth/suunto/callback?code=c&state=${state}`;
    expect((await comeBack(new URL(late))).searchParams.get("refused")).toBe("expired");
  });

  it("422: a handle works once, for two minutes, for its platform", async () => {
    const {goThere, complete, advance, mine} = await open();
    const {page} = await goThere();
    expect((await complete(page)).status).toBe(200);
    expect(await refusalOf(await complete(page))).toEqual([422, "platform_denied"]);
    expect(await refusalOf(await complete((await goThere()).page, mine, "final_surge"))).toEqual([
      422,
      "platform_denied",
    ]);
    const late = await goThere();
    advance(2 * 60);
    expect(await refusalOf(await complete(late.page))).toEqual([422, "platform_denied"]);
    expect(await links()).toHaveLength(1);
  });

  it("a user who refuses permission at the platform returns with nothing to complete", async () => {
    const {goThere} = await open();
    const refused = async (choice: string) => [...(await goThere(choice)).page.searchParams];
    expect(await refused("deny")).toEqual([
      ["platform", "suunto"],
      ["refused", "denied"],
    ]);
    expect(await refused("fail")).toContainEqual(["refused", "failed"]);
  });

  it("connecting as a different platform user leaves no tokens of the first one behind", async () => {
    const {connect, runDue} = await open();
    await connect();
    await runDue();
    await connect();
    expect(await db.select().from(platform_revocation)).toEqual([]);
    await db.update(platform_link).set({external_id: "somebody else"});
    const [former] = await links();
    await connect();
    expect(await db.select().from(platform_revocation)).toMatchObject([{tokens_enc: former?.tokens_enc}]);
    await runDue();
    expect(await db.select().from(platform_revocation)).toEqual([]);
    expect(await links()).toMatchObject([{external_id: "runner", state: "connected"}]);
  });

  it("connecting and disconnecting are recorded among the user's consents", async () => {
    const {connect, disconnect, get, mine} = await open();
    await connect();
    await disconnect();
    const reply: unknown = await (await get("/b/api/v1/users/me/consents", mine)).json();
    const {consents} = z.object({data: consentList}).parse(reply).data;
    expect(consents.map(({kind, granted}) => [kind, granted]).toSorted()).toEqual([
      ["partner:suunto", false],
      ["partner:suunto", true],
    ]);
  });

  it("409: a platform account belongs to one account here, and the reply does not reveal which one", async () => {
    const {connect, goThere, complete, ...app} = await open();
    await connect();
    const bea = await addPerson(db, {name: "bea"});
    const beaHeaders = bearer(await signInAs(app, bea.email));
    const response = await complete((await goThere("allow", beaHeaders)).page, beaHeaders);
    expect(await response.clone().text()).not.toMatch(/usr_|ann/);
    expect(await refusalOf(response)).toEqual([409, "platform_linked_elsewhere"]);
    expect(await links()).toMatchObject([{user_id: app.ann.id}]);
  });

  it("rejects a platform that is not configured, and one that is not offered where the user lives", async () => {
    const {begin} = await open();
    expect((await begin("garmin")).status).toBe(404);
    expect(await refusalOf(await begin("final_surge"))).toEqual([422, "platform_denied"]);
  });

  it("503: a platform that is away, and nothing is connected", async () => {
    const {goThere, complete} = await open();
    const {page} = await goThere();
    await world.switches({error: true});
    expect(await refusalOf(await complete(page))).toEqual([503, "platform_unavailable"]);
    await world.switches({error: false});
    expect(await links()).toEqual([]);
  });

  it("a link can begin at the platform: looked at, then allowed", async () => {
    const {post, mine} = await open();
    const partner_token = await world.partnerToken();
    const ask = (path: string, body: object) => post(`/b/platform/oauth/${path}`, body, mine);
    const check = async () => (await ask("suunto/check", {partner_token})).json();
    expect(await check()).toMatchObject({data: {valid: true, linked: "none"}});
    expect((await ask("suunto/auth", {partner_token, consent: false})).status).toBe(400);
    expect(await readPlatform(await ask("suunto/auth", {partner_token, consent: true}))).toMatchObject({
      state: "connected",
    });
    expect(await check()).toMatchObject({data: {valid: false}});
    expect(await refusalOf(await ask("suunto/auth", {partner_token, consent: true}))).toEqual([
      422,
      "platform_denied",
    ]);
    expect((await ask("final_surge/check", {partner_token})).status).toBe(404);
  });

  it("a link begun at the platform reports whether it is connected here, but not to which account", async () => {
    const {connect, post, mine, ...app} = await open();
    await connect();
    const bea = await addPerson(db, {name: "bea"});
    const beaHeaders = bearer(await signInAs({...app, post}, bea.email));
    const partner_token = await world.partnerToken();
    const check = async (as: Record<string, string>) =>
      JSON.parse(await (await post("/b/platform/oauth/suunto/check", {partner_token}, as)).text()).data
        .linked;
    expect([await check(mine), await check(beaHeaders)]).toEqual(["this_account", "other_account"]);
    const response = await post("/b/platform/oauth/suunto/auth", {partner_token, consent: true}, beaHeaders);
    expect(await refusalOf(response)).toEqual([409, "platform_linked_elsewhere"]);
  });
});
