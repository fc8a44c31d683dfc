import type {DatabaseSync, SQLInputValue} from "node:sqlite";
import {applyPatch, type RawPatch} from "mendoza";
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

/** Every list of these is sorted newest first. */
export interface StoredEvent extends DocumentEvent {
  readonly timestamp: string;
  readonly author: string;
}

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
    const [whole, ...changes] = this.#statements.stateAt.all({id, seq});
    const start = whole ? this.#toDocument(whole.after) : null;
    return changes.reduce<LakeDocument | null>(withChange, start);
  }

  documentAtTime(id: string, time: string): LakeDocument | null {
    return this.documentAt(id, Number(this.#statements.seqAtTime.get(time)?.seq ?? 0));
  }

  /** The last state of a document that may be deleted since. */
  lastDocument(id: string): LakeDocument | null {
    const row = this.#statements.lastState.get(id);
    return row ? this.documentAt(id, Number(row.seq)) : null;
  }

  #toDocument(json: unknown): LakeDocument | null {
    return typeof json === "string" ? this.#complete(JSON.parse(json)) : null;
  }

  changes(seq: number): HistoryChange[] {
    return this.#statements.changes.all(seq).map(toChange);
  }

  /** Rebuilds a transaction as it was announced when it was committed. */
  record(entry: HistoryEntry): CommitRecord {
    return this.#rebuild(entry, new Map());
  }

  /** Transactions in the order they happened, for a reader that has seen everything up to `seq`. */
  recordsAfter(seq: number, limit: number): CommitRecord[] {
    const states = new Map<string, LakeDocument | null>();
    return this.#statements.entriesAfter.all(seq, limit).map((row) => this.#rebuild(toEntry(row), states));
  }

  /** `states` holds documents as the transaction before left them, and is moved on to this one. */
  #rebuild(entry: HistoryEntry, states: Map<string, LakeDocument | null>): CommitRecord {
    const rows = this.#statements.changes.all(entry.seq);
    const changes = rows.map((row): RecordedChange => {
      const {documentId: id, mutations, apply, revert} = toChange(row);
      const known = states.get(id);
      const before = known === undefined ? this.documentAt(id, entry.seq - 1) : known;
      const after = row.is_whole === 1 ? this.#toDocument(row.after) : withChange(before, row);
      states.set(id, after);
      return {id, before, after, mutations, effects: {apply, revert}, step: 0};
    });
    return {...entry, changes};
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
  const ofDocument = "tx_document join tx using (seq) where document_id = :id";
  const lastWhole =
    "select max(seq) from tx_document where document_id = :id and seq <= :seq and is_whole = 1";
  return {
    entryById: database.prepare(`${entry} where id = ?`),
    entriesAfter: database.prepare(`${entry} where seq > ? order by seq limit ?`),
    fingerprintById: database.prepare("select fingerprint from tx where id = ?"),
    seqAtTime: database.prepare("select max(seq) as seq from tx where timestamp <= ?"),
    changes: database.prepare(
      "select tx_document.*, tx.id from tx_document join tx using (seq) where seq = ? order by tx_document.rowid",
    ),
    stateAt: database.prepare(
      `select after, apply, tx.id from ${ofDocument} and seq <= :seq and seq >= (${lastWhole}) order by seq`,
    ),
    lastState: database.prepare(
      "select max(seq) as seq from tx_document where document_id = ? and (after is not null or is_whole = 0)",
    ),
  };
}

type Row = Record<string, unknown>;

function toChange(row: Row): HistoryChange {
  return {
    documentId: String(row.document_id),
    mutations: JSON.parse(String(row.mutations)),
    apply: JSON.parse(String(row.apply)),
    revert: JSON.parse(String(row.revert)),
  };
}

/** A document without its revision. */
type Content = Pick<LakeDocument, "_id" | "_type" | "_createdAt" | "_updatedAt">;

/** Returns the next state from a stored patch. Patches leave out the revision, which is the transaction's id. */
function withChange(before: LakeDocument | null, row: Row): LakeDocument | null {
  if (!before) return null;
  const {_rev, ...content} = before;
  const patch: RawPatch = JSON.parse(String(row.apply));
  const {_id, _type, ...fields}: Content = applyPatch(content, patch);
  return {_id, _type, _rev: String(row.id), ...fields};
}

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
