import {createHmac} from "node:crypto";
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from "vitest";
import {deleteJobs} from "../../../test/delete-jobs.ts";
import {
  openPlatforms,
  openQueue,
  type PlatformEmulator,
  startPlatformEmulator,
} from "../../../test/platform-emulator.ts";
import {refusalOf} from "../../../test/social-page.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {outbox} from "../../core/mail/tables.ts";
import {upload} from "../runs/original-files/tables.ts";
import {takeAccessToken} from "./jobs/take-access-token.ts";
import type {Outgoing} from "./outgoing/outgoing-client.ts";
import {platform_event, platform_link, platform_revocation} from "./tables.ts";

const databases = await openTestDatabases();
const HOUR_S = 3600;

// Anew for each test: a platform remembers its runs.
let world: PlatformEmulator;
beforeEach(async () => {
  world = await startPlatformEmulator();
});
afterEach(() => world.close());

describe.each(databases)("fetching a user's data from a platform, on $name", (database) => {
  const {db, reset} = database;
  const queue = openQueue(database);
  beforeAll(() => queue.start());
  afterAll(() => queue.stop());
  beforeEach(async () => {
    await reset();
    await deleteJobs(queue.boss);
  });

  /** Collects the path of every request, in order. */
  async function open(options = {}) {
    const requests: string[] = [];
    const through =
      (outgoing: Outgoing): Outgoing =>
      (url, request) => {
        requests.push(new URL(url).pathname.replace("/partner/suunto", ""));
        return outgoing(url, request);
      };
    const page = await openPlatforms(db, queue, world, {through, ...options});
    await page.connect();
    await page.runDue();
    requests.length = 0;
    return {...page, asked: requests};
  }
  const uploads = () =>
    db.select({source: upload.source, state: upload.state, kind: upload.kind}).from(upload);
  const link = async () => (await db.select().from(platform_link))[0];

  describe("events", () => {
    it("a finished run is reported by the platform, fetched and stored unchanged, and read by a separate job", async () => {
      const {runDue, suunto} = await open();
      await world.finishRun();
      await runDue();
      expect(await uploads()).toEqual([{source: "suunto", state: "read", kind: "tcx"}]);
      expect(await suunto()).toMatchObject({state: "connected", last_sync_at: expect.any(String)});
    });

    it("a run is fetched once, and the next one though it ended in the same moment", async () => {
      const {runDue, asked} = await open();
      for (const _ of [1, 2]) {
        await world.finishRun();
        await runDue();
      }
      expect(asked.filter((path) => path.endsWith("/file"))).toHaveLength(2);
    });

    it("the same event twice is one", async () => {
      const {runDue} = await open();
      await world.switches({duplicate_webhook: true});
      const {deliveries} = await world.finishRun();
      expect(deliveries).toMatchObject([{status: 200}, {status: 200}]);
      await runDue();
      expect(await uploads()).toHaveLength(1);
      expect(await db.select().from(platform_event)).toHaveLength(1);
    });

    it("400: a wrong signature, and nothing is written", async () => {
      await open();
      await world.switches({wrong_signature: true});
      expect((await world.finishRun()).deliveries).toMatchObject([{status: 400}]);
      expect([await db.select().from(platform_event), await queue.boss.findJobs("platform-event")]).toEqual([
        [],
        [],
      ]);
    });

    it("400: other bytes, another moment, another id than were signed; 404 for no platform", async () => {
      const {app, now} = await open();
      const {webhookSecret} = world.standIn.partnerClient;
      const body = JSON.stringify({type: "activity.created", data: {external_id: "runner"}});
      async function deliver({seconds = 0, sent = body, to = "suunto", id = "evt_1"} = {}) {
        const timestamp = String(Math.floor(now().getTime() / 1000) + seconds);
        const signed = createHmac("sha256", webhookSecret).update(`evt_1.${timestamp}.${body}`);
        const headers = {
          "webhook-id": id,
          "webhook-timestamp": timestamp,
          "webhook-signature": `v1,${signed.digest("base64")}`,
        };
        const response = await app.request(`/b/platform/webhook/${to}`, {
          method: "POST",
          headers,
          body: sent,
        });
        return response.status;
      }
      expect(await deliver({sent: body.replace(",", ", ")})).toBe(400);
      expect(await deliver({id: "evt_2"})).toBe(400);
      expect([await deliver({seconds: -301}), await deliver({seconds: 301})]).toEqual([400, 400]);
      expect(await deliver({to: "nobody"})).toBe(404);
      expect(await db.select().from(platform_event)).toEqual([]);
      expect([await deliver({seconds: -300}), await deliver()]).toEqual([200, 200]);
      expect(await db.select().from(platform_event)).toHaveLength(1);
    });
  });

  describe("tokens", () => {
    const take = ({jobDeps, platforms, ann}: Awaited<ReturnType<typeof open>>) =>
      takeAccessToken(jobDeps, platforms.require("suunto"), {user_id: ann.id, platform: "suunto"}, null);

    it("are renewed five minutes ahead, once, though two jobs ask at once", async () => {
      const page = await open();
      const first = await take(page);
      page.advance(HOUR_S - 5 * 60 - 1);
      expect(await take(page)).toBe(first);
      page.advance(2);
      const both = await Promise.all([take(page), take(page)]);
      expect(new Set(both).size).toBe(1);
      expect([both[0] === first, page.asked]).toEqual([false, ["/token"]]);
    });

    it("tokens are requested while no database row or connection is held", async () => {
      let written = 0;
      const through =
        (outgoing: Outgoing): Outgoing =>
        async (url, request) => {
          // Who held the row, or the one connection of an embedded database, would wait here for good.
          const rows = await db
            .update(platform_link)
            .set({scopes: ["activities"]})
            .returning();
          written += rows.length;
          return outgoing(url, request);
        };
      const {runDue, advance, signInAgain, suunto, asked} = await open({through});
      advance(HOUR_S);
      await signInAgain();
      await world.finishRun();
      await runDue();
      expect([written > 0, asked, (await suunto())?.state]).toEqual([true, [], "connected"]);
    });

    it("that were ended early are renewed and the call is made again", async () => {
      const {runDue, suunto, asked} = await open();
      await world.switches({token_expired: true});
      await world.finishRun();
      await runDue();
      expect(asked.slice(0, 3)).toEqual(["/api/activities", "/token", "/api/activities"]);
      expect((await suunto())?.state).toBe("connected");
    });

    it("tokens that are refused for good end the link: one e-mail, no token kept, and no repeated retries", async () => {
      const {runDue, advance, signInAgain, suunto, asked, dispatcher, sent} = await open();
      advance(HOUR_S);
      await signInAgain();
      await world.switches({grant_revoked: true});
      for (const _ of [1, 2]) {
        await world.finishRun();
        await runDue();
      }
      await dispatcher.idle();
      expect(await suunto()).toMatchObject({state: "expired"});
      expect((await link())?.tokens_enc).toBeNull();
      expect(asked).toEqual(["/token"]);
      expect(sent.map(({subject}) => subject)).toEqual(["Suunto ist nicht mehr verbunden"]);
      expect(await queue.boss.findJobs("platform-sync")).not.toContainEqual(
        expect.objectContaining({state: "retry"}),
      );
    });

    it("after that, connecting anew makes it whole", async () => {
      const {runDue, advance, signInAgain, connect, suunto} = await open();
      advance(HOUR_S);
      await signInAgain();
      await world.switches({grant_revoked: true});
      await world.finishRun();
      await runDue();
      await world.switches({grant_revoked: false});
      await connect();
      await runDue();
      expect(await suunto()).toMatchObject({state: "connected", last_error: null});
      expect(await db.select().from(outbox)).toHaveLength(1);
    });
  });

  it("another person there is read from the beginning, the same one from where we were", async () => {
    const {connect, runDue} = await open();
    await world.finishRun();
    await runDue();
    const {sync_cursor} = (await link()) ?? {};
    await connect();
    expect([typeof sync_cursor, await link()]).toMatchObject(["string", {sync_cursor}]);
    await db.update(platform_link).set({external_id: "their former account"});
    await connect();
    expect(await link()).toMatchObject({external_id: "runner", sync_cursor: null});
  });

  describe("trouble", () => {
    it.each([
      ["quota", "quota"],
      ["error", "unreachable"],
    ])("%s: the owner sees it, it is tried again later, and heals by itself", async (name, code) => {
      const {runDue, letPausesPass, suunto} = await open();
      await world.finishRun();
      await world.switches({[name]: true});
      await runDue();
      expect(await suunto()).toMatchObject({state: "error", last_error: {code}});
      await world.switches({[name]: false});
      await letPausesPass();
      await runDue();
      expect(await suunto()).toMatchObject({state: "connected", last_error: null});
      expect(await uploads()).toHaveLength(1);
    });

    it("the backend stays within its own share of a platform's quota", async () => {
      const {runDue, suunto, asked} = await open({settings: {calls_per_minute: 1}});
      await world.finishRun();
      await runDue();
      expect([(await suunto())?.last_error?.code, asked]).toEqual(["quota", []]);
    });

    it("after five failures in a row the platform is left alone for half a minute", async () => {
      const {platforms, asked} = await open();
      const partner = platforms.require("suunto");
      const ask = () => partner.whoAmI("at_any").then(String, ({code}) => code);
      await world.switches({error: true});
      vi.useFakeTimers({toFake: ["Date"]});
      for (let count = 0; count < 7; count++) expect(await ask()).toBe("unreachable");
      expect(asked).toHaveLength(5);
      await world.switches({error: false});
      vi.setSystemTime(Date.now() + 30_000);
      expect(await ask()).toBe("Symbol(unauthorized)");
      vi.useRealTimers();
    });
  });

  describe("disconnecting", () => {
    it("disconnecting deletes the tokens at once and can be repeated; the platform is notified, and fetched runs stay", async () => {
      const {disconnect, runDue, suunto, asked} = await open();
      await world.finishRun();
      await runDue();
      asked.length = 0;
      for (const _ of [1, 2]) expect((await disconnect()).status).toBe(200);
      expect([await suunto(), await link()]).toMatchObject([{state: "none"}, undefined]);
      expect(asked).toEqual([]);
      await runDue();
      expect(asked).toEqual(["/revoke"]);
      expect(await db.select().from(platform_revocation)).toEqual([]);
      expect(await uploads()).toHaveLength(1);
    });

    it("a platform that is unavailable is notified of the disconnection later, for up to a day", async () => {
      const {disconnect, runDue, letPausesPass, advance, asked} = await open();
      await world.switches({error: true});
      await disconnect();
      await runDue();
      expect(await db.select().from(platform_revocation)).toHaveLength(1);
      advance(24 * HOUR_S);
      await letPausesPass();
      await runDue();
      expect(asked).toEqual(["/revoke"]);
      expect(await db.select().from(platform_revocation)).toEqual([]);
    });

    it("401: a caller without a valid session cannot disconnect a user's platform", async () => {
      const {disconnect} = await open();
      expect(await refusalOf(await disconnect({authorization: "Bearer nothing"}))).toEqual([
        401,
        "unauthenticated",
      ]);
      expect(await link()).toBeDefined();
    });
  });
});
