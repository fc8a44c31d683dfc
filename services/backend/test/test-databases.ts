import {randomBytes} from "node:crypto";
import {relative} from "node:path";
import {fileURLToPath} from "node:url";
import {getTableName, sql} from "drizzle-orm";
import {getTableConfig, type PgTable} from "drizzle-orm/pg-core";
import type pg from "pg";
import {expect, inject} from "vitest";
import type {Db} from "../src/core/db/db.ts";
import {type Database, type JobStore, openDatabase} from "../src/core/db/open-database.ts";
import {listAllTables} from "./all-tables.ts";
import {onServer, SERVER_URL} from "./test-server.ts";
import {usesEmbedded} from "./uses-embedded.ts";

const BACKEND = fileURLToPath(new URL("..", import.meta.url));

export interface TestDatabase {
  readonly name: string;
  readonly db: Db;
  readonly jobStore: JobStore;
  /** Empties every table. */
  reset(): Promise<void>;
  /** Empties these and every table that refers to them. */
  empty(tables: readonly PgTable[]): Promise<void>;
}

let embedded: Promise<TestDatabase> | null = null;
let served: Promise<TestDatabase | null> | null = null;

/**
 * A separate PostgreSQL database where a server answers, and a PGlite, both migrated and empty. Without a server, and
 * for test files named explicitly, each file has PGlite; otherwise `usesEmbedded` decides which have it beside a
 * server. They are opened once for all files of a worker, because that takes seconds; `global-setup.ts` drops what is
 * on the server.
 */
export async function openTestDatabases(): Promise<TestDatabase[]> {
  served ??= openServed();
  const ownServer = await served;
  const hasEmbedded = ownServer === null || !inject("isSampled") || isSampledFile();
  if (hasEmbedded) embedded ??= openDatabase({}).then((database) => prepare("PGlite", database));
  const databases = [hasEmbedded ? await embedded : null, ownServer].filter((each) => each !== null);
  for (const {reset} of databases) await reset();
  return databases;
}

function isSampledFile(): boolean {
  const {testPath = ""} = expect.getState();
  return usesEmbedded(relative(BACKEND, testPath), inject("seed"));
}

async function openServed() {
  const server = await createEmptyPostgres();
  return server && prepare("PostgreSQL", await openDatabase({url: server.url}));
}

async function prepare(name: string, {migrate, db, jobStore}: Database): Promise<TestDatabase> {
  await migrate();
  const all = await listAllTables();
  const empty = async (tables: readonly PgTable[]) => {
    await db.execute(sql.raw(emptyStatement(withReferring(tables, all).map(getTableName))));
  };
  return {name, db, jobStore, empty, reset: () => empty(all)};
}

/** A statement that leaves no row. Most tables never had one: asking for their size is quicker than to delete nothing. */
function emptyStatement(names: readonly string[]): string {
  const list = names.map((name) => `'${name}'`).join(", ");
  // Records that only grow refuse to be emptied, even here. In the role of a replica no table minds what refers to it.
  return `do $$ declare name text; begin
    perform set_config('session_replication_role', 'replica', true);
    for name in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relname in (${list}) and pg_relation_size(oid) > 0
    loop execute format('delete from %I', name); end loop;
  end $$`;
}

function withReferring(tables: readonly PgTable[], all: readonly PgTable[]): readonly PgTable[] {
  const refersTo = (table: PgTable) =>
    getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
  const tableSet = new Set(tables);
  const more = all.filter(
    (table) => !tableSet.has(table) && refersTo(table).some((other) => tableSet.has(other)),
  );
  return more.length === 0 ? tables : withReferring([...tables, ...more], all);
}

/** A database without tables on the server, or null where there is none. */
export async function createEmptyPostgres() {
  const name = `${inject("databasePrefix")}${randomBytes(6).toString("hex")}`;
  if ((await onServer((client) => createDatabase(client, name))) === null) return null;
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await onServer((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function createDatabase(client: pg.Client, name: string) {
  await client.query(`create database ${name}`);
  // What a test wrote need not outlive a power cut, and to wait for the disk at every commit takes longer than the work.
  return client.query(`alter database ${name} set synchronous_commit to off`);
}
