import {createHash} from "node:crypto";
import {type LakeError, StepRefused, transactionRefused} from "../errors.ts";
import type {CommittedTransaction, DocumentChange, DocumentSource, LakeDocument} from "../types.ts";
import type {CommitRecord} from "./commit-record.ts";
import {openDatasetDatabase} from "./database.ts";
import {createHistory, type History} from "./history.ts";
import {effectsOf} from "./mendoza.ts";
import {createReferenceIndex} from "./references.ts";
import {type Transaction, TransactionDraft} from "./transaction.ts";
import {createTransactionLog} from "./transaction-log.ts";

export interface StoreOptions {
  readonly path: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** A listener that fails must not fail the write, which is already on disk. */
  readonly onListenerError: (error: unknown) => void;
}

export interface TransactRequest {
  readonly author: string;
  /** How a refusal is worded: by mutation or by action. */
  readonly kind: "mutationError" | "actionError";
  /** Chosen by the client, with what it asked for: the same again is answered, not done again. */
  readonly chosen?: {readonly transactionId: string; readonly request: unknown} | null;
  /** Checks everything and writes nothing. */
  readonly dryRun?: boolean;
  /** Throws `StepRefused` when the author may not make this change. */
  readonly guard?: (change: DocumentChange) => void;
  readonly select?: (query: string, params: Record<string, unknown>) => readonly string[];
}

export interface Committed<T> {
  readonly record: CommitRecord;
  /** What `run` returned; null when this transaction id had been committed before. */
  readonly value: T | null;
}

export interface DatasetStore extends DocumentSource {
  /** Position of the last transaction. */
  seq(): number;
  /** Names this copy of the dataset: positions of another copy mean nothing here. */
  readonly epoch: string;
  readonly history: History;
  transact<T>(request: TransactRequest, run: (transaction: Transaction) => T): Committed<T>;
  onCommit(listener: (transaction: CommittedTransaction) => void): () => void;
  onRecord(listener: (record: CommitRecord) => void): () => void;
  readSetting(key: string): string | null;
  writeSetting(key: string, value: string): void;
  close(): void;
}

/** One dataset: every document in memory, every transaction on disk before it is acknowledged. */
export function createDatasetStore(options: StoreOptions): DatasetStore {
  const database = openDatasetDatabase(options.path);
  const history = createHistory(database);
  const log = createTransactionLog(database);
  const documents = new Map<string, LakeDocument>();
  const references = createReferenceIndex();
  const listeners = new Set<(record: CommitRecord) => void>();
  const readSettingRow = database.prepare("select value from setting where key = ?");
  const writeSettingRow = database.prepare(
    "insert into setting (key, value) values (?, ?) on conflict (key) do update set value = excluded.value",
  );

  for (const {json} of database.prepare("select json from document order by rowid").all()) {
    remember(JSON.parse(String(json)));
  }
  let seq = Number(database.prepare("select max(seq) as seq from tx").get()?.seq ?? 0);

  function remember(document: LakeDocument): void {
    documents.set(document._id, document);
    references.update({id: document._id, before: null, after: document});
  }

  function readSetting(key: string): string | null {
    const value = readSettingRow.get(key)?.value;
    return typeof value === "string" ? value : null;
  }

  function writeSetting(key: string, value: string): void {
    // Survives the process, and may be lost with the machine: whoever keeps a setting can live without it.
    database.exec("pragma synchronous = normal");
    writeSettingRow.run(key, value);
    database.exec("pragma synchronous = full");
  }

  function readEpoch(): string {
    const known = readSetting("epoch");
    if (known) return known;
    const epoch = options.newId().slice(0, 8);
    writeSetting("epoch", epoch);
    return epoch;
  }

  function transact<T>(request: TransactRequest, run: (transaction: Transaction) => T): Committed<T> {
    const fingerprint = request.chosen ? fingerprintOf(request.author, request.chosen.request) : null;
    const earlier = findEarlier(request, fingerprint);
    if (earlier) return {record: earlier, value: null};
    const draft = new TransactionDraft({
      id: request.chosen?.transactionId ?? options.newId(),
      now: options.now(),
      newId: options.newId,
      get: (id) => documents.get(id),
      all: () => documents.values(),
      select: request.select ?? (() => []),
    });
    const value = naming(request.kind, draft, () => {
      const result = run(draft);
      check(draft, request);
      return result;
    });
    const record = toRecord(draft, request.author);
    if (!request.dryRun && record.changes.length > 0) commit(record, draft, fingerprint);
    return {record, value};
  }

  /** A client that lost our answer sends its request again: it gets the answer, not a second write. */
  function findEarlier({kind, chosen}: TransactRequest, fingerprint: string | null): CommitRecord | null {
    const entry = chosen ? history.find(chosen.transactionId) : null;
    if (!entry || fingerprint === null) return null;
    if (history.isRepeat(entry.id, fingerprint)) return history.record(entry);
    const description = `The transaction ID "${entry.id}" has been used for another request`;
    throw transactionRefused(kind, 0, new StepRefused(409, "transactionIdConflictError", description));
  }

  function check(draft: TransactionDraft, {guard}: TransactRequest): void {
    const changes = draft.changes();
    for (const change of changes) {
      draft.startStep(change.step);
      guard?.(change);
    }
    for (const change of changes) {
      draft.startStep(change.step);
      references.check(change, draft);
    }
  }

  function toRecord(draft: TransactionDraft, author: string): CommitRecord {
    const changes = draft
      .changes()
      .map((change) => ({...change, effects: effectsOf(change.before, change.after)}));
    return {id: draft.id, seq: seq + 1, timestamp: draft.timestamp, author, changes};
  }

  function commit(
    record: CommitRecord,
    {events, purged}: TransactionDraft,
    fingerprint: string | null,
  ): void {
    log.append(record, {events, purged, fingerprint});
    seq = record.seq;
    for (const change of record.changes) {
      if (change.after) documents.set(change.id, change.after);
      else documents.delete(change.id);
      references.update(change);
    }
    for (const listener of listeners) notify(listener, record);
  }

  function notify(listener: (record: CommitRecord) => void, record: CommitRecord): void {
    try {
      listener(record);
    } catch (error) {
      options.onListenerError(error);
    }
  }

  function onRecord(listener: (record: CommitRecord) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    seq: () => seq,
    epoch: readEpoch(),
    history,
    get: (id) => documents.get(id),
    all: () => documents.values(),
    transact,
    onCommit: onRecord,
    onRecord,
    readSetting,
    writeSetting,
    close: () => database.close(),
  };
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
