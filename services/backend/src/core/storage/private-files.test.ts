import {once} from "node:events";
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

it("without the key that wrote it a file is closed, and stays as it is", async () => {
  const name = newId("exp");
  await filesWith(FORMER).write(name, pieces("Lea"));
  await expect(read(filesWith("the key of another installation"), name)).rejects.toThrow("No key opens");
  expect(await read(filesWith(FORMER), name)).toBe("Lea");
});

it.each([
  ["is empty", 0],
  ["is shorter than what stands around the text", 20],
  ["has its head and no more", 36],
])("a file that %s is refused, not read as nothing", async (_case, bytes) => {
  const files = filesWith(FORMER);
  const name = newId("exp");
  await files.write(name, pieces("Lea runs in the rain"));
  const whole = await readFile(join(folder, `${name}.enc`));
  await writeFile(join(folder, `${name}.enc`), whole.subarray(0, bytes));
  await expect(read(files, name)).rejects.toThrow();
});

it("a text of nothing is a file of nothing, and one of many pieces comes back in order", async () => {
  const files = filesWith(FORMER);
  const [empty, longId] = [newId("exp"), newId("exp")];
  expect(await files.write(empty, pieces())).toBe(0);
  const words = Array.from({length: 5000}, (_, number) => `word ${number} of a long story\n`);
  await files.write(longId, pieces(...words));
  expect([await read(files, empty), await read(files, longId)]).toEqual(["", words.join("")]);
});

it("written again it is the newer one, and two of one text are no two equal files", async () => {
  const files = filesWith(FORMER);
  const [name, twin] = [newId("exp"), newId("exp")];
  await files.write(name, pieces("first"));
  await files.write(name, pieces("second"));
  await files.write(twin, pieces("second"));
  expect([await read(files, name), (await readdir(folder)).length]).toEqual(["second", 2]);
  const [one, other] = await Promise.all(
    [name, twin].map((file) => readFile(join(folder, `${file}.enc`), "hex")),
  );
  expect(one).not.toBe(other);
});

it("of several who write one file at once, one has written it whole", async () => {
  const files = filesWith(FORMER);
  const name = newId("exp");
  const texts = ["a", "b", "c", "d"].map((letter) => letter.repeat(50_000));
  await Promise.all(
    texts.map((text) => files.write(name, pieces(text.slice(0, 20_000), text.slice(20_000)))),
  );
  expect(texts).toContain(await read(files, name));
  expect(await readdir(folder)).toEqual([`${name}.enc`]);
});

it("a read that has begun completes even if the file is removed meanwhile", async () => {
  const files = filesWith(FORMER);
  const name = newId("exp");
  await files.write(name, pieces("x".repeat(200_000)));
  const reading = await files.read(name);
  if (!reading) return expect.unreachable();
  await once(reading, "readable");
  await files.remove(name);
  expect(await text(reading)).toHaveLength(200_000);
  expect(await files.read(name)).toBeNull();
});

it.each([
  "",
  ".",
  "..",
  "exp_",
  "exp",
  "/etc/passwd",
  "exp_00000000000000000000000000/../x",
  "EXP_00000000000000000000000000",
  "exp_0000000000000000000000000\0",
])("%j names no file: it is neither read, written nor removed", async (name) => {
  const files = filesWith(FORMER);
  await expect(files.read(name)).rejects.toThrow("named by an id");
  await expect(files.write(name, pieces("x"))).rejects.toThrow("named by an id");
  await expect(files.remove(name)).rejects.toThrow("named by an id");
  expect(await readdir(folder)).toEqual([]);
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
