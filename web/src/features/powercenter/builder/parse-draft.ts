import type {DraftValues} from "@/client/session/drafts";
import type {Workout} from "./workout";

/** A stored workout, in the version last read. */
export interface SavedVersion {
  readonly id: string;
  readonly version: number;
  /** The collection that contains a workout of the user's own. */
  readonly collection?: string | null;
}

/** When a workout is to be run: a local day and hh:mm; empty for not yet. */
export interface PlannedTime {
  readonly day: string;
  readonly time: string;
}

export interface InitialDraft {
  readonly workout: Workout;
  readonly when: PlannedTime;
  readonly planned: SavedVersion | null;
  readonly template: SavedVersion | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What stood in the builder before a reload; null where there is nothing, or nothing a builder could show. */
export function parseDraft(values: DraftValues | null): InitialDraft | null {
  const all = parseJson(values?.all ?? "null");
  return isInitialDraft(all) ? all : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** This tab wrote it, maybe before the site was renewed: its outline is looked at, not every field. */
function isInitialDraft(all: unknown): all is InitialDraft {
  if (!isObject(all) || !isObject(all.workout) || !isObject(all.when)) return false;
  const {blocks, title, tags} = all.workout;
  const hasBlocks =
    Array.isArray(blocks) && blocks.every((block) => isObject(block) && Array.isArray(block.segments));
  return hasBlocks && typeof title === "string" && Array.isArray(tags);
}
