import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";

/** Public recordings of others with an `expected.json`; none is in the repository, so that their licences stay theirs. */
export const PUBLIC_RECORDINGS = folderWith("TRAINING_PUBLIC_RECORDINGS", "expected.json");
/** Made files that were once read wrong. */
export const CASES = folderWith("TRAINING_CASES", "tcx_cumulative.tcx");

/** The folder that an environment variable names; null where it is not at hand. */
function folderWith(variable: string, file: string): string | null {
  const folder = process.env[variable] ?? null;
  return folder !== null && existsSync(join(folder, file)) ? folder : null;
}

export function readIn(folder: string | null, name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(folder ?? "", name)));
}
