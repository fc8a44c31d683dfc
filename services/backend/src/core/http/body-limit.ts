import type {Context} from "hono";
import {bodyLimit} from "hono/body-limit";
import {AppError} from "../errors.ts";

const KB = 1024;
const BODY_MAX_BYTES = 64 * KB;
/** What stands around a file in a form. */
const FORM_BYTES = 16 * KB;

export interface UploadLimit {
  readonly path: RegExp;
  readonly maxBytes: number;
  /** Many files come there one after the other: what counts is how much they are, and not in how many forms. */
  readonly countsBySize?: true;
}

/** Refuses what is larger than its path takes, before it is read. */
export function limitBodies(uploads: readonly UploadLimit[]) {
  const small = limitTo(BODY_MAX_BYTES);
  const limits = uploads.map(({path, maxBytes}) => ({path, limit: limitTo(maxBytes + FORM_BYTES)}));
  return (c: Context, next: () => Promise<void>) => {
    const upload = limits.find(({path}) => path.test(c.req.path));
    return (upload?.limit ?? small)(c, next);
  };
}

function limitTo(maxSize: number) {
  const refuse = (): never => {
    throw new AppError("payload_too_large", `A body may have ${maxSize} bytes`);
  };
  const limitUnannounced = bodyLimit({
    maxSize,
    onError: (c) => {
      // The unread rest would hold up the next request.
      c.header("connection", "close");
      return refuse();
    },
  });
  return async (c: Context, next: () => Promise<void>) => {
    const announced = c.req.header("content-length");
    if (announced === undefined || c.req.header("transfer-encoding") !== undefined)
      return limitUnannounced(c, next);
    // The library would open the body, and a body that is open and unread holds up the next request as well.
    return Number(announced) > maxSize ? refuse() : next();
  };
}
