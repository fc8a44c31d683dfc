import type {Context} from "hono";

/** The version from `If-Match` that the caller has seen of what they change; null when any version will do. */
export function expectedVersion(c: Context) {
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(c.req.header("if-match") ?? "")?.[1];
  return version === undefined ? null : Number(version);
}
