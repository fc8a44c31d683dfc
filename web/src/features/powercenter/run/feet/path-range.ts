import type {FootRange} from "@/client/resources/use-foot-data";

export interface PathChoice {
  readonly of: "run" | "selection" | "minute";
  /** Null is all of it. */
  readonly range: FootRange | null;
}

const MINUTE = 60;

/** What is selected, else the minute at the cursor, else all: pods sum up minutes, so a second shows its own. */
export function choosePath(selection: FootRange | null, slot: number | null, length: number): PathChoice {
  if (selection) return {of: "selection", range: {from: selection.from, to: selection.to}};
  if (slot === null) return {of: "run", range: null};
  const from = Math.floor(slot / MINUTE) * MINUTE;
  return {of: "minute", range: {from, to: Math.max(from, Math.min(from + MINUTE, length) - 1)}};
}
