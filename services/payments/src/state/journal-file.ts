import {appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from "node:fs";
import {dirname} from "node:path";
import type {Change, Journal} from "./store.ts";

/**
 * A line of JSON per transaction. A line is written by one call before the answer leaves, so a killed process loses
 * nothing it has answered for; half a line at the end was never answered for and is left out.
 */
export function openJournalFile(path: string): Journal {
  mkdirSync(dirname(path), {recursive: true});
  return {
    read() {
      if (!existsSync(path)) return [];
      const text = readFileSync(path, "utf8");
      const whole = text.slice(0, text.lastIndexOf("\n") + 1);
      const lines = whole.split("\n").filter((line) => line !== "");
      const transactions = lines.map((line): Change[] => JSON.parse(line));
      const compacted = compact(transactions.flat());
      // Also where nothing was saved: what is appended next must not land behind half a line.
      writeFileSync(`${path}.new`, compacted.map((change) => `${JSON.stringify([change])}\n`).join(""));
      renameSync(`${path}.new`, path);
      return [compacted];
    },
    append(changes) {
      appendFileSync(path, `${JSON.stringify(changes)}\n`);
    },
  };
}

/** The last state of everything that still is, in order of creation. */
function compact(changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>();
  for (const change of changes) {
    if ("put" in change) last.set(`${change.put.object} ${change.put.id}`, change);
    else last.delete(change.gone.join(" "));
  }
  return [...last.values()];
}
