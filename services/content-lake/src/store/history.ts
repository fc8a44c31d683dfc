import type {DatabaseSync, SQLInputValue} from "node:sqlite";
import type {LakeDocument} from "../types.ts";
import type {CommitRecord, RecordedChange} from "./commit-record.ts";
import type {MendozaPatch} from "./mendoza.ts";
import type {DocumentEvent, ResolvedMutation} from "./transaction.ts";

export interface TransactionFilter {
  readonly documentIds: readonly string[];
  readonly fromTransaction?: string | null;
  readonly toTransaction?: string | null;
  readonly fromTime?: string | null;
  readonly toTime?: string | null;
  readonly authors: readonly string[];
  readonly reverse: boolean;
  readonly limit: number;
}

export interface HistoryEntry {
  readonly seq: number;
  readonly id: string;
  readonly timestamp: string;
  readonly author: string;
}

export interface HistoryChange {
  readonly documentId: string;
  readonly mutations: readonly ResolvedMutation[];
  readonly apply: MendozaPatch;
  readonly revert: MendozaPatch;
}

/** An event with when and by whom, newest first in every list. */
export interface StoredEvent extends DocumentEvent {
  readonly timestamp: string;
  readonly author: string;
}

export type History = ReturnType<typeof createHistory>;

/** Reads the transaction log of one dataset. */
export function createHistory(database: DatabaseSync) {
  const entryById = database.prepare("select seq, id, timestamp, author from tx where id = ?");
  const fingerprintOf = database.prepare("select fingerprint from tx where id = ?");
  const entriesAfter = database.prepare(
    "select seq, id, timestamp, author from tx where seq > ? order by seq limit ?",
  );
  const changesOf = database.prepare("select * from tx_document where seq = ? order by rowid");
  const stateAt = database.prepare(
    "select after from tx_document where document_id = ? and seq <= ? order by seq desc limit 1",
  );
  const lastState = database.prepare(
    "select after from tx_document where document_id = ? and after is not null order by seq desc limit 1",
  );
  const seqAtTime = database.prepare("select max(seq) as seq from tx where timestamp <= ?");

  function find(transactionId: string): HistoryEntry | null {
    const row = entryById.get(transactionId);
    return row ? toEntry(row) : null;
  }

  /** Has this very request been committed under its id before? Null when the id is new. */
  function isRepeat(transactionId: string, fingerprint: string): boolean | null {
    const row = fingerprintOf.get(transactionId);
    return row ? row.fingerprint === fingerprint : null;
  }

  /** The document as it was once transaction `seq` was done, whether or not that one touched it. */
  function documentAt(id: string, seq: number): LakeDocument | null {
    return toDocument(stateAt.get(id, seq)?.after);
  }

  /** The last state of a document that may be deleted since. */
  function lastDocument(id: string): LakeDocument | null {
    return toDocument(lastState.get(id)?.after);
  }

  function documentAtTime(id: string, time: string): LakeDocument | null {
    return documentAt(id, Number(seqAtTime.get(time)?.seq ?? 0));
  }

  function changes(seq: number): HistoryChange[] {
    return changesOf.all(seq).map((row) => ({
      documentId: String(row.document_id),
      mutations: JSON.parse(String(row.mutations)),
      apply: JSON.parse(String(row.apply)),
      revert: JSON.parse(String(row.revert)),
    }));
  }

  /** Rebuilds a transaction as it was announced when it was committed. */
  function record(entry: HistoryEntry): CommitRecord {
    const rebuilt = changes(entry.seq).map(
      ({documentId, mutations, apply, revert}): RecordedChange => ({
        id: documentId,
        before: documentAt(documentId, entry.seq - 1),
        after: documentAt(documentId, entry.seq),
        mutations,
        effects: {apply, revert},
        step: 0,
      }),
    );
    return {...entry, changes: rebuilt};
  }

  /** Transactions in the order they happened, for whoever has seen everything up to `seq`. */
  function recordsAfter(seq: number, limit: number): CommitRecord[] {
    return entriesAfter.all(seq, limit).map((row) => record(toEntry(row)));
  }

  function list(filter: TransactionFilter): HistoryEntry[] {
    const {sql, values} = filterSql(filter, find);
    return database
      .prepare(sql)
      .all(...values)
      .map(toEntry);
  }

  function events(column: "document_id" | "version_id" | "release_name", value: string): StoredEvent[] {
    const sql = `select json, timestamp, author from event join tx using (seq) where ${column} = ? order by event.id desc`;
    return database
      .prepare(sql)
      .all(value)
      .map(({json, timestamp, author}) => ({
        ...(JSON.parse(String(json)) as DocumentEvent),
        timestamp: String(timestamp),
        author: String(author),
      }));
  }

  return {
    find,
    isRepeat,
    documentAt,
    lastDocument,
    documentAtTime,
    changes,
    record,
    recordsAfter,
    list,
    events,
  };
}

type Row = Record<string, unknown>;

function toEntry(row: Row): HistoryEntry {
  const {seq, id, timestamp, author} = row;
  return {seq: Number(seq), id: String(id), timestamp: String(timestamp), author: String(author)};
}

function toDocument(json: unknown): LakeDocument | null {
  return typeof json === "string" ? JSON.parse(json) : null;
}

function filterSql(filter: TransactionFilter, find: (id: string) => HistoryEntry | null) {
  const values: SQLInputValue[] = [...filter.documentIds];
  const conditions = [
    `seq in (select seq from tx_document where document_id in (${placeholders(filter.documentIds)}))`,
  ];
  const add = (condition: string, ...added: SQLInputValue[]) => {
    conditions.push(condition);
    values.push(...added);
  };
  // An unknown bound matches nothing rather than everything.
  if (filter.fromTransaction) add("seq >= ?", find(filter.fromTransaction)?.seq ?? Number.MAX_SAFE_INTEGER);
  if (filter.toTransaction) add("seq <= ?", find(filter.toTransaction)?.seq ?? -1);
  if (filter.fromTime) add("timestamp >= ?", filter.fromTime);
  if (filter.toTime) add("timestamp <= ?", filter.toTime);
  if (filter.authors.length > 0) add(`author in (${placeholders(filter.authors)})`, ...filter.authors);
  const order = filter.reverse ? "desc" : "asc";
  const sql = `select seq, id, timestamp, author from tx where ${conditions.join(" and ")} order by seq ${order} limit ?`;
  return {sql, values: [...values, filter.limit]};
}

const placeholders = (values: readonly unknown[]): string => values.map(() => "?").join(", ");
