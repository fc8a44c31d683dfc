import {existsSync, readFileSync} from "node:fs";
import {mkdtemp, readdir, rm, stat, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {setImmediate} from "node:timers/promises";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {readOrCreateKey} from "./secret.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "secret-"));
});
afterEach(() => rm(folder, {recursive: true}));

describe("the key of an installation", () => {
  it("the key stays the same, is readable by its owner only, and no other file is left beside it", async () => {
    const createdKey = await readOrCreateKey(folder);
    expect(createdKey).toHaveLength(43);
    expect(await readOrCreateKey(folder)).toBe(createdKey);
    expect(await readdir(folder)).toEqual(["mail-token.key"]);
    expect((await stat(join(folder, "mail-token.key"))).mode & 0o077).toBe(0);
  });

  it("is one for all who ask for it at once, and whole from the moment it is there", async () => {
    const names = Array.from({length: 40}, (_, number) => `key-${number}`);
    const seen = new Set<number>();
    for (const name of names) {
      const path = join(folder, `${name}.key`);
      let isMade = false;
      const making = Promise.all(Array.from({length: 8}, () => readOrCreateKey(folder, name)));
      const ended = making.finally(() => {
        isMade = true;
      });
      // As another process would, between any two steps of these.
      while (!isMade) {
        if (existsSync(path)) seen.add(readFileSync(path, "utf8").length);
        await setImmediate();
      }
      expect(new Set(await ended).size).toBe(1);
    }
    expect([...seen]).toEqual([43]);
    expect(await readdir(folder)).toHaveLength(names.length);
  });

  it.each(["", "k".repeat(31)])("is refused where the file holds no whole one: %j", async (text) => {
    const path = join(folder, "mail-token.key");
    await writeFile(path, text);
    await expect(readOrCreateKey(folder)).rejects.toThrow(path);
  });
});
