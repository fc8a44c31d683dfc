import type {CommittedTransaction} from "../types.ts";
import type {Effects} from "./mendoza.ts";
import type {StoredChange} from "./transaction.ts";

export interface RecordedChange extends StoredChange {
  readonly effects: Effects;
}

export interface CommitRecord extends CommittedTransaction {
  readonly changes: readonly RecordedChange[];
}
