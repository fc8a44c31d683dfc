import {createHash} from "node:crypto";

/** Of the files that mean the same on both databases, one in so many has both in a whole run. */
const ONE_IN = 8;

/**
 * Whether a test file runs on the embedded database too, beside a server: the ones of the core always, since databases
 * differ there if anywhere; of all others the ones that this seed draws.
 *
 * @param path of the file in this package
 */
export function usesEmbedded(path: string, seed: number): boolean {
  if (path.startsWith("src/core/")) return true;
  return createHash("sha256").update(`${seed} ${path}`).digest().readUInt32BE() % ONE_IN === 0;
}
