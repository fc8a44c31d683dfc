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

/** Where it can be seen: a run on its page, a workout in the calendar of its runner, opened on its day. */
export function bellHref({about}: Notification, me: string, {runs, calendar}: BellHrefs): string | null {
  const owner = String(about.owner_id ?? me);
  const query = new URLSearchParams(owner === me ? {} : {athlete: owner});
  if (about.activity_id !== undefined)
    return withQuery(`${runs}/${encodeURIComponent(about.activity_id)}`, query);
  if (calendar === null) return null;
  if (about.day !== undefined) query.set("day", String(about.day));
  if (about.workout_id !== undefined) query.set("open", `workout-${about.workout_id}`);
  return withQuery(calendar, query);
}

const withQuery = (href: string, query: URLSearchParams) => (query.size === 0 ? href : `${href}?${query}`);
