import {readFile, rm, writeFile} from "node:fs/promises";
import {join} from "node:path";

/**
 * Claims a data folder for this process: PGlite has no lock of its own, and two processes would destroy its files.
 * A lock left by a killed process is taken over. Returns the function that gives it back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "process.lock");
  const holder = Number(await readFile(path, "utf8").catch(() => ""));
  if (isRunning(holder)) {
    throw new Error(
      `${folder} is in use by process ${holder}. Stop it, or remove ${path} if it is not ours.`,
    );
  }
  await rm(path, {force: true});
  await writeFile(path, String(process.pid), {flag: "wx"});
  return () => rm(path, {force: true});
}

function isRunning(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means it exists and belongs to someone else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
