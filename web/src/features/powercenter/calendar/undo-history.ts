import type {EventEdit} from "@gradus/backend/contract/events";
import type {WorkoutEdit} from "@gradus/backend/contract/workouts";
import {athleteInAddress} from "@/client/resources/athlete-resource";
import {ownerParams} from "@/client/resources/owner-params";
import {browserTabStorage} from "@/client/session/browser-storage";

const KEY = "gradus.calendarSteps";
const MAX_STEPS = 20;

/** The steps of each athlete are stored separately, and apart from the user's own. */
const key = () => [KEY, athleteInAddress()].filter((part) => part !== null).join(" ");

export type Inverse =
  | {readonly do: "days"; readonly items: readonly {readonly id: string; readonly day: string}[]}
  | {readonly do: "restoreWorkouts"; readonly ids: readonly string[]}
  | {readonly do: "removeWorkouts"; readonly ids: readonly string[]}
  | {readonly do: "workout"; readonly edit: WorkoutEdit}
  | {readonly do: "restoreEvent"; readonly id: string}
  | {readonly do: "removeEvent"; readonly id: string}
  | {readonly do: "event"; readonly id: string; readonly edit: EventEdit}
  | {
      readonly do: "pair";
      readonly run: string;
      readonly kind: "workout" | "event";
      readonly target: string | null;
    };

export interface Step {
  readonly id: string;
  /** In the words of the user who did it. */
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly inverse: Inverse;
}

let cachedSteps: {readonly text: string | null; readonly steps: readonly Step[]} = {text: null, steps: []};
const listeners = new Set<() => void>();

/** The steps of this tab, the newest last; never those of a user who was signed in here before. */
export function listSteps(): readonly Step[] {
  const text = browserTabStorage().getItem(key());
  if (text !== cachedSteps.text) cachedSteps = {text, steps: readSteps(text)};
  return cachedSteps.steps;
}

function readSteps(text: string | null): readonly Step[] {
  const stored: {readonly owner: string; readonly steps: readonly Step[]} | null = JSON.parse(text ?? "null");
  return stored !== null && stored.owner === ownerParams().id ? stored.steps : [];
}

function storeSteps(all: readonly Step[]) {
  const storage = browserTabStorage();
  const steps = all.slice(-MAX_STEPS);
  try {
    storage.setItem(key(), JSON.stringify({owner: ownerParams().id, steps}));
  } catch {
    // When the tab's storage is full, the steps are kept in memory until the page is reloaded.
    cachedSteps = {text: storage.getItem(key()), steps};
  }
  for (const listener of listeners) listener();
}

export const addStep = (step: Step) => storeSteps([...listSteps(), step]);

export const removeStep = (id: string) => storeSteps(listSteps().filter((step) => step.id !== id));

export function subscribeToSteps(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
