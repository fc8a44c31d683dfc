import {mkdir} from "node:fs/promises";
import {join} from "node:path";
import {setImmediate as nextTurn} from "node:timers/promises";
import {PGlite, types} from "@electric-sql/pglite";
import {btree_gist} from "@electric-sql/pglite/contrib/btree_gist";
import {drizzle as drizzlePostgres} from "drizzle-orm/node-postgres";
import {migrate as migratePostgres} from "drizzle-orm/node-postgres/migrator";
import {drizzle as drizzlePglite} from "drizzle-orm/pglite";
import {migrate as migratePglite} from "drizzle-orm/pglite/migrator";
import pg from "pg";
import {type ConstructorOptions, fromPglite} from "pg-boss";
import type {Db} from "./db.ts";
import {lockFolder} from "./lock-folder.ts";
import {MIGRATIONS} from "./migrations.ts";

// Any fixed number: every instance of this program must use the same one.
const MIGRATION_LOCK = 4_715_209;
/**
 * The embedded database has one client and no replica, and never releases memory it has taken: it caches 16 MB of its
 * files instead of a server's 128.
 */
const EMBEDDED_PARAMS = [
  "shared_buffers=16MB",
  "max_connections=4",
  "max_wal_senders=0",
  "max_replication_slots=0",
];

export type JobStore = Required<Pick<ConstructorOptions, "db" | "backend">>;

export interface Database {
  readonly kind: "pglite" | "postgresql";
  readonly db: Db;
  readonly jobStore: JobStore;
  /** Brings the tables to this version. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL where a URL is given; otherwise PGlite in the folder, or in memory without one. */
export function openDatabase(options: {url?: string | undefined; folder?: string}): Promise<Database> {
  return options.url ? openPostgres(options.url) : openPglite(options.folder);
}

async function openPglite(folder?: string): Promise<Database> {
  if (folder) await mkdir(folder, {recursive: true});
  const unlock = folder ? await lockFolder(folder) : null;
  const client = new FairPglite({
    extensions: {btree_gist},
    parsers: {[types.BYTEA]: readBytes},
    serializers: {[types.BYTEA]: writeBytes},
    startParams: [...FairPglite.defaultStartParams, ...EMBEDDED_PARAMS.flatMap((param) => ["-c", param])],
    ...(folder && {dataDir: join(folder, "pglite")}),
  });
  await client.waitReady;
  const db = drizzlePglite({client});
  return {
    kind: "pglite",
    db,
    jobStore: {db: fromPglite(client), backend: "pglite"},
    migrate: () => migratePglite(db, MIGRATIONS),
    async close() {
      await client.close();
      await unlock?.();
    },
  };
}

/** Its own ways with bytes go over them one by one: of ten years of curves that takes longer than the query. */
const readBytes = (hex: string) => new Uint8Array(Buffer.from(hex.slice("\\x".length), "hex"));

function writeBytes(bytes: unknown): string {
  if (!(bytes instanceof Uint8Array)) throw new TypeError("Only bytes are written into a column of bytes");
  return `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")}`;
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({connectionString: url, max: 10, statement_timeout: 5_000});
  // Without a listener a broken connection would end the process. An idle one is replaced at the next query; queries of one
  // in use fail, and the pool discards it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    kind: "postgresql",
    db: drizzlePostgres({client: pool}),
    jobStore: {
      db: {executeSql: (text, values) => pool.query(text, values)},
      backend: "postgres",
    },
    migrate: () => migrateUnderLock(url),
    close: () => pool.end(),
  };
}

async function migrateUnderLock(url: string) {
  const client = new pg.Client({connectionString: url});
  client.on("error", () => {});
  await client.connect();
  try {
    // Two instances that start at once would otherwise create the same table twice.
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("set lock_timeout = '3s'");
    await migratePostgres(drizzlePostgres({client}), MIGRATIONS);
  } finally {
    await client.end();
  }
}

/**
 * Queries of the embedded database run on the thread that accepts connections, back to back for as long as any is
 * queued. Node accepts one connection per turn of its event loop. With fifty busy connections, each new one therefore
 * waited until all fifty had had a turn, several seconds for a burst. Here the loop turns before every query.
 */
class FairPglite extends PGlite {
  override _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      await nextTurn();
      return query();
    });
  }
}
