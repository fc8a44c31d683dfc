import type {CommitRecord} from "../store/commit-record.ts";
import type {DatasetStore} from "../store/dataset-store.ts";
import {seqAt} from "./position.ts";

/** Transactions. A client that missed more is faster when it fetches its documents anew. */
const RECORDS_MAX = 2000;

/** What was committed after a position; null when that is not known any more, or too long ago. */
export function missedRecords(store: DatasetStore, position: string): readonly CommitRecord[] | null {
  const seq = seqAt(store, position);
  const missed = seq === null ? -1 : store.seq() - seq;
  if (seq === null || missed < 0 || missed > RECORDS_MAX) return null;
  const records = store.history.recordsAfter(seq, RECORDS_MAX);
  return records.some(hasPurgedChange) ? null : records;
}

/** A document that was purged leaves a change behind without what it was. */
const hasPurgedChange = ({changes}: CommitRecord): boolean =>
  changes.some(({before, after}) => before === null && after === null);
