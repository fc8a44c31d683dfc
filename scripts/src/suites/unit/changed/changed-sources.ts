import {execFileSync} from "node:child_process";
import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {ROOT} from "../../../env.ts";
import {changedKeys, type MessageTree, usesMessage} from "./used-messages.ts";

const MESSAGES = /^web\/messages\/\w+\.json$/;
const PAGE_SOURCE = /^web\/src\/.*(?<!\.test)\.tsx?$/;

/**
 * The changed files, with message catalogues, which every page loads, replaced by the sources that use the messages which
 * differ from those of a commit.
 *
 * @param files all of the project, from the root
 */
export function changedSources(
  changed: readonly string[],
  files: readonly string[],
  since: string,
  root: string = ROOT,
): string[] {
  const others = changed.filter((file) => !MESSAGES.test(file));
  const keys = changed
    .filter((file) => MESSAGES.test(file))
    .flatMap((file) => changedKeys(messagesAt(file, since, root), messagesNow(file, root)));
  if (keys.length === 0) return others;
  const using = files.filter(
    (file) => PAGE_SOURCE.test(file) && usesMessage(readFileSync(join(root, file), "utf8"), keys),
  );
  return [...new Set([...others, ...using])];
}

function messagesNow(file: string, root: string): MessageTree {
  return existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), "utf8")) : {};
}

function messagesAt(file: string, since: string, root: string): MessageTree {
  try {
    const written = execFileSync("git", ["show", `${since}:${file}`], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return JSON.parse(written);
  } catch {
    // New since then, or no catalogue yet: every message of it is.
    return {};
  }
}
