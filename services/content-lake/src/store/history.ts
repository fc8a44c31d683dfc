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

/** Reads the transaction log of one dataset. */
export class History {
  readonly #database: DatabaseSync;
  readonly #complete: (document: LakeDocument) => LakeDocument;
  readonly #statements: ReturnType<typeof prepareStatements>;

  /** `complete` fills in what depends on where the lake runs now. */
  constructor(database: DatabaseSync, complete: (document: LakeDocument) => LakeDocument) {
    this.#database = database;
    this.#complete = complete;
    this.#statements = prepareStatements(database);
  }

  find(transactionId: string): HistoryEntry | null {
    const row = this.#statements.entryById.get(transactionId);
    return row ? toEntry(row) : null;
  }

  /** Has this very request been committed under its id before? Null when the id is new. */
  isRepeat(transactionId: string, fingerprint: string): boolean | null {
    const row = this.#statements.fingerprintById.get(transactionId);
    return row ? row.fingerprint === fingerprint : null;
  }

  /** The document as it was once transaction `seq` was done, whether or not that one touched it. */
  documentAt(id: string, seq: number): LakeDocument | null {
    return this.#toDocument(this.#statements.stateAt.get(id, seq)?.after);
  }

  documentAtTime(id: string, time: string): LakeDocument | null {
    return this.documentAt(id, Number(this.#statements.seqAtTime.get(time)?.seq ?? 0));
  }

  /** The last state of a document that may be deleted since. */
  lastDocument(id: string): LakeDocument | null {
    return this.#toDocument(this.#statements.lastState.get(id)?.after);
  }

  #toDocument(json: unknown): LakeDocument | null {
    return typeof json === "string" ? this.#complete(JSON.parse(json)) : null;
  }

  changes(seq: number): HistoryChange[] {
    return this.#statements.changes.all(seq).map((row) => ({
      documentId: String(row.document_id),
      mutations: JSON.parse(String(row.mutations)),
      apply: JSON.parse(String(row.apply)),
      revert: JSON.parse(String(row.revert)),
    }));
  }

  /** Rebuilds a transaction as it was announced when it was committed. */
  record(entry: HistoryEntry): CommitRecord {
    const changes = this.changes(entry.seq).map(
      ({documentId, mutations, apply, revert}): RecordedChange => ({
        id: documentId,
        before: this.documentAt(documentId, entry.seq - 1),
        after: this.documentAt(documentId, entry.seq),
        mutations,
        effects: {apply, revert},
        step: 0,
      }),
    );
    return {...entry, changes};
  }

  /** Transactions in the order they happened, for whoever has seen everything up to `seq`. */
  recordsAfter(seq: number, limit: number): CommitRecord[] {
    return this.#statements.entriesAfter.all(seq, limit).map((row) => this.record(toEntry(row)));
  }

  list(filter: TransactionFilter): HistoryEntry[] {
    const {sql, values} = filterSql(filter, (id) => this.find(id));
    const rows = this.#database.prepare(sql).all(...values);
    return rows.map(toEntry);
  }

  events(column: "document_id" | "version_id" | "release_name", value: string): StoredEvent[] {
    const sql = `select json, timestamp, author from event join tx using (seq) where ${column} = ? order by event.id desc`;
    const rows = this.#database.prepare(sql).all(value);
    return rows.map(({json, timestamp, author}) => ({
      ...(JSON.parse(String(json)) as DocumentEvent),
      timestamp: String(timestamp),
      author: String(author),
    }));
  }
}

function prepareStatements(database: DatabaseSync) {
  const entry = "select seq, id, timestamp, author from tx";
  const state = "select after from tx_document where document_id = ?";
  return {
    entryById: database.prepare(`${entry} where id = ?`),
    entriesAfter: database.prepare(`${entry} where seq > ? order by seq limit ?`),
    fingerprintById: database.prepare("select fingerprint from tx where id = ?"),
    seqAtTime: database.prepare("select max(seq) as seq from tx where timestamp <= ?"),
    changes: database.prepare("select * from tx_document where seq = ? order by rowid"),
    stateAt: database.prepare(`${state} and seq <= ? order by seq desc limit 1`),
    lastState: database.prepare(`${state} and after is not null order by seq desc limit 1`),
  };
}

type Row = Record<string, unknown>;

function toEntry(row: Row): HistoryEntry {
  const {seq, id, timestamp, author} = row;
  return {seq: Number(seq), id: String(id), timestamp: String(timestamp), author: String(author)};
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
