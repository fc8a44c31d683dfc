import type {Context} from "hono";

/** The version of a thing that whoever changes it has seen, by `If-Match`; null when they do not care. */
export function expectedVersion(c: Context) {
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(c.req.header("if-match") ?? "")?.[1];
  return version === undefined ? null : Number(version);
}
