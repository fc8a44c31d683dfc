import type {Activity} from "@gradus/backend/contract/activities";
import {ownerParams} from "@/client/resources/owner-params";
import {browserTabStorage} from "@/client/session/browser-storage";

const KEY = "gradus.deletedRun";

export type DeletedRunSummary = Pick<Activity, "id" | "name">;

/** Stores a run that was deleted on its own page, for the list that opens next. */
export function keepDeleted({id, name}: DeletedRunSummary): void {
  browserTabStorage().setItem(KEY, JSON.stringify({id, name, owner: ownerParams().id}));
}

/** The run that the previous page deleted; never a run of a user who was signed in here before. */
export function justDeleted(): DeletedRunSummary | null {
  const deletedRun: (DeletedRunSummary & {owner: string}) | null = JSON.parse(
    browserTabStorage().getItem(KEY) ?? "null",
  );
  return deletedRun && deletedRun.owner === ownerParams().id
    ? {id: deletedRun.id, name: deletedRun.name}
    : null;
}

/** Called once the deletion was reported, or the run was restored where it was deleted. */
export function forgetDeleted(): void {
  browserTabStorage().removeItem(KEY);
}
