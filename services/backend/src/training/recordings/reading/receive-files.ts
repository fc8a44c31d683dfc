import {problem} from "@gradus/training/files/problems";
import {UPLOAD_MAX_BYTES} from "../../../contract/platforms.ts";
import type {UploadResult} from "../../../contract/uploads.ts";
import {FileRefusal} from "../uploads/file-refusal.ts";
import {unpackZipOfSeveral} from "../uploads/unpack-file.ts";
import type {ZipEntry} from "../uploads/zip.ts";
import type {ReadingDeps} from "./reading-deps.ts";
import {receiveFile} from "./receive-file.ts";

type Result = Omit<UploadResult, "file">;

/**
 * Accepts the files that a user sent, one after the other: a fault in one does not prevent the others from being read.
 * Files for which there is no time are stored, and left to their jobs. Each file of a zip of several counts as a file,
 * and has its result.
 */
export async function receiveFiles(
  deps: ReadingDeps,
  user_id: string,
  files: readonly File[],
): Promise<UploadResult[]> {
  const results: UploadResult[] = [];
  const until = performance.now() + deps.readAtOnceMs;
  const take = (content: Uint8Array) =>
    receiveOne(deps, {user_id, content, waitMs: until - performance.now()});
  for (const file of files) {
    const found = await receiveAll(file, take);
    results.push(...found.map((result) => ({file: file.name, ...result})));
  }
  return results;
}

type ReceiveContent = (content: Uint8Array) => Promise<Result>;

/** A single recording is stored as it arrived, packed or not; of several in a zip, each is stored by itself. */
async function receiveAll(file: File, take: ReceiveContent): Promise<readonly Result[]> {
  // Not even looked at.
  if (file.size > UPLOAD_MAX_BYTES) return [refused([problem("too_large", {limit: UPLOAD_MAX_BYTES})])];
  const content = new Uint8Array(await file.arrayBuffer());
  const entries = await catchRefusal(() => unpackZipOfSeveral(content));
  if (entries === null) return [await take(content)];
  if ("outcome" in entries) return [entries];
  const results: Result[] = [];
  for (const [index, entry] of entries.entries())
    results.push({...(await receiveEntry(entry, take)), entry: {name: nameOf(entry), number: index + 1}});
  return results;
}

const receiveEntry = async (entry: ZipEntry, take: ReceiveContent): Promise<Result> =>
  entry.ok ? take(entry.content) : refused([entry.problem]);

/** As much of it as a line holds: names can be as long as a page. */
const nameOf = ({name}: ZipEntry) => name.slice(-NAME_MAX);
const NAME_MAX = 200;

interface IncomingFile {
  readonly user_id: string;
  readonly content: Uint8Array;
  readonly waitMs: number;
}

function receiveOne(deps: ReadingDeps, {waitMs, ...fileFields}: IncomingFile): Promise<Result> {
  const sent = {...fileFields, product: "watch", source: "file", source_id: null} as const;
  return catchRefusal(() => receiveFile(deps, {...sent, received_at: deps.now()}, waitMs));
}

async function catchRefusal<T>(work: () => Promise<T>): Promise<T | Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileRefusal) return refused([error.problem]);
    throw error;
  }
}

function refused(problems: UploadResult["problems"]): Result {
  return {outcome: "refused", upload_id: null, activity_ids: [], problems};
}
