import {sha256} from "../fingerprint.ts";
import {textHash} from "./text-hash.ts";

/** What an approval names: it changes when a word changes in any language. The order of texts does not matter. */
export async function versionSeal(texts: readonly Readonly<Record<string, unknown>>[]): Promise<string> {
  return sealOfHashes(await Promise.all(texts.map(textHash)));
}

export function sealOfHashes(hashes: readonly string[]): Promise<string> {
  return sha256([...hashes].sort().join("\n"));
}
