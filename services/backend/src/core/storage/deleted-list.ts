import {mkdir, readdir, readFile, rm, writeFile} from "node:fs/promises";
import {join} from "node:path";

const ID = /^usr_[0-9a-z]{26}$/;

export type DeletedList = ReturnType<typeof createDeletedList>;

/**
 * The ids of deleted accounts and the times of deletion, stored outside the database: a restored backup does not have
 * them. An id identifies no person by itself.
 */
export function createDeletedList(folder: string) {
  const pathOf = (id: string) => {
    if (!ID.test(id)) throw new Error("A deleted account is named by an id");
    return join(folder, id);
  };

  return {
    async add(id: string, at: Date) {
      await mkdir(folder, {recursive: true, mode: 0o700});
      await writeFile(pathOf(id), at.toISOString());
    },

    async list(): Promise<{readonly id: string; readonly deleted_at: Date}[]> {
      const names = await readdir(folder).catch(noneIfMissing);
      const ids = names.filter((name) => ID.test(name));
      return Promise.all(
        ids.map(async (id) => ({id, deleted_at: new Date(await readFile(pathOf(id), "utf8"))})),
      );
    },

    remove: (id: string) => rm(pathOf(id), {force: true}),
  };
}

function noneIfMissing(error: unknown): string[] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}
