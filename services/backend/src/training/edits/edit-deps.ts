import type {Db} from "../../core/db/db.ts";
import type {Enqueue} from "../../core/jobs/job-queue.ts";
import type {ObjectStore} from "../../core/storage/object-store.ts";
import type {RunPairDeps} from "../activities/run-pairs.ts";
import type {Readers} from "../reading/readers.ts";
import type {STATE_KINDS} from "../state/job-kinds.ts";
import type {EDIT_KINDS} from "./job-kinds.ts";

/** Dependencies of edits. Each service uses the subset it needs. */
export interface EditDeps extends RunPairDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly objects: ObjectStore;
  readonly readers: Pick<Readers, "rederive" | "align">;
  readonly enqueue: Enqueue<typeof EDIT_KINDS & typeof STATE_KINDS>;
}

/** Who edits, as the audit names them. */
export interface Editor {
  readonly actor_id: string;
  readonly actor_role: string;
}
