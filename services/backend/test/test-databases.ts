import {randomBytes} from "node:crypto";
import {getTableName, is, sql} from "drizzle-orm";
import {PgTable} from "drizzle-orm/pg-core";
import pg from "pg";
import type {Db} from "../src/db/db.ts";
import {type Database, openDatabase} from "../src/db/open-database.ts";
import * as schema from "../src/db/schema.ts";

const SERVER = process.env.TEST_DATABASE_URL ?? "postgres://postgres:postgres@127.0.0.1:5432/test";

export interface TestDatabase {
  readonly name: string;
  readonly db: Db;
  /** Empties every table. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A fresh, migrated PGlite, and a PostgreSQL database of its own where a server answers. Once per file: it takes seconds. */
export async function openTestDatabases(): Promise<TestDatabase[]> {
  const pglite = await openDatabase({});
  const postgres = await createPostgres();
  return Promise.all([prepare("PGlite", pglite), ...(postgres ? [postgres] : [])]);
}

async function prepare(name: string, database: Database, drop?: () => Promise<void>): Promise<TestDatabase> {
  await database.migrate();
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const names = sql.join(
    tables.map((table) => sql.identifier(getTableName(table))),
    sql`, `,
  );
  return {
    name,
    db: database.db,
    reset: async () => {
      await database.db.execute(sql`truncate ${names} cascade`);
    },
    close: async () => {
      await database.close();
      await drop?.();
    },
  };
}

async function createPostgres() {
  const empty = await createEmptyPostgres();
  return empty && prepare("PostgreSQL", await openDatabase({url: empty.url}), empty.drop);
}

/** A database without tables on the server, or null where there is none. */
export async function createEmptyPostgres() {
  const name = `gradus_test_${randomBytes(6).toString("hex")}`;
  if (!(await runOnServer(`create database ${name}`))) return null;
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await runOnServer(`drop database ${name} with (force)`);
    },
  };
}

/** False, and a line that says so, when there is no server: the tests then run on PGlite alone. */
async function runOnServer(command: string) {
  const client = new pg.Client({connectionString: SERVER, connectionTimeoutMillis: 2_000});
  try {
    await client.connect();
  } catch {
    process.stdout.write(`No PostgreSQL at ${new URL(SERVER).host}: on PGlite only\n`);
    return false;
  }
  await client.query(command).finally(() => client.end());
  return true;
}
