import type {IncomingMessage} from "node:http";
import type {Encoding} from "../cache/body-cache.ts";

/** The smallest encoding that the visitor reads. */
export function acceptedEncoding({headers}: IncomingMessage): Encoding {
  const accepted = String(headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}
