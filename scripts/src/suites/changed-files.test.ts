import {execFileSync} from "node:child_process";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, expect, it} from "vitest";
import {changesImports, listChangedFiles} from "./changed-files.ts";

let root = "";
const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {cwd: root});
const write = (name: string, text: string) => writeFileSync(join(root, name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changed-"));
  git("init", "--quiet", "--initial-branch=main");
  for (const name of ["kept.ts", "edited.ts", "staged.ts", "deleted.ts", "moved.ts"]) write(name, name);
  write(".gitignore", "ignored.ts\n");
  git("add", ".");
  git("commit", "--quiet", "--message=first");
});
afterEach(() => rmSync(root, {recursive: true}));

it("lists what was edited, staged, added, moved and deleted since a commit, and nothing that git ignores", () => {
  write("edited.ts", "new");
  write("staged.ts", "new");
  write("hinzugefügt.ts", "new");
  write("ignored.ts", "new");
  git("add", "staged.ts");
  git("rm", "--quiet", "deleted.ts");
  git("mv", "moved.ts", "there.ts");
  expect(listChangedFiles("HEAD", root)).toEqual([
    "deleted.ts",
    "edited.ts",
    "hinzugefügt.ts",
    "moved.ts",
    "staged.ts",
    "there.ts",
  ]);
});

it("lists what was committed since, and nothing where nothing changed", () => {
  expect(listChangedFiles("HEAD", root)).toEqual([]);
  write("edited.ts", "new");
  git("commit", "--quiet", "--all", "--message=second");
  expect(listChangedFiles("HEAD", root)).toEqual([]);
  expect(listChangedFiles("HEAD~1", root)).toEqual(["edited.ts"]);
});

it("reports an error when there is no such commit", () => {
  expect(() => listChangedFiles("nowhere", root)).toThrow('"nowhere" is no commit of this repository.');
});

it.each([
  ["a line of code", "edited.ts", "export const a = 1;", false],
  ["a line that names a module", "edited.ts", 'import {b} from "./kept.ts";', true],
  ["the end of a list of names", "edited.ts", '} from "./kept.ts";', true],
  ["a new source", "added.ts", "export {};", true],
  ["a new text", "added.md", "import", false],
  ["what a package depends on", "package.json", "{}", true],
])("%s, in %s: %s, alters the import graph: %s", (_what, name, text, changes) => {
  write(name, text);
  expect(changesImports("HEAD", root)).toBe(changes);
});

it("a deleted source alters the import graph", () => {
  git("rm", "--quiet", "deleted.ts");
  expect(changesImports("HEAD", root)).toBe(true);
});
