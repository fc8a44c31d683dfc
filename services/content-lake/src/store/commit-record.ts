import type {CommittedTransaction} from "../types.ts";
import type {Effects} from "./mendoza.ts";
import type {StoredChange} from "./transaction.ts";

export interface RecordedChange extends StoredChange {
  readonly effects: Effects;
}

/** A committed transaction with what listeners and history need beside the documents. */
export interface CommitRecord extends CommittedTransaction {
  readonly changes: readonly RecordedChange[];
}
