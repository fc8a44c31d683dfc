import {createHash} from "node:crypto";
import type {DatabaseSync} from "node:sqlite";
import {type LakeError, StepRefused, transactionRefused} from "../errors.ts";
import type {CommittedTransaction, DocumentChange, DocumentSource, LakeDocument} from "../types.ts";
import type {CommitRecord} from "./commit-record.ts";
import {openDatasetDatabase} from "./database.ts";
import {History} from "./history.ts";
import {effectsOf} from "./mendoza.ts";
import {ReferenceIndex} from "./references.ts";
import {createSettings, type Settings} from "./settings.ts";
import {storageRefusal} from "./storage-error.ts";
import type {StorageHealth} from "./storage-health.ts";
import {type Transaction, TransactionDraft} from "./transaction.ts";
import {createTransactionLog, type TransactionLog} from "./transaction-log.ts";

export interface StoreOptions {
  readonly path: string;
  /** How the dataset is called in what clients read. */
  readonly name: string;
  /** How large the file may grow; without it, as large as the disk lets it. */
  readonly bytesMax?: number;
  readonly health: Pick<StorageHealth, "report" | "recover">;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Adds what depends on where the lake runs; called for every document that is read from disk or written. */
  readonly complete?: (document: LakeDocument) => LakeDocument;
  /** Throws `StepRefused` for a change its author may not make through any route; called for every write. */
  readonly invariant?: (change: DocumentChange, author: string, find: DocumentSource["get"]) => void;
  /** A listener that fails must not fail the write, which is already on disk. */
  readonly onListenerError: (error: unknown) => void;
}

export interface TransactRequest {
  readonly author: string;
  /** How a refusal is worded: by mutation or by action. */
  readonly kind: "mutationError" | "actionError";
  /** An id chosen by the client, with its request: a repeat gets the same reply and is not executed again. */
  readonly chosen?: {readonly transactionId: string; readonly request: unknown} | null;
  /** Checks everything and writes nothing. */
  readonly dryRun?: boolean;
  /** Leaves the dates of documents as they are given. */
  readonly keepsDates?: boolean;
  /** Throws `StepRefused` when the author may not make this change. */
  readonly guard?: (change: DocumentChange) => void;
  readonly select?: (query: string, params: Record<string, unknown>) => readonly string[];
}

export interface Committed<T> {
  readonly record: CommitRecord;
  /** What `run` returned; null when this transaction id had been committed before. */
  readonly value: T | null;
}

/** One dataset: every document in memory, every transaction on disk before it is acknowledged. */
export class DatasetStore implements DocumentSource {
  readonly history: History;
  /** Names this copy of the dataset: positions of another copy mean nothing here. */
  readonly epoch: string;
  readonly #options: StoreOptions;
  readonly #database: DatabaseSync;
  readonly #log: TransactionLog;
  readonly #settings: Settings;
  readonly #documents = new Map<string, LakeDocument>();
  readonly #references = new ReferenceIndex();
  readonly #listeners = new Set<(record: CommitRecord) => void>();
  #seq: number;

  constructor(options: StoreOptions) {
    this.#options = options;
    const {complete = (document) => document} = options;
    this.#database = openDatasetDatabase(options.path, options.bytesMax ?? Number.POSITIVE_INFINITY);
    try {
      this.#log = createTransactionLog(this.#database);
      this.#settings = createSettings(this.#database);
      this.history = new History(this.#database, complete);
      this.#load(complete);
      this.#seq = this.#log.lastSeq();
      this.epoch = this.#settings.readOrSet("epoch", () => options.newId().slice(0, 8));
    } catch (error) {
      // While the file is held open here, no other process could repair it.
      this.#database.close();
      throw error;
    }
  }

  #load(complete: (document: LakeDocument) => LakeDocument): void {
    for (const stored of this.#log.readDocuments()) {
      const document = complete(stored);
      this.#documents.set(document._id, document);
      this.#references.update({id: document._id, before: null, after: document});
    }
  }

  /** Position of the last transaction. */
  seq(): number {
    return this.#seq;
  }

  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id);
  }

  all(): Iterable<LakeDocument> {
    return this.#documents.values();
  }

  onCommit(listener: (transaction: CommittedTransaction) => void): () => void {
    return this.onRecord(listener);
  }

  /** As `onCommit`, with mutations and effects. */
  onRecord(listener: (record: CommitRecord) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  readSetting(key: string): string | null {
    return this.#settings.read(key);
  }

  writeSetting(key: string, value: string): void {
    this.#settings.write(key, value);
  }

  close(): void {
    this.#database.close();
  }

  /** Applies what `run` does as a whole, or throws a `LakeError` and changes nothing. */
  transact<T>(request: TransactRequest, run: (transaction: Transaction) => T): Committed<T> {
    const fingerprint = request.chosen ? fingerprintOf(request.author, request.chosen.request) : null;
    const earlier = this.#findEarlier(request, fingerprint);
    if (earlier) return {record: earlier, value: null};
    const draft = this.#startDraft(request);
    const value = naming(request.kind, draft, () => {
      const result = run(draft);
      this.#check(draft, request);
      return result;
    });
    const record = this.#toRecord(draft, request.author);
    if (!request.dryRun && record.changes.length > 0) this.#commit(record, draft, fingerprint);
    return {record, value};
  }

  /** A client that lost our answer sends its request again: it gets the answer, not a second write. */
  #findEarlier({kind, chosen}: TransactRequest, fingerprint: string | null): CommitRecord | null {
    const entry = chosen ? this.history.find(chosen.transactionId) : null;
    if (!entry || fingerprint === null) return null;
    if (this.history.isRepeat(entry.id, fingerprint)) return this.history.record(entry);
    const description = `The transaction ID "${entry.id}" has been used for another request`;
    throw transactionRefused(kind, 0, new StepRefused(409, "transactionIdConflictError", description));
  }

  #startDraft({chosen, select, keepsDates = false}: TransactRequest): TransactionDraft {
    const {newId, now, complete = (document) => document} = this.#options;
    return new TransactionDraft({
      id: chosen?.transactionId ?? newId(),
      now: now(),
      newId,
      get: (id) => this.#documents.get(id),
      all: () => this.#documents.values(),
      select: select ?? (() => []),
      complete,
      keepsDates,
    });
  }

  #check(draft: TransactionDraft, {guard, author}: TransactRequest): void {
    const changes = draft.changes();
    for (const change of changes) {
      draft.startStep(change.step);
      this.#options.invariant?.(change, author, (id) => this.get(id));
      guard?.(change);
    }
    for (const change of changes) {
      draft.startStep(change.step);
      this.#references.check(change, draft);
    }
  }

  #toRecord(draft: TransactionDraft, author: string): CommitRecord {
    const changes = draft
      .changes()
      .map((change) => ({...change, effects: effectsOf(change.before, change.after)}));
    return {id: draft.id, seq: this.#seq + 1, timestamp: draft.timestamp, author, changes};
  }

  #commit(record: CommitRecord, draft: TransactionDraft, fingerprint: string | null): void {
    this.#append(record, draft, fingerprint);
    this.#seq = record.seq;
    for (const change of record.changes) {
      if (change.after) this.#documents.set(change.id, change.after);
      else this.#documents.delete(change.id);
      this.#references.update(change);
    }
    for (const listener of this.#listeners) this.#notify(listener, record);
  }

  /** All of it is on disk, or nothing is and the documents in memory stay as they were. */
  #append(record: CommitRecord, {events, purged}: TransactionDraft, fingerprint: string | null): void {
    const {health, path, name} = this.#options;
    try {
      this.#log.append(record, {events, purged, fingerprint});
      health.recover(path);
    } catch (error) {
      health.report(path, error);
      throw storageRefusal(`dataset "${name}"`, error);
    }
  }

  #notify(listener: (record: CommitRecord) => void, record: CommitRecord): void {
    try {
      listener(record);
    } catch (error) {
      this.#options.onListenerError(error);
    }
  }
}

function fingerprintOf(author: string, request: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([author, request]))
    .digest("base64url");
}

/** Adds to a refusal which step of the request it answers. */
function naming<T>(kind: TransactRequest["kind"], draft: TransactionDraft, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof StepRefused) throw refusal(kind, draft, error);
    throw error;
  }
}

function refusal(kind: TransactRequest["kind"], draft: TransactionDraft, error: StepRefused): LakeError {
  return transactionRefused(kind, draft.step, error);
}
