import {problem} from "@gradus/training/files/problems";
import {UPLOAD_MAX_BYTES} from "../../contract/platforms.ts";
import type {UploadResult} from "../../contract/uploads.ts";
import {FileRefusal} from "../uploads/unpack-file.ts";
import type {ReadingDeps} from "./reading-deps.ts";
import {receiveFile} from "./receive-file.ts";

type Result = Omit<UploadResult, "file">;

/**
 * Takes in what somebody sent, one file after the other: what is wrong with one keeps no other from being read. Those
 * for which there is no time are kept, and left to their jobs.
 */
export async function receiveFiles(
  deps: ReadingDeps,
  user_id: string,
  files: readonly File[],
): Promise<UploadResult[]> {
  const results: UploadResult[] = [];
  const until = performance.now() + deps.readAtOnceMs;
  for (const file of files) {
    const waitMs = until - performance.now();
    results.push({file: file.name, ...(await receiveOne(deps, {user_id, file, waitMs}))});
  }
  return results;
}

interface Sent {
  readonly user_id: string;
  readonly file: File;
  readonly waitMs: number;
}

async function receiveOne(deps: ReadingDeps, {user_id, file, waitMs}: Sent): Promise<Result> {
  // Not even looked at.
  if (file.size > UPLOAD_MAX_BYTES) return refused([problem("too_large", {limit: UPLOAD_MAX_BYTES})]);
  try {
    const content = new Uint8Array(await file.arrayBuffer());
    const sent = {user_id, product: "watch", source: "file", source_id: null} as const;
    return await receiveFile(deps, {...sent, content, received_at: deps.now()}, waitMs);
  } catch (error) {
    if (error instanceof FileRefusal) return refused([error.problem]);
    throw error;
  }
}

function refused(problems: UploadResult["problems"]): Result {
  return {outcome: "refused", upload_id: null, activity_ids: [], problems};
}
