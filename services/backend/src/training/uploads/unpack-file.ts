import {promisify} from "node:util";
import {gunzip} from "node:zlib";
import {type Problem, type ProblemCode, problem} from "@gradus/training/files/problems";
import {sniff} from "@gradus/training/files/sniff";
import {unzip} from "fflate";
import {UPLOAD_MAX_BYTES} from "../../contract/platforms.ts";
import {AppError} from "../../core/errors.ts";
import type {FILE_KINDS} from "./tables.ts";

export type FileKind = (typeof FILE_KINDS)[number];

/** What is packed tighter was made to fill memory. */
const RATIO_MAX = 100;
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024;

/** A file that is nothing we would keep, with the reason for whoever sent it. */
export class FileRefusal extends AppError {
  readonly problem: Problem;

  constructor(code: "unsupported_type" | "payload_too_large", problem: Problem, cause?: unknown) {
    super(code, `The file is refused: ${problem.code}`, {cause});
    this.problem = problem;
  }
}

/**
 * What a file holds, and what that is, by its content: names can say anything. It may be packed, alone, in gzip or zip.
 * Nothing large is unpacked by the thread that answers requests.
 */
export async function unpackFile(bytes: Uint8Array): Promise<{kind: FileKind; content: Uint8Array}> {
  if (bytes.length > UPLOAD_MAX_BYTES) throw tooLarge("too_large", {limit: UPLOAD_MAX_BYTES});
  if (bytes.length === 0) throw unsupported("empty_file");
  const content = await unpack(bytes);
  const kind = sniff(content);
  if (kind === null) throw unsupported("unknown_format");
  if (kind === "gzip" || kind === "zip") throw unsupported("packed");
  return {kind, content};
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const most = Math.min(bytes.length * RATIO_MAX, UNPACKED_MAX_BYTES);
  const wrapping = sniff(bytes);
  if (wrapping === "gzip") return unpackGzip(bytes, most);
  return wrapping === "zip" ? unpackZip(bytes, most) : bytes;
}

async function unpackGzip(bytes: Uint8Array, most: number) {
  try {
    return new Uint8Array(await promisify(gunzip)(bytes, {maxOutputLength: most}));
  } catch (cause) {
    const isTooLong = cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
    throw isTooLong ? tooLarge("packed_too_tightly") : unsupported("cannot_unpack", cause);
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
  if (sizes.some((size) => size > most)) throw tooLarge("packed_too_tightly");
  const [content] = Object.values(files);
  if (content === undefined || sizes.length > 1) throw unsupported("cannot_unpack");
  return content;
}

/** What is large is unpacked on a thread of its own: other people's requests go on meanwhile. */
function readZip(
  bytes: Uint8Array,
  filter: (entry: {originalSize: number}) => boolean,
): Promise<Record<string, Uint8Array>> {
  return new Promise((resolve, reject) => {
    unzip(bytes, {filter}, (cause, files) =>
      cause ? reject(unsupported("cannot_unpack", cause)) : resolve(files),
    );
  });
}

function tooLarge(code: ProblemCode, detail: Problem["detail"] = {}) {
  return new FileRefusal("payload_too_large", problem(code, detail));
}

function unsupported(code: ProblemCode, cause?: unknown) {
  return new FileRefusal("unsupported_type", problem(code), cause);
}
