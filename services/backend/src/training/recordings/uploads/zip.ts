import {type Problem, problem} from "@gradus/training/files/problems";
import {sniff} from "@gradus/training/files/sniff";
import {unzip} from "fflate";
import type {FileKind} from "../../runs/original-files/tables.ts";
import {FileRefusal, tooLarge, unsupported} from "./file-refusal.ts";
import {gunzipFile} from "./gunzip-file.ts";

/** Files in one zip: more than a year of runs. */
const ENTRIES_MAX = 500;

export type ZipEntry =
  | {readonly ok: true; readonly name: string; readonly kind: FileKind; readonly content: Uint8Array}
  | {readonly ok: false; readonly name: string; readonly problem: Problem};

interface Listed {
  readonly name: string;
  readonly originalSize: number;
}

/**
 * The recordings in a zip, each by its content and unpacked where it is in gzip once more, as some platforms export them,
 * and what cannot be read; what is neither is passed over, as are folders.
 * At least one is a recording: a zip without any is refused.
 *
 * @param most bytes that all of it may have
 */
export async function readZip(bytes: Uint8Array, most: number): Promise<readonly ZipEntry[]> {
  const listed = await listFiles(bytes);
  if (listed.length > ENTRIES_MAX) throw tooLarge("too_many_inside", {limit: ENTRIES_MAX});
  // The size that an entry declares is also the most that is unpacked of it.
  const size = listed.reduce((sum, {originalSize}) => sum + originalSize, 0);
  if (size > most) throw tooLarge("packed_too_tightly");
  const found: ZipEntry[] = [];
  let left = most - size;
  for (const {name} of listed) {
    const read = await readEntry(bytes, name, left);
    if (!read) continue;
    left -= read.gunzipped;
    found.push(read.entry);
  }
  if (found.some(({ok}) => ok)) return found;
  const [refused] = found.flatMap((entry) => (entry.ok ? [] : [entry.problem.code]));
  throw unsupported(refused ?? "no_recording_inside");
}

/** For how many files a zip counts, before any of it is unpacked. A broken one is one. */
export function countZipEntries(bytes: Uint8Array): Promise<number> {
  return listFiles(bytes).then(
    (files) => Math.min(Math.max(1, files.length), ENTRIES_MAX),
    () => 1,
  );
}

interface ReadEntry {
  readonly entry: ZipEntry;
  /** Bytes unpacked from gzip, beyond the size that the zip declares. */
  readonly gunzipped: number;
}

/** Null for what is no recording, such as a picture. @param left bytes that may still be unpacked from gzip */
async function readEntry(bytes: Uint8Array, name: string, left: number): Promise<ReadEntry | null> {
  try {
    const listed = (await unpackWhere(bytes, (entry) => entry.name === name))[name];
    if (!listed) return null;
    const isGzip = sniff(listed) === "gzip";
    const content = isGzip ? await gunzipFile(listed, left) : listed;
    const gunzipped = isGzip ? content.length : 0;
    const kind = sniff(content);
    if (kind === null) return null;
    if (kind === "gzip" || kind === "zip") return {gunzipped, entry: refused(name, problem("packed"))};
    return {gunzipped, entry: {ok: true, name, kind, content}};
  } catch (error) {
    // A broken entry does not prevent the others from being read.
    const reason = error instanceof FileRefusal ? error.problem : problem("cannot_unpack");
    return {gunzipped: 0, entry: refused(name, reason)};
  }
}

const refused = (name: string, reason: Problem): ZipEntry => ({ok: false, name, problem: reason});

async function listFiles(bytes: Uint8Array): Promise<readonly Listed[]> {
  const listed: Listed[] = [];
  await unpackWhere(bytes, ({name, originalSize}) => {
    if (isFile(name)) listed.push({name, originalSize});
    return false;
  });
  return listed;
}

/** Neither a folder, nor what a Mac or another system puts beside a file to know more of it. */
function isFile(name: string): boolean {
  const path = name.split(/[\\/]/);
  const last = path.at(-1) ?? "";
  return last !== "" && !last.startsWith(".") && !path.includes("__MACOSX");
}

/** What is large is unpacked on a thread of its own: other people's requests go on meanwhile. */
function unpackWhere(
  bytes: Uint8Array,
  filter: (entry: Listed) => boolean,
): Promise<Record<string, Uint8Array>> {
  return new Promise((resolve, reject) => {
    unzip(bytes, {filter}, (cause, files) =>
      cause ? reject(unsupported("cannot_unpack", cause)) : resolve(files),
    );
  });
}
