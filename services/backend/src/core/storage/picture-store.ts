import {mkdir, readFile, rm, writeFile} from "node:fs/promises";
import {join} from "node:path";

/** Ours alone: what a request names reaches the disk only in this form. */
const KEY = /^[a-z0-9_]{8,64}\.webp$/;

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Pictures in a folder, each under a name that is used once. */
export function createPictureStore(folder: string) {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error("This is not the name of a picture");
    return join(folder, key);
  };
  return {
    async put(key: string, bytes: Uint8Array) {
      await mkdir(folder, {recursive: true});
      await writeFile(pathOf(key), bytes, {flag: "wx"});
    },

    /** Null when there is none, whatever the name is. */
    async get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
      if (!KEY.test(key)) return null;
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },

    remove: (key: string) => rm(pathOf(key), {force: true}),
  };
}
