import {randomUUID} from "node:crypto";
import {existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {z} from "zod";

const MARKER = "stack.json";
const NEEDED_MB = 300;

const marker = z.object({
  /** Identifies a data folder, in logs and in messages to users. */
  id: z.string(),
  seeded: z.boolean(),
});
export type DataMarker = z.infer<typeof marker>;

/** Throws an error whose message explains why the folder cannot be used. */
export function openDataDir(dataDir: string): DataMarker {
  try {
    mkdirSync(join(dataDir, "logs"), {recursive: true});
    requireSpace(dataDir);
    const found = readMarker(dataDir);
    const current = found ?? {id: randomUUID(), seeded: false};
    writeMarker(dataDir, current);
    return current;
  } catch (error) {
    throw new Error(describeProblem(dataDir, error), {cause: error});
  }
}

export function writeMarker(dataDir: string, value: DataMarker): void {
  writeFileSync(join(dataDir, MARKER), `${JSON.stringify(value, null, 2)}\n`);
}

/** Removes all state, but only of a folder that we made. */
export function removeDataDir(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  if (readMarker(dataDir) === null) {
    throw new Error(
      `${dataDir} holds no ${MARKER}, so it was not made by this project and stays as it is. Check DATA_DIR.`,
    );
  }
  rmSync(dataDir, {recursive: true, force: true});
}

function readMarker(dataDir: string): DataMarker | null {
  const file = join(dataDir, MARKER);
  if (!existsSync(file)) return null;
  return marker.parse(JSON.parse(readFileSync(file, "utf8")));
}

function requireSpace(dataDir: string): void {
  const disk = statfsSync(dataDir);
  const freeMb = Math.floor((disk.bavail * disk.bsize) / 1e6);
  if (freeMb < NEEDED_MB) throw new Error(`only ${freeMb} MB are free there, ${NEEDED_MB} MB are needed`);
}

function describeProblem(dataDir: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The data folder ${dataDir} cannot be used: ${reason}.\nFree some space or fix its permissions, or name another folder: DATA_DIR=<folder> npm start`;
}
