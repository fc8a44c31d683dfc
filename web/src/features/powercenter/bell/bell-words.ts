import type {Notification} from "@gradus/backend/contract/notifications";
import type {BellHrefs, BellTranslator} from "./bell-messages";

export function bellWords({kind, actor, about}: Notification, t: BellTranslator): string {
  const name = actor?.name ?? t("bell.somebody");
  const title = String(about.title ?? "");
  const count = Number(about.count ?? 1);
  switch (kind) {
    case "comment":
      return t("bell.comment", {name, title});
    case "assigned":
      return t("bell.assigned", {name, title, count});
    case "plan_changed":
      return t("bell.planChanged", {title});
    case "workout_changed":
      return t("bell.workoutChanged", {name, title});
  }
}

/** Where it can be seen; of others' workouts, in their calendar. */
export function bellHref({about}: Notification, me: string, {runs, calendar}: BellHrefs): string | null {
  if (about.activity_id !== undefined) return `${runs}/${encodeURIComponent(about.activity_id)}`;
  if (calendar === null) return null;
  const owner = String(about.owner_id ?? me);
  return owner === me ? calendar : `${calendar}?athlete=${encodeURIComponent(owner)}`;
}
