import type {Enqueue} from "../../../core/jobs/job-queue.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import type {READING_KINDS} from "../../recordings/uploads/job-kinds.ts";
import type {PLATFORM_KINDS} from "../job-kinds.ts";
import type {PlatformDeps} from "../platform-deps.ts";

export interface PlatformJobDeps
  extends Pick<PlatformDeps, "db" | "now" | "logger" | "platforms" | "wrappingKeys" | "readAccess"> {
  readonly enqueue: Enqueue<typeof PLATFORM_KINDS & typeof READING_KINDS>;
  readonly objects: ObjectStore;
  readonly wakeMail: () => void;
}
