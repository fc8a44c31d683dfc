import type {Logger} from "pino";
import type {Db} from "../../core/db/db.ts";
import type {Enqueue} from "../../core/jobs/job-queue.ts";
import type {ObjectStore} from "../../core/storage/object-store.ts";
import type {READING_KINDS} from "./job-kinds.ts";
import type {Readers} from "./readers.ts";

/** What taking in files is built from. Each service asks for the part it uses. */
export interface ReadingDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly objects: ObjectStore;
  readonly readers: Readers;
  readonly enqueue: Enqueue<typeof READING_KINDS>;
}
