import {execFileSync} from "node:child_process";
import {existsSync} from "node:fs";
import {join} from "node:path";
import {ROOT} from "../env.ts";

/** Files that differ from a commit, from the root: committed since, staged, edited or new. Deleted ones are among them. */
export function listChangedFiles(since: string, root: string = ROOT): string[] {
  try {
    git(root, "rev-parse", "--verify", "--quiet", `${since}^{commit}`);
  } catch (error) {
    throw new Error(`"${since}" is no commit of this repository.`, {cause: error});
  }
  const changed = git(root, "diff", "--name-only", "--no-renames", since, "--");
  const added = git(root, "ls-files", "--others", "--exclude-standard");
  return [...new Set([...changed, ...added])].sort();
}

const SOURCE = /\.([mc]?tsx?|mjs)$/;
/** Where one module names another, over however many lines. */
const MODULE_REFERENCE = /^[+-].*(\bfrom\b|\bimport\b|\brequire\b|new URL\()/m;

/** Whether a change since a commit can alter the import graph: an added or deleted file, or a line that names a module. */
export function changesImports(since: string, root: string = ROOT): boolean {
  const added = git(root, "ls-files", "--others", "--exclude-standard");
  const addedOrDeleted = git(root, "diff", "--name-only", "--no-renames", "--diff-filter=AD", since, "--");
  if ([...added, ...addedOrDeleted].some((file) => SOURCE.test(file))) return true;
  const changed = listChangedFiles(since, root);
  if (changed.some((file) => /(^|\/)(package|tsconfig[^/]*)\.json$|\.dependency-cruiser/.test(file)))
    return true;
  const sources = changed.filter((file) => SOURCE.test(file));
  if (sources.length === 0) return false;
  return MODULE_REFERENCE.test(
    git(root, "diff", "--unified=0", "--no-color", "--no-ext-diff", since, "--", ...sources).join("\n"),
  );
}

export function listFiles(root: string = ROOT): string[] {
  const listed = git(root, "ls-files", "--cached", "--others", "--exclude-standard");
  return listed.filter((file) => existsSync(join(root, file)));
}

function git(root: string, ...args: readonly string[]): string[] {
  return execFileSync("git", ["-c", "core.quotePath=off", ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "pipe"],
  })
    .split("\n")
    .filter((line) => line !== "");
}
