import {promisify} from "node:util";
import {gunzip} from "node:zlib";
import {unzip} from "fflate";
import {AppError} from "../../core/errors.ts";
import type {FILE_KINDS} from "./tables.ts";

export type FileKind = (typeof FILE_KINDS)[number];

/** What is packed tighter was made to fill memory. */
const RATIO_MAX = 100;
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024;
const LOOKED_AT_BYTES = 4096;

/** What a file is, by its content: names can say anything. It may be packed, alone, in gzip or zip. */
export async function inspectFile(bytes: Uint8Array): Promise<FileKind> {
  const kind = sniff(await unpack(bytes));
  if (kind !== null) return kind;
  throw new AppError("unsupported_type", "This is no FIT, TCX or GPX file");
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const most = Math.min(bytes.length * RATIO_MAX, UNPACKED_MAX_BYTES);
  if (startsWith(bytes, [0x1f, 0x8b])) return unpackGzip(bytes, most);
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) ? unpackZip(bytes, most) : bytes;
}

async function unpackGzip(bytes: Uint8Array, most: number) {
  try {
    return new Uint8Array(await promisify(gunzip)(bytes, {maxOutputLength: most}));
  } catch (cause) {
    const isTooLong = cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
    throw isTooLong ? tooLarge() : unreadable(cause);
  }
}

/** What an entry says of its size is also the room it gets. */
async function unpackZip(bytes: Uint8Array, most: number) {
  const sizes: number[] = [];
  const list = (entry: {originalSize: number}) => {
    sizes.push(entry.originalSize);
    return sizes.length === 1 && entry.originalSize <= most;
  };
  const files = await readZip(bytes, list);
  if (sizes.some((size) => size > most)) throw tooLarge();
  const [content] = Object.values(files);
  if (content === undefined || sizes.length > 1) throw unreadable();
  return content;
}

/** What is large is unpacked on a thread of its own: other people's requests go on meanwhile. */
function readZip(
  bytes: Uint8Array,
  filter: (entry: {originalSize: number}) => boolean,
): Promise<Record<string, Uint8Array>> {
  return new Promise((resolve, reject) => {
    unzip(bytes, {filter}, (cause, files) => (cause ? reject(unreadable(cause)) : resolve(files)));
  });
}

function sniff(bytes: Uint8Array): FileKind | null {
  if (Buffer.from(bytes.subarray(8, 12)).toString("latin1") === ".FIT") return "fit";
  const head = Buffer.from(bytes.subarray(0, LOOKED_AT_BYTES)).toString("utf8");
  if (!/^\uFEFF?\s*</.test(head)) return null;
  if (/<TrainingCenterDatabase[\s>]/.test(head)) return "tcx";
  return /<gpx[\s>]/.test(head) ? "gpx" : null;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]) {
  return mark.every((byte, index) => bytes[index] === byte);
}

function tooLarge() {
  return new AppError("payload_too_large", "The file is packed tighter than any run");
}

function unreadable(cause?: unknown) {
  return new AppError("unsupported_type", "The file cannot be unpacked, or holds more than one", {cause});
}
