import type {PgTable} from "drizzle-orm/pg-core";
import type {Db} from "../db/db.ts";
import type {JobKinds} from "../jobs/job-kind.ts";
import type {Enqueue} from "../jobs/job-queue.ts";
import type {ObjectStore} from "../storage/object-store.ts";
import type {PictureStore} from "../storage/picture-store.ts";
import type {PrivateFiles} from "../storage/private-files.ts";
import type {ZipMember} from "../storage/zip-stream.ts";

/** A file for which no table is registered states that it is empty. */
export const EXPORT_FILES = [
  "account.json",
  "consents.json",
  "shares.json",
  "devices.json",
  "shoes.json",
  "platforms.json",
  "orders.json",
  "activities.json",
  "calendar.json",
  "coach.json",
  "security-log.json",
] as const;
export type ExportFile = (typeof EXPORT_FILES)[number];

/** Whose rows are meant. Some tables know people by their address only. */
export interface Subject {
  readonly id: string;
  /** Proven to be theirs, in the form in which two spellings compare. */
  readonly addresses: readonly string[];
  /** Typed but not proven: mails of ours went there; other records with the address may belong to another person. */
  readonly claimed: readonly string[];
}

export interface DeletionStart {
  readonly at: Date;
  readonly enqueue: Enqueue<JobKinds>;
}

interface Erasure extends Subject {
  readonly files: PrivateFiles;
  readonly pictures: PictureStore;
  readonly objects: ObjectStore;
}

export interface PersonalTable {
  readonly table: PgTable;
  /** Where its rows are in a copy, column by column, so that no secret leaves; or why they are in none. */
  readonly export:
    | {
        readonly file: ExportFile;
        readonly read: (db: Db, subject: Subject) => Promise<readonly object[]>;
        /** What they gave us as files. */
        readonly originals?: (
          db: Db,
          subject: Subject,
          stores: {readonly pictures: PictureStore; readonly objects: ObjectStore},
        ) => AsyncIterable<ZipMember>;
      }
    | {readonly none: string};
  /** What ends at once when the account goes on its way out, such as what others see of it. */
  readonly end?: (tx: Db, subject: Subject, how: DeletionStart) => Promise<unknown>;
  /**
   * Values of which a digest stays in the tombstone, under this name: it reveals only whether the same value appears
   * again.
   */
  readonly digest?: {
    readonly as: string;
    readonly read: (db: Db, subject: Subject) => Promise<readonly string[]>;
  };
  /** Its rows are written as those of other tables are erased, so it goes after all of them. */
  readonly isWrittenByTriggers?: boolean;
  /** Removes the table's data. Must be safe to run twice. If omitted, the data stays, for the reason in `keeps`. */
  readonly erase?: (tx: Db, subject: Erasure) => Promise<unknown>;
  /** Why the id stays in this table after erasure, when it no longer identifies a person. */
  readonly keeps?: string;
}
