import {createHash} from "node:crypto";
import {env} from "./env.ts";

/**
 * Whether this run looks at something of which it looks at one in so many: the seed draws which. A deep run looks at all
 * of it, and so does one of stories that were named.
 */
export function isSampled(key: string, oneIn: number): boolean {
  if (env.GRADUS_SAMPLED !== "1") return true;
  return createHash("sha256").update(`${env.GRADUS_SEED} ${key}`).digest().readUInt32BE() % oneIn === 0;
}
