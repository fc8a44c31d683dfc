import {createHmac} from "node:crypto";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {deleteJobs} from "../../../test/delete-jobs.ts";
import {addPerson} from "../../../test/people.ts";
import {
  openPlatforms,
  openQueue,
  type PlatformEmulator,
  startPlatformEmulator,
} from "../../../test/platform-emulator.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {platform_event, platform_link} from "./tables.ts";

const databases = await openTestDatabases();
const CREATED = {type: "activity.created", data: {external_id: "them"}};

let world: PlatformEmulator;
beforeAll(async () => {
  world = await startPlatformEmulator();
});
afterAll(() => world.close());

interface Delivery {
  readonly id?: string;
  readonly body?: unknown;
  readonly to?: string;
  readonly secret?: string;
  /** Of the headers, those that differ from what a platform sends; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** What the signature stands between, where a header has more than it. */
  readonly around?: (signature: string) => string;
}

const FORGED: readonly (readonly [string, Delivery])[] = [
  ["no id", {headers: {"webhook-id": null}}],
  ["no moment", {headers: {"webhook-timestamp": null}}],
  ["no signature", {headers: {"webhook-signature": null}}],
  ["nothing for a signature", {headers: {"webhook-signature": ""}}],
  ["a signature by another key", {secret: "another platform's secret"}],
  ["a signature by an empty key", {secret: ""}],
  ["half of a signature", {around: (signature) => signature.slice(0, 20)}],
  ["a signature of another kind", {around: (signature) => signature.replace("v1,", "v1a,")}],
  ["a list of wrong ones", {around: () => `v1,${"A".repeat(43)}= v1,${"B".repeat(43)}=`}],
  ["more signatures than anybody has", {around: (signature) => `${"v1,x ".repeat(300)}${signature}`}],
  ["a moment in words", {headers: {"webhook-timestamp": "now"}}],
  ["a moment before all time", {headers: {"webhook-timestamp": "-1"}}],
  ["a moment at the end of all time", {headers: {"webhook-timestamp": "999999999999"}}],
  ["an id as long as a story", {id: "e".repeat(129)}],
];
const UNREADABLE: readonly (readonly [string, unknown])[] = [
  ["no JSON", "type=activity.created"],
  ["half of it", '{"type":"activity.cre'],
  ["nothing", ""],
  ["null", "null"],
  ["a list", [CREATED]],
  ["an event of no type", {data: {external_id: "them"}}],
  ["an event of an endless type", {...CREATED, type: "a".repeat(65)}],
  ["an event about nothing", {type: "activity.created"}],
  ["an event about everybody", {type: "activity.created", data: {external_id: ["them", "others"]}}],
  ["a person with a zero byte", {type: "activity.created", data: {external_id: "th\0em"}}],
];

describe.each(databases)("events received from a platform on $name", (database) => {
  const {db, reset} = database;
  const queue = openQueue(database);
  beforeAll(() => queue.start());
  afterAll(() => queue.stop());
  beforeEach(async () => {
    await reset();
    await deleteJobs(queue.boss);
  });

  /** The backend as a platform sees it, with Ann connected to it as `them`. */
  async function open(settings: object = {}) {
    const page = await openPlatforms(db, queue, world, {settings});
    const user_id = page.ann.id;
    await db.insert(platform_link).values(linkOf(user_id, "them", page.now()));
    const {webhookSecret} = world.standIn.partnerClient;

    async function deliver(delivery: Delivery = {}) {
      const {id = "evt_1", body = CREATED, to = "suunto", secret = webhookSecret} = delivery;
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const timestamp = String(Math.floor(page.now().getTime() / 1000));
      const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${text}`).digest("base64");
      const {around = (signed: string) => signed} = delivery;
      const headers = {
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": around(`v1,${signature}`),
        ...delivery.headers,
      };
      const sent = Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== null);
      const init = {method: "POST", headers: Object.fromEntries(sent), body: text};
      return (await page.app.request(`/b/platform/webhook/${to}`, init)).status;
    }
    return {...page, deliver};
  }

  const events = () => db.select().from(platform_event);
  const jobs = async (name: string) => (await queue.boss.findJobs(name)).map(({data}) => data);

  it("400: an event without a valid signature is rejected, and nothing of it is stored", async () => {
    const {deliver} = await open();
    for (const [name, delivery] of FORGED) expect([name, await deliver(delivery)]).toEqual([name, 400]);
    expect([await events(), await jobs("platform-event")]).toEqual([[], []]);
  });

  it("400: a signed event whose content cannot be understood is rejected", async () => {
    const {deliver} = await open();
    for (const [name, body] of UNREADABLE) expect([name, await deliver({body})]).toEqual([name, 400]);
    expect([await events(), await jobs("platform-event")]).toEqual([[], []]);
  });

  it("413: a body larger than any event needs is rejected", async () => {
    const {deliver} = await open();
    expect(await deliver({body: {...CREATED, more: "x".repeat(70_000)}})).toBe(413);
    expect(await events()).toEqual([]);
  });

  it("400: nothing is taken from a platform with which no secret was agreed", async () => {
    const {deliver} = await open({webhook_secret: undefined});
    expect([await deliver(), await deliver({secret: ""}), await deliver({secret: "undefined"})]).toEqual([
      400, 400, 400,
    ]);
    expect(await events()).toEqual([]);
  });

  it("200: while a platform replaces its key, one good signature of several is enough", async () => {
    const {deliver} = await open();
    expect(await deliver({around: (signature) => `v1,${"A".repeat(43)}= ${signature}`})).toBe(200);
    expect(await deliver({id: "evt_2", around: (signature) => `${signature} v2,later`})).toBe(200);
    expect(await events()).toHaveLength(2);
  });

  it("200: the same event again, late and with other words, is the one that was taken", async () => {
    const {deliver, advance, runDue} = await open();
    await deliver();
    await runDue();
    advance(290);
    expect(await deliver({body: {...CREATED, type: "user.deauthorized"}})).toBe(200);
    expect(await jobs("platform-event")).toHaveLength(1);
    expect(await events()).toMatchObject([{body: {type: "activity.created"}, done_at: expect.any(Date)}]);
  });

  it("200: two platforms may call two events the same", async () => {
    const {deliver} = await open();
    expect([await deliver(), await deliver({to: "final_surge"})]).toEqual([200, 200]);
    expect((await events()).map(({platform}) => platform).sort()).toEqual(["final_surge", "suunto"]);
  });

  it("twenty deliveries of one event at once are one event and one job", async () => {
    const {deliver} = await open();
    const statuses = await Promise.all(Array.from({length: 20}, () => deliver()));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([(await events()).length, (await jobs("platform-event")).length]).toEqual([1, 1]);
  });

  it("only the type and the user of an event are stored, whatever else it contains", async () => {
    const {deliver} = await open();
    await deliver({body: {...CREATED, data: {external_id: "them", email: "ann@example.com", place: [1, 2]}}});
    expect(await events()).toMatchObject([{body: {type: "activity.created", external_id: "them"}}]);
    expect(JSON.stringify(await events())).not.toMatch(/ann@|place/);
  });

  describe("is worked on", () => {
    /** The users whose runs are fetched after an event. */
    async function syncsAfter(
      {deliver, runDue}: Awaited<ReturnType<typeof open>>,
      id: string,
      body: unknown,
    ) {
      await deleteJobs(queue.boss);
      await deliver({id, body});
      await runDue();
      return jobs("platform-sync");
    }

    it("an event starts a sync when it is about a run of a connected user, and has no effect otherwise", async () => {
      const page = await open();
      const linkKey = {user_id: page.ann.id, platform: "suunto"};
      const cases: readonly [string, string | undefined, object[]][] = [
        ["activity.created", "them", [linkKey]],
        ["activity.updated", "them", [linkKey]],
        ["activitycreated", "them", []],
        ["workout.created", "them", []],
        ["activity.created", "stranger", []],
        ["activity.created", undefined, []],
      ];
      for (const [index, [type, external_id, expectedSync]] of cases.entries()) {
        const body = {type, data: {external_id}};
        expect([type, external_id, await syncsAfter(page, `evt_${index}`, body)]).toEqual([
          type,
          external_id,
          expectedSync,
        ]);
      }
      expect((await events()).every(({done_at}) => done_at !== null)).toBe(true);
    });

    it("an event starts no sync for a link that waits for its owner to reconnect or was removed", async () => {
      const page = await open();
      await db.update(platform_link).set({state: "expired", tokens_enc: null});
      expect(await syncsAfter(page, "evt_1", CREATED)).toEqual([]);
      await db.delete(platform_link);
      expect(await syncsAfter(page, "evt_2", CREATED)).toEqual([]);
    });

    it("an event starts a sync for the user it names and for no other user", async () => {
      const {deliver, runDue, now} = await open();
      const bea = await addPerson(db, {name: "bea"});
      await db.insert(platform_link).values(linkOf(bea.id, "hers", now()));
      await deliver({body: {...CREATED, data: {external_id: "hers"}}});
      await runDue();
      expect(await jobs("platform-sync")).toEqual([{user_id: bea.id, platform: "suunto"}]);
    });
  });
});

function linkOf(user_id: string, external_id: string, at: Date) {
  return {
    user_id,
    platform: "suunto",
    external_id,
    scopes: ["activities"],
    tokens_enc: "sealed under a key nobody has",
    token_expires_at: at,
    state: "connected" as const,
    connected_at: at,
  };
}
