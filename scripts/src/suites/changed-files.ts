import {execFileSync} from "node:child_process";
import {ROOT} from "../env.ts";

/** Files that differ from a commit, from the root: committed since, staged, edited or new. Deleted ones are among them. */
export function listChangedFiles(since: string, root: string = ROOT): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "core.quotePath=off", ...args], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    })
      .split("\n")
      .filter((line) => line !== "");
  try {
    git("rev-parse", "--verify", "--quiet", `${since}^{commit}`);
  } catch (error) {
    throw new Error(`"${since}" is no commit of this repository.`, {cause: error});
  }
  const changed = git("diff", "--name-only", "--no-renames", since, "--");
  const added = git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...changed, ...added])].sort();
}
