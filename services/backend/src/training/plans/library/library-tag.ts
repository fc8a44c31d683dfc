import {createHash} from "node:crypto";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";

/**
 * Names an answer by all it is made of. Weak, because a proxy may compress it. The library itself is among it: a release
 * may change its words.
 */
export function libraryTag(digest: string, facts: readonly unknown[]): string {
  return `W/"${digestOf([digest, TRAINING_DEFAULTS.version, ...facts]).slice(0, 22)}"`;
}

export const digestOf = (all: unknown): string =>
  createHash("sha256").update(JSON.stringify(all)).digest("base64url");
