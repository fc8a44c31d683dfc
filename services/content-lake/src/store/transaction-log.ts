import type {DatabaseSync} from "node:sqlite";
import type {LakeDocument} from "../types.ts";
import type {CommitRecord, RecordedChange} from "./commit-record.ts";
import {inTransaction} from "./database.ts";
import type {Effects} from "./mendoza.ts";
import type {DocumentEvent} from "./transaction.ts";

export interface LogExtras {
  readonly events: readonly DocumentEvent[];
  readonly purged: readonly string[];
  readonly fingerprint: string | null;
}

export type TransactionLog = ReturnType<typeof createTransactionLog>;

/** A state is put together again from at most this many changes. */
const BETWEEN_WHOLE_MAX = 50;
/** A change is stored without its resulting state when it is this much smaller, such as one letter in a long text. */
const SMALL_SHARE = 4;

export function createTransactionLog(database: DatabaseSync) {
  const insertTransaction = database.prepare(
    "insert into tx (seq, id, timestamp, author, fingerprint) values (?, ?, ?, ?, ?)",
  );
  const insertChange = database.prepare(
    "insert into tx_document (seq, document_id, after, mutations, apply, revert, is_whole) values (?, ?, ?, ?, ?, ?, ?)",
  );
  const countSinceWhole = database.prepare(`
    select count(*) as count from tx_document where document_id = :id and is_whole = 0 and seq >
      (select max(seq) from tx_document where document_id = :id and is_whole = 1)
  `);
  const insertEvent = database.prepare(
    "insert into event (seq, document_id, version_id, release_name, json) values (?, ?, ?, ?, ?)",
  );
  const putDocument = database.prepare(
    "insert into document (id, json) values (?, ?) on conflict (id) do update set json = excluded.json",
  );
  const deleteDocument = database.prepare("delete from document where id = ?");
  const allDocuments = database.prepare("select json from document order by rowid");
  const maxSeq = database.prepare("select max(seq) as seq from tx");
  const deleteHistory = database.prepare("delete from tx_document where document_id = ? and seq < ?");

  function appendChange(seq: number, change: RecordedChange, isPurged: boolean): void {
    const {id, before, after, mutations, effects} = change;
    const json = after && JSON.stringify(after);
    if (json === null) deleteDocument.run(id);
    else putDocument.run(id, json);
    const {apply, revert} = stringified(effects);
    const isSmall = before !== null && json !== null && apply.length * SMALL_SHARE < json.length;
    const isWhole = !isSmall || isPurged || sinceWhole(id) >= BETWEEN_WHOLE_MAX;
    insertChange.run(
      seq,
      id,
      isWhole ? json : null,
      JSON.stringify(mutations),
      apply,
      revert,
      Number(isWhole),
    );
  }

  /** The number of consecutive changes of a document that are stored without its state. */
  function sinceWhole(id: string): number {
    return Number(countSinceWhole.get({id})?.count ?? 0);
  }

  function appendEvent(seq: number, event: DocumentEvent): void {
    const {documentId = null, versionId = null, releaseName = null} = event;
    const json = JSON.stringify(event);
    // Steps of a release are listed with the release only, even when they concern a document.
    if (releaseName === null) insertEvent.run(seq, documentId, versionId, null, json);
    else insertEvent.run(seq, null, null, releaseName, json);
  }

  /** Puts the transaction on disk as a whole or not at all. */
  function append(record: CommitRecord, {events, purged, fingerprint}: LogExtras): void {
    inTransaction(database, () => {
      insertTransaction.run(record.seq, record.id, record.timestamp, record.author, fingerprint);
      for (const change of record.changes) appendChange(record.seq, change, purged.includes(change.id));
      for (const event of events) appendEvent(record.seq, event);
      for (const id of purged) deleteHistory.run(id, record.seq);
    });
  }

  /** One after the other: all of them as text and as documents would take the memory of both. */
  function* readDocuments(): Generator<LakeDocument> {
    for (const {json} of allDocuments.iterate()) yield JSON.parse(String(json));
  }

  function lastSeq(): number {
    return Number(maxSeq.get()?.seq ?? 0);
  }

  return {append, readDocuments, lastSeq};
}

function stringified({apply, revert}: Effects): {apply: string; revert: string} {
  return {apply: JSON.stringify(apply), revert: JSON.stringify(revert)};
}
