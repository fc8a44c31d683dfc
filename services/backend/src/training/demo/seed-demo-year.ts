import {dayInZone} from "@gradus/schemas/zoned-time";
import {DEMO_PEOPLE, demoId} from "../../accounts/demo/demo-people.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import type {Enqueue} from "../../core/jobs/job-queue.ts";
import {hasUpload} from "../recordings/uploads/store-upload.ts";
import type {DEMO_KINDS} from "./job-kinds.ts";
import {DEMO_ZONE, demoSourceId} from "./run-demo-year.ts";

export interface DemoDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly enqueue: Enqueue<typeof DEMO_KINDS>;
  /** False in test stacks: the import keeps a core busy. */
  readonly hasDemoYear: boolean;
}

/** Requests the demo runner's year, once, without waiting for it. Call it for local demo people only. */
export async function seedDemoYear({db, now, enqueue, hasDemoYear}: DemoDeps) {
  const [runner] = DEMO_PEOPLE;
  if (!runner || !hasDemoYear) return;
  const user_id = demoId(runner);
  if (await hasUpload(db, user_id, "file", demoSourceId(0))) return;
  const today = dayInZone(now(), DEMO_ZONE);
  await withTransaction(db, (tx) => enqueue(tx, "seed-demo-year", {today}, {key: user_id, account: user_id}));
}
