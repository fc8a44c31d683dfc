import type {Logger} from "pino";
import type {Secret} from "../../../core/crypto/secret.ts";
import type {Db} from "../../../core/db/db.ts";
import type {Enqueue} from "../../../core/jobs/job-queue.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import type {PrivateFiles} from "../../../core/storage/private-files.ts";
import type {RUN_EXPORT_KINDS} from "./job-kinds.ts";

export interface RunExportDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly objects: ObjectStore;
  readonly privateFiles: PrivateFiles;
  readonly logger: Logger;
  readonly enqueue: Enqueue<typeof RUN_EXPORT_KINDS>;
  readonly secret: Secret;
  /** Where the site passes requests on. */
  readonly publicUrl: string;
}
