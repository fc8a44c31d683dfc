import {execFileSync} from "node:child_process";
import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {ROOT} from "../env.ts";

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
}).split("\n");
const known = new Set(tracked.flatMap((file) => [...foldersOf(file), file]));

const DOCUMENTS = tracked.filter((path) =>
  /^((README|CONTRIBUTING|GLOSSARY)\.md|docs\/[^/]+\.md|(\w+|services\/[\w-]+)\/README\.md)$/.test(path),
);
/**
 * Text in code marks that begins like a path of the repository; in a document of a folder, like a path in that folder.
 */
const QUOTED = /`([^`\s]+)`/g;
/** A drawn tree: names of files and folders at the start of its lines. */
const TREE = /^```text\n([\s\S]*?)^```/gm;
const NAME = /^[\w.@-]*[/.][\w.@/-]*,?$/;
const LINKED = /\]\((?!https?:)([^)#]+)/g;
const TOP = /^(web|studio|schemas|services|scripts|docs|\.ci)\//;

function foldersOf(file: string): string[] {
  const parts = file.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

const upToPlaceholder = (path: string) => path.replace(/\/?[^/]*<.*$/, "").replace(/\/$/, "");

/** The paths a document names, each up to its first `<placeholder>`. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(ROOT, document), "utf8");
  const folder = document.includes("/") ? `${document.slice(0, document.lastIndexOf("/"))}/` : "";
  const linked = [...text.matchAll(LINKED)].map(([, path = ""]) => join(folder, path));
  const quoted = [...text.matchAll(QUOTED)].flatMap(([, path = ""]) => {
    if (TOP.test(path)) return [path];
    return folder !== "docs/" && /^(src|e2e|server|bootstrap|messages)\//.test(path) ? [folder + path] : [];
  });
  return [...linked, ...quoted, ...pathsInTrees(text).map((path) => folder + path)].map(upToPlaceholder);
}

function pathsInTrees(text: string): string[] {
  return [...text.matchAll(TREE)]
    .flatMap(([, tree = ""]) => tree.split("\n"))
    .flatMap((line) => {
      const [names = ""] = line.split(/ {3,}/);
      const words = names.split(/\s+/);
      const end = words.findIndex((word) => !NAME.test(word));
      return words.slice(0, end === -1 ? words.length : end).map((name) => name.replace(/[,/]+$/, ""));
    });
}

describe.each(DOCUMENTS)("%s", (document) => {
  it("names only paths that exist", () => {
    expect(pathsIn(document).filter((path) => !known.has(path))).toEqual([]);
  });
});

it("the documents are found, and what they name is more than a few paths", () => {
  expect(DOCUMENTS).toContain("CONTRIBUTING.md");
  expect(DOCUMENTS.flatMap(pathsIn).length).toBeGreaterThan(100);
});

describe("docs/decisions", () => {
  const folder = join(ROOT, "docs/decisions");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const files = readdirSync(folder).filter((file) => file !== "README.md");
  const titleOf = (file: string) => /^# (.+)$/m.exec(read(file))?.[1];

  it("numbers every decision, and states its status, day and area", () => {
    const head =
      /^# .+\n\nStatus: (accepted|superseded by \[.+\]\(\d{4}-[\w-]+\.md\)) · \d{4}-\d\d-\d\d · .+\n\n/;
    expect(files.filter((file) => !/^\d{4}-[\w-]+\.md$/.test(file) || !head.test(read(file)))).toEqual([]);
    expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length);
  });

  it("lists all of them, newest first", () => {
    const listed = [...read("README.md").matchAll(/^\| \[(.+?)(?: \(superseded\))?\]\((\S+)\)/gm)];
    expect(listed.map(([, title, file]) => [title, file])).toEqual(
      files
        .toSorted()
        .toReversed()
        .map((file) => [titleOf(file), file]),
    );
  });

  it("links only to decisions that exist", () => {
    const linked = files.flatMap((file) =>
      [...read(file).matchAll(/\]\((\d{4}-\S+?)\)/g)].map(([, path = ""]) => path),
    );
    expect(linked.length).toBeGreaterThan(3);
    expect(linked.filter((path) => !files.includes(path))).toEqual([]);
  });
});
