import {mkdirSync} from "node:fs";
import {dirname} from "node:path";
import {DatabaseSync} from "node:sqlite";
import {explainStorageError} from "./storage-error.ts";

/** Steps from an empty file to today's tables, in order. Released steps are never edited, only added to. */
const DATASET_MIGRATIONS = [
  `
  create table if not exists document (id text primary key, json text not null);
  create table if not exists tx (
    seq integer primary key,
    id text not null unique,
    timestamp text not null,
    author text not null
  );
  -- One row per document a transaction changed. "after" is null where it was deleted.
  create table if not exists tx_document (
    seq integer not null references tx (seq),
    document_id text not null,
    after text,
    mutations text not null,
    apply text not null,
    revert text not null,
    primary key (document_id, seq)
  );
  create index if not exists tx_document_seq on tx_document (seq);
  create table if not exists event (
    id integer primary key,
    seq integer not null,
    document_id text,
    version_id text,
    release_name text,
    json text not null
  );
  create index if not exists event_document on event (document_id);
  create index if not exists event_release on event (release_name);
  create table if not exists setting (key text primary key, value text not null);
  `,
  // For requests with an id chosen by the client: distinguishes a repeat from another request under the same id.
  "alter table tx add column fingerprint text;",
  // Where 0, "after" is not stored: it is the previous state with the patch in "apply" applied to it.
  "alter table tx_document add column is_whole integer not null default 1;",
];

const ACCOUNT_MIGRATIONS = [
  `
  create table if not exists dataset (name text primary key, created_at text not null, created_by text not null);
  create table if not exists keyvalue (
    user_id text not null, key text not null, value text not null, primary key (user_id, key)
  );
  create table if not exists session (token text primary key, user_id text not null, created_at text not null);
  `,
];

/**
 * Opens a database whose commits are on disk when they return, so an acknowledged write survives a crash.
 * One process at a time: the documents are also held in memory, and a second writer would not be seen there.
 */
function openDatabase(path: string, migrations: readonly string[]): DatabaseSync {
  mkdirSync(dirname(path), {recursive: true});
  const database = new DatabaseSync(path);
  try {
    database.exec("pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full;");
    migrate(database, migrations);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function migrate(database: DatabaseSync, migrations: readonly string[]): void {
  const done = Number(database.prepare("pragma user_version").get()?.user_version ?? 0);
  if (done >= migrations.length) return;
  inTransaction(database, () => {
    for (const step of migrations.slice(done)) database.exec(step);
    database.exec(`pragma user_version = ${migrations.length}`);
  });
}

/** `bytesMax` is how large the file may grow; beyond it, it behaves as on a full disk. */
export function openDatasetDatabase(path: string, bytesMax: number): DatabaseSync {
  const database = openDatabase(path, DATASET_MIGRATIONS);
  const pageBytes = Number(database.prepare("pragma page_size").get()?.page_size);
  if (Number.isFinite(bytesMax)) database.exec(`pragma max_page_count = ${Math.ceil(bytesMax / pageBytes)}`);
  return database;
}

/** Throws with an explanation when it cannot be opened: nothing works without it, so the whole start fails. */
export function openAccountDatabase(path: string): DatabaseSync {
  try {
    return openDatabase(path, ACCOUNT_MIGRATIONS);
  } catch (error) {
    throw new Error(explainStorageError(path, error), {cause: error});
  }
}

/** Runs `work` in one SQL transaction; what it throws undoes everything. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } catch (error) {
    // A full disk has ended the transaction already.
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}
