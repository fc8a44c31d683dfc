import {sniff} from "@gradus/training/files/sniff";
import {UPLOAD_MAX_BYTES} from "../../../contract/platforms.ts";
import type {FileKind} from "../../runs/original-files/tables.ts";
import {tooLarge, unsupported} from "./file-refusal.ts";
import {gunzipFile} from "./gunzip-file.ts";
import {readZip, type ZipEntry} from "./zip.ts";

/** What is packed tighter was made to fill memory. */
const RATIO_MAX = 100;
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024;

interface Unpacked {
  readonly kind: FileKind;
  readonly content: Uint8Array;
}

/**
 * The content of a file and its kind, detected by the content: names are not reliable. It may be packed, in gzip, or as
 * the only recording of a zip. Nothing large is unpacked on the thread that answers requests.
 */
export async function unpackFile(bytes: Uint8Array): Promise<Unpacked> {
  requireSize(bytes);
  if (sniff(bytes) === "zip") return onlyRecording(await readZip(bytes, unpackedLimit(bytes)));
  const content = sniff(bytes) === "gzip" ? await gunzipFile(bytes, unpackedLimit(bytes)) : bytes;
  const kind = sniff(content);
  if (kind === null) throw unsupported("unknown_format");
  if (kind === "gzip" || kind === "zip") throw unsupported("packed");
  return {kind, content};
}

/** What a zip holds of several files; null for whatever is one recording, packed or not. */
export async function unpackZipOfSeveral(bytes: Uint8Array): Promise<readonly ZipEntry[] | null> {
  if (sniff(bytes) !== "zip") return null;
  requireSize(bytes);
  const entries = await readZip(bytes, unpackedLimit(bytes));
  return entries.length > 1 ? entries : null;
}

function requireSize(bytes: Uint8Array) {
  if (bytes.length > UPLOAD_MAX_BYTES) throw tooLarge("too_large", {limit: UPLOAD_MAX_BYTES});
  if (bytes.length === 0) throw unsupported("empty_file");
}

const unpackedLimit = (bytes: Uint8Array) => Math.min(bytes.length * RATIO_MAX, UNPACKED_MAX_BYTES);

function onlyRecording(entries: readonly ZipEntry[]): Unpacked {
  const [first, ...more] = entries.filter((entry) => entry.ok);
  if (!first || more.length > 0) throw unsupported("cannot_unpack");
  return first;
}
