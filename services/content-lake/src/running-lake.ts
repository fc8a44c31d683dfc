import {readFileSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {z} from "zod";

const schema = z.object({url: z.string(), operatorToken: z.string()});

export type RunningLake = z.infer<typeof schema>;

const pathIn = (directory: string): string => join(directory, "running.json");

/** Leaves a note for the command line, readable by the owner of the folder only. */
export function writeRunningLake(directory: string, lake: RunningLake): void {
  writeFileSync(pathIn(directory), JSON.stringify(lake), {mode: 0o600});
}

export function removeRunningLake(directory: string): void {
  rmSync(pathIn(directory), {force: true});
}

/** The lake running on this folder, or null. A note left behind by a crash is recognised by querying the server. */
export async function findRunningLake(directory: string): Promise<RunningLake | null> {
  const note = readNote(directory);
  if (!note) return null;
  const headers = {authorization: `Bearer ${note.operatorToken}`};
  const answer = await fetch(`${note.url}/v1/users/me`, {headers}).catch(() => null);
  return answer?.ok ? note : null;
}

function readNote(directory: string): RunningLake | null {
  try {
    return schema.parse(JSON.parse(readFileSync(pathIn(directory), "utf8")));
  } catch {
    // No note, or one half written when the machine went down: either way no running lake is announced.
    return null;
  }
}
