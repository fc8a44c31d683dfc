import {promisify} from "node:util";
import {gunzip} from "node:zlib";
import {tooLarge, unsupported} from "./file-refusal.ts";

/** What a gzip file holds, unpacked on a thread of its own. @param most bytes that it may have */
export async function gunzipFile(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  if (most <= 0) throw tooLarge("packed_too_tightly");
  try {
    return new Uint8Array(await promisify(gunzip)(bytes, {maxOutputLength: most}));
  } catch (cause) {
    const isTooLong = cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
    throw isTooLong ? tooLarge("packed_too_tightly") : unsupported("cannot_unpack", cause);
  }
}
