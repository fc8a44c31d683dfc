import {execFileSync} from "node:child_process";
import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {ROOT} from "../../../env.ts";
import {changedKeys, type MessageTree, saysOneOf} from "./said-messages.ts";

const MESSAGES = /^web\/messages\/\w+\.json$/;
const SAYING = /^web\/src\/.*(?<!\.test)\.tsx?$/;

/**
 * Where a change shows: the files themselves, and in place of a file of messages, which every page loads, the sources
 * that say the messages which differ from those of a commit.
 *
 * @param files all of the project, from the root
 */
export function whereChanged(
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
  const saying = files.filter(
    (file) => SAYING.test(file) && saysOneOf(readFileSync(join(root, file), "utf8"), keys),
  );
  return [...new Set([...others, ...saying])];
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
