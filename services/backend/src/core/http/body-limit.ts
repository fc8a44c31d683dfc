import type {Context} from "hono";
import {bodyLimit} from "hono/body-limit";
import {UPLOAD_MAX_BYTES} from "../../contract/platforms.ts";
import {AppError} from "../errors.ts";

const KB = 1024;
const BODY_MAX_BYTES = 64 * KB;
/** What stands around a file in a form. */
const FORM_BYTES = 16 * KB;

/** Paths that take files, and how large those may be. */
const UPLOADS: readonly (readonly [RegExp, number])[] = [
  [/^\/b\/api\/v1\/users\/[^/]+\/avatar$/, 2 * KB * KB],
  [/^\/b\/platform\/data\/[^/]+$/, UPLOAD_MAX_BYTES],
];

/** Refuses what is larger than its path takes, before it is read. */
export function limitBodies() {
  const small = limitTo(BODY_MAX_BYTES);
  const uploads = UPLOADS.map(([path, bytes]) => ({path, limit: limitTo(bytes + FORM_BYTES)}));
  return (c: Context, next: () => Promise<void>) => {
    const upload = uploads.find(({path}) => path.test(c.req.path));
    return (upload?.limit ?? small)(c, next);
  };
}

function limitTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("payload_too_large", `A body may have ${maxSize} bytes`);
    },
  });
}
