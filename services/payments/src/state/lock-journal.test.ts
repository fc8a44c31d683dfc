import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, expect, it} from "vitest";
import {lockJournal} from "./lock-journal.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "journal-"));
});
afterEach(() => rmSync(folder, {recursive: true}));

it("a journal that another running process holds is refused in words, and its lock stays", () => {
  const path = join(folder, "journal.ndjson");
  writeFileSync(`${path}.lock`, String(process.ppid));
  expect(() => lockJournal(path)).toThrow(`${path} is in use by process ${process.ppid}. Stop it`);
  expect(readFileSync(`${path}.lock`, "utf8")).toBe(String(process.ppid));
});

it.each(["", "no process", "4194305"])("a lock of a process that is gone (%j) is taken over", (left) => {
  const path = join(folder, "journal.ndjson");
  writeFileSync(`${path}.lock`, left);
  lockJournal(path);
  expect(readFileSync(`${path}.lock`, "utf8")).toBe(String(process.pid));
});

it("the lock is released, also in a folder that did not exist before", () => {
  const path = join(folder, "new", "journal.ndjson");
  const unlock = lockJournal(path);
  expect(existsSync(`${path}.lock`)).toBe(true);
  unlock();
  expect(existsSync(`${path}.lock`)).toBe(false);
});
