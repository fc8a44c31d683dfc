import {eq} from "drizzle-orm";
import {readUpload} from "../src/training/recordings/reading/read-upload.ts";
import type {ReadingDeps} from "../src/training/recordings/reading/reading-deps.ts";
import {storeUpload} from "../src/training/recordings/uploads/store-upload.ts";
import {activity} from "../src/training/runs/activities/tables.ts";
import {fitFile, type RunOptions} from "./recordings.ts";

/** Adds a run of a user, as their file would have brought it; returns its id. */
export async function addRun(
  baseDeps: Omit<ReadingDeps, "enqueue">,
  user_id: string,
  runOptions: RunOptions = {},
) {
  const deps = {...baseDeps, enqueue: async () => undefined};
  const sent = {user_id, product: "watch", source: "file", source_id: null, kind: "fit"} as const;
  const {upload_id} = await storeUpload(deps, {
    ...sent,
    content: fitFile(runOptions),
    received_at: deps.now(),
  });
  await readUpload(deps, upload_id);
  const [run] = await deps.db
    .select({id: activity.id})
    .from(activity)
    .where(eq(activity.upload_id, upload_id));
  if (!run) throw new Error("The file was not taken");
  return run.id;
}
