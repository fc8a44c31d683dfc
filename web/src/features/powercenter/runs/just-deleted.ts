import type {Activity} from "@gradus/backend/contract/activities";
import {owner} from "@/client/resources/owner";
import {browserTabStorage} from "@/client/session/browser-storage";

const KEY = "gradus.deletedRun";

export type DeletedOne = Pick<Activity, "id" | "name">;

/** A run that was deleted on its own page, for the list which that page leads to. */
export function keepDeleted({id, name}: DeletedOne): void {
  browserTabStorage().setItem(KEY, JSON.stringify({id, name, owner: owner().id}));
}

/** What the page before deleted; never a run of whoever was signed in here before. */
export function justDeleted(): DeletedOne | null {
  const kept: (DeletedOne & {owner: string}) | null = JSON.parse(browserTabStorage().getItem(KEY) ?? "null");
  return kept && kept.owner === owner().id ? {id: kept.id, name: kept.name} : null;
}

/** Said once, or brought back where it was deleted. */
export function forgetDeleted(): void {
  browserTabStorage().removeItem(KEY);
}
