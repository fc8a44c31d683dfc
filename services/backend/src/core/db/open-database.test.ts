import {mkdtemp, readFile, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {sql} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createEmptyPostgres} from "../../../test/test-databases.ts";
import {onServer} from "../../../test/test-server.ts";
import {PRODUCTS} from "../../commerce/catalog/catalog-seed.ts";
import {seedCatalog} from "../../commerce/catalog/seed-catalog.ts";
import {product} from "../../commerce/catalog/tables.ts";
import {sqlState, withTransaction} from "./db.ts";
import {lockFolder} from "./lock-folder.ts";
import {openDatabase} from "./open-database.ts";

const found = z.object({rows: z.array(z.unknown())});

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backend-"));
});
afterEach(() => rm(folder, {recursive: true}));

it("an embedded database keeps its rows across a restart, and migrating again changes nothing", async () => {
  const first = await openDatabase({folder});
  await first.migrate();
  await seedCatalog(first.db);
  await first.close();
  const second = await openDatabase({folder});
  await second.migrate();
  const rows = await second.db.select().from(product);
  await second.close();
  expect(rows.length).toBeGreaterThan(0);
});

it("bytes come back from an embedded database as they went in", async () => {
  const {db, close} = await openDatabase({});
  // A part of something larger, as files and curves often are.
  const every = Uint8Array.from({length: 300}, (_, value) => value).subarray(20, 290);
  const {rows} = found.parse(await db.execute(sql`select ${every}::bytea as some, ''::bytea as none`));
  await close();
  expect(rows).toEqual([{some: Uint8Array.from(every), none: new Uint8Array()}]);
});

const server = await createEmptyPostgres();
it.skipIf(!server)("six instances that start at once migrate a PostgreSQL database once", async () => {
  if (!server) return;
  const instances = await Promise.all(Array.from({length: 6}, () => openDatabase({url: server.url})));
  await Promise.all(instances.map((instance) => instance.migrate()));
  await Promise.all(instances.map(({db}) => seedCatalog(db)));
  const rows = await instances[0]?.db.select().from(product);
  await Promise.all(instances.map((instance) => instance.close()));
  await server.drop();
  expect(rows).toHaveLength(PRODUCTS.length);
});

const dropped = await createEmptyPostgres();
/** How a query ends whose connection is gone: it depends on what the network noticed first. Each is answered with 503. */
const LOST: ReadonlySet<string> = new Set(["57P01", "08006", "ECONNRESET"]);

it.skipIf(!dropped)("dropped connections fail their own queries and no others", async () => {
  if (!dropped) return;
  const {db, close} = await openDatabase({url: dropped.url});
  const started = Array.from({length: 6}, () => Promise.withResolvers<void>());
  const disconnected = Promise.withResolvers<void>();
  const working = started.map((each) =>
    withTransaction(db, async (tx) => {
      await tx.execute(sql`select 1`);
      each.resolve();
      await disconnected.promise;
      await tx.execute(sql`select 1`);
    }).then(() => "done", sqlState),
  );
  const asking = db.execute(sql`select pg_sleep(60)`).then(() => "done", sqlState);
  await Promise.all(started.map(({promise}) => promise));
  await dropConnections(new URL(dropped.url).pathname.slice(1), working.length + 1);
  disconnected.resolve();
  const states = await Promise.all([asking, ...working]);
  const {rows} = found.parse(await db.execute(sql`select 1 as one`));
  await close();
  await dropped.drop();
  expect(states.filter((state) => !LOST.has(state ?? ""))).toEqual([]);
  expect(rows).toEqual([{one: 1}]);
});

/** Waits until so many are busy. */
async function dropConnections(database: string, count: number) {
  await onServer(async (client) => {
    const busy = `from pg_stat_activity where datname = $1 and state in ('active', 'idle in transaction')`;
    const countBusy = async () => (await client.query(`select pid ${busy}`, [database])).rowCount;
    await expect.poll(countBusy).toBe(count);
    await client.query(`select pg_terminate_backend(pid) ${busy}`, [database]);
  });
}

describe("the lock of a data folder", () => {
  it("a second process cannot lock the folder, and the error names the process that holds the lock", async () => {
    // The parent of a test worker is alive and is not us.
    await writeFile(join(folder, "process.lock"), String(process.ppid));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it("is taken over from a process that was killed", async () => {
    await writeFile(join(folder, "process.lock"), "999999999");
    await lockFolder(folder);
    expect(await readFile(join(folder, "process.lock"), "utf8")).toBe(String(process.pid));
  });

  it("the lock file is removed when the lock is released", async () => {
    const unlock = await lockFolder(folder);
    await unlock();
    await expect(readFile(join(folder, "process.lock"))).rejects.toThrow("ENOENT");
  });
});
