import type {Logger} from "pino";
import type {Enqueue} from "../../../core/jobs/job-queue.ts";
import type {STATE_KINDS} from "../../runs/state/job-kinds.ts";
import type {READING_KINDS} from "../uploads/job-kinds.ts";
import type {StoreDeps} from "../uploads/store-upload.ts";
import type {RecordingWorkerPool} from "./recording-worker-pool.ts";

export interface ReadingDeps extends StoreDeps {
  readonly now: () => Date;
  readonly logger: Logger;
  readonly workerPool: RecordingWorkerPool;
  /** How long an upload request waits for its files to be read. */
  readonly readAtOnceMs: number;
  readonly enqueue: Enqueue<typeof READING_KINDS & typeof STATE_KINDS>;
}
