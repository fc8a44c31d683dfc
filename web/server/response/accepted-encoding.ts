import type {IncomingMessage} from "node:http";
import type {Encoding} from "../cache/body-cache.ts";

/** The smallest encoding that the visitor reads. One that is named with the weight 0 is refused. */
export function acceptedEncoding({headers}: IncomingMessage): Encoding {
  const accepted = String(headers["accept-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .map((each) => each.replace(/\s/g, ""))
    .filter((each) => !/;q=0(?:\.0*)?$/.test(each))
    .map((each) => each.split(";")[0]);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
