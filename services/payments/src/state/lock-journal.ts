import {mkdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {dirname} from "node:path";

/**
 * Locks a journal for this process: each process holds the shop in memory, so two would overwrite each other's lines.
 * A lock left by a killed process is taken over. Returns the function that releases the lock.
 */
export function lockJournal(path: string): () => void {
  const lock = `${path}.lock`;
  const holder = holderOf(lock);
  if (isRunning(holder)) {
    throw new Error(
      `${path} is in use by process ${holder}. Stop it, or name another folder: DATA_DIR=<folder>. ` +
        `If that process is another program, remove ${lock}.`,
    );
  }
  mkdirSync(dirname(path), {recursive: true});
  rmSync(lock, {force: true});
  writeFileSync(lock, String(process.pid), {flag: "wx"});
  return () => rmSync(lock, {force: true});
}

/** The id of the process that claims it; 0 where none does. */
function holderOf(lock: string): number {
  try {
    return Number(readFileSync(lock, "utf8"));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means it exists and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
