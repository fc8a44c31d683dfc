import {Writable} from "node:stream";
import {sql} from "drizzle-orm";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson} from "../../../test/people.ts";
import {
  openPlatforms,
  openQueue,
  type PlatformEmulator,
  startPlatformEmulator,
} from "../../../test/platform-emulator.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createKeyRing} from "../../core/crypto/key-ring.ts";
import type {Db} from "../../core/db/db.ts";
import {createLogger} from "../../core/log/logger.ts";
import {openTokens, sealTokens} from "./link/link-tokens.ts";
import type {Outgoing} from "./outgoing/outgoing-client.ts";

const databases = await openTestDatabases();
// What opens a user's account at a platform, or is exchanged for what does.
const SECRET_FIELDS = ["access_token", "refresh_token", "code", "code_verifier", "token", "partner_token"];

let world: PlatformEmulator;
beforeAll(async () => {
  world = await startPlatformEmulator();
});
afterAll(() => world.close());

function createLog() {
  const lines: string[] = [];
  const write = (chunk: unknown, _encoding: string, done: () => void) => {
    lines.push(String(chunk));
    done();
  };
  return {logger: createLogger("trace", new Writable({write})), text: () => lines.join("")};
}

/** Every row of every table, the queue's among them, as text. */
async function dump(db: Db) {
  const named = z.object({rows: z.array(z.object({name: z.string()}))});
  const {rows} = named.parse(
    await db.execute(sql`select format('%I.%I', table_schema, table_name) as name
      from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`),
  );
  expect(rows.map(({name}) => name)).toEqual(
    expect.arrayContaining(["public.platform_link", "public.one_time", "pgboss.job_common"]),
  );
  const texts = [];
  for (const {name} of rows)
    texts.push(JSON.stringify(await db.execute(sql.raw(`select t::text from ${name} t`))));
  return texts.join("\n");
}

describe.each(databases)("a platform's tokens on $name", (database) => {
  const {db, reset} = database;
  const queue = openQueue(database);
  beforeAll(() => queue.start());
  afterAll(() => queue.stop());
  beforeEach(reset);

  it("are readable nowhere: not while connecting, in use, refused, or after the end", async () => {
    const secrets = new Set<string>();
    const collect = (fields: Readonly<Record<string, unknown>>) => {
      for (const name of SECRET_FIELDS) if (typeof fields[name] === "string") secrets.add(fields[name]);
    };
    const through =
      (outgoing: Outgoing): Outgoing =>
      async (url, request) => {
        collect(request?.form ?? {});
        const reply = await outgoing(url, request);
        const body = reply.body.toString("utf8");
        if (body.startsWith("{")) collect(JSON.parse(body));
        return reply;
      };
    const log = createLog();
    const page = await openPlatforms(db, queue, world, {through, logger: log.logger});
    const dumps: string[] = [];
    const takeDump = async () => dumps.push(await dump(db));

    const {page: back, callback} = await page.goThere();
    secrets.add(callback.searchParams.get("code") ?? "");
    await takeDump();
    await page.complete(back);
    await takeDump();
    await world.finishRun();
    await world.switches({token_expired: true});
    await page.runDue();
    await takeDump();
    const partner_token = await world.partnerToken();
    await page.post("/b/platform/oauth/suunto/check", {partner_token}, page.mine);
    await world.switches({error: true});
    await page.disconnect();
    await page.runDue();
    await takeDump();

    expect(secrets.size).toBeGreaterThanOrEqual(7);
    const readable = [...secrets].filter((secret) => dumps.join("\n").includes(secret));
    const logged = [...secrets].filter((secret) => log.text().includes(secret));
    expect([readable, logged]).toEqual([[], []]);
    expect(log.text()).toContain("job failed");
    await world.switches({error: false});
  });

  it("open for the account and the platform they were sealed for, under a key that is still known", async () => {
    const ann = await addPerson(db);
    const ring = createKeyRing(["the key in use, for tests"]);
    const key = {user_id: ann.id, platform: "suunto"};
    const tokens = {access_token: "at_1", refresh_token: "rt_1"};
    const sealed = sealTokens(ring, key, tokens);
    expect(
      openTokens(createKeyRing(["a newer key, for tests", "the key in use, for tests"]), key, sealed),
    ).toEqual(tokens);
    expect(() => openTokens(ring, {...key, user_id: "usr_bea"}, sealed)).toThrow();
    expect(() => openTokens(ring, {...key, platform: "two_peak"}, sealed)).toThrow();
    expect(() => openTokens(createKeyRing(["a newer key, for tests"]), key, sealed)).toThrow(/No key/);
    expect(() => openTokens(ring, key, `${sealed.slice(0, -4)}AAAA`)).toThrow();
  });
});
