import {randomBytes} from "node:crypto";
import {mkdir, open, readdir, readFile, rename, rm, rmdir} from "node:fs/promises";
import {basename, dirname, join, relative, sep} from "node:path";
import {type ObjectStore, requireKey, requirePrefix} from "./object-store.ts";

export function createObjectFolder(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, ...requireKey(key).split("/"));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      // An emptied folder may be taken away between its making and its use, once.
      await write(path, bytes).catch((error) => (isMissing(error) ? write(path, bytes) : fail(error)));
    },

    get: (key) =>
      readFile(pathOf(key)).then(
        (found) => new Uint8Array(found),
        (error) => (isMissing(error) ? null : fail(error)),
      ),

    async delete(key) {
      const path = pathOf(key);
      await rm(path, {force: true});
      // The names of folders are those of accounts: none stays behind.
      await rmdir(dirname(path)).catch(() => undefined);
    },

    async *keys(prefix) {
      const top = join(folder, ...requirePrefix(prefix).split("/"));
      const entries = await readdir(top, {recursive: true, withFileTypes: true}).catch((error) =>
        isMissing(error) ? [] : fail(error),
      );
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.startsWith(".")) continue;
        yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
      }
    },
  };
}

/** Written in full beside its place, then moved there; both are flushed to disk before the function returns. */
async function write(path: string, bytes: Uint8Array) {
  const parent = dirname(path);
  await mkdir(parent, {recursive: true, mode: 0o700});
  const unfinished = join(parent, `.${basename(path)}.${randomBytes(6).toString("hex")}`);
  try {
    const file = await open(unfinished, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, {force: true});
    throw error;
  }
  await syncFolder(parent);
}

async function syncFolder(path: string) {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function fail(error: unknown): never {
  throw error;
}
