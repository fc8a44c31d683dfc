import type {Logger} from "pino";
import type {Db} from "../../../core/db/db.ts";
import type {Enqueue} from "../../../core/jobs/job-queue.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import type {FOOT_KINDS} from "./job-kinds.ts";

export interface FootDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly objects: ObjectStore;
  readonly logger: Logger;
  readonly enqueue: Enqueue<typeof FOOT_KINDS>;
}

/** Object key prefix of a user's strides: one folder per user holds them all. */
export const stridesOf = (user_id: string) => `feet/${user_id}/`;
export const stridesKey = (user_id: string, sha256: string) => `${stridesOf(user_id)}${sha256}`;
