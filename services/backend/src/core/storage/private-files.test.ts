import {mkdtemp, readdir, readFile, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {text} from "node:stream/consumers";
import {afterEach, beforeEach, expect, it} from "vitest";
import {createKeyRing} from "../crypto/key-ring.ts";
import {newId} from "../db/new-id.ts";
import {createPrivateFiles} from "./private-files.ts";

const FORMER = "the former key of private files";
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "private-files-"));
});
afterEach(() => rm(folder, {recursive: true}));

const filesWith = (...secrets: [string, ...string[]]) =>
  createPrivateFiles({folder, keys: createKeyRing(secrets)});

async function* pieces(...words: string[]) {
  for (const word of words) yield Buffer.from(word);
}

async function read(files: ReturnType<typeof filesWith>, name: string) {
  const found = await files.read(name);
  return found && text(found);
}

it("gives back what was written, also under a key that was replaced, and none of it can be read on the disk", async () => {
  const name = newId("exp");
  expect(await filesWith(FORMER).write(name, pieces("Lea runs ", "in the rain"))).toBe(20);
  expect(await read(filesWith("the key of today", FORMER), name)).toBe("Lea runs in the rain");
  expect(await readFile(join(folder, `${name}.enc`), "latin1")).not.toContain("Lea");
});

it("a file that was changed, cut off or renamed is not read to its end", async () => {
  const files = filesWith(FORMER);
  const [name, other] = [newId("exp"), newId("exp")];
  await files.write(name, pieces("Lea runs in the rain"));
  const path = join(folder, `${name}.enc`);
  const whole = await readFile(path);
  const changed = Buffer.from(whole);
  changed.writeUInt8((whole.at(25) ?? 0) ^ 1, 25);
  await writeFile(path, changed);
  await expect(read(files, name)).rejects.toThrow();
  await writeFile(path, whole.subarray(0, -1));
  await expect(read(files, name)).rejects.toThrow();
  await writeFile(join(folder, `${other}.enc`), whole);
  await expect(read(files, other)).rejects.toThrow();
});

it("what breaks while it is written leaves neither a file nor a part of one", async () => {
  const files = filesWith(FORMER);
  const name = newId("exp");
  async function* broken() {
    yield Buffer.from("Lea");
    throw new Error("The database went away");
  }
  await expect(files.write(name, broken())).rejects.toThrow("went away");
  expect([await readdir(folder), await files.read(name)]).toEqual([[], null]);
});

it("removing works twice, and nothing outside its folder has a name", async () => {
  const files = filesWith(FORMER);
  const name = newId("exp");
  await files.write(name, pieces("Lea"));
  await files.remove(name);
  await files.remove(name);
  expect(await files.read(name)).toBeNull();
  await expect(files.read("../../etc/passwd")).rejects.toThrow("named by an id");
});
