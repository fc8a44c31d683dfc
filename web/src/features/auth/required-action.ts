import type {UserHead} from "@gradus/backend/contract/session";
import {parseNextPath} from "@/client/session/next-path";

type PendingActions = Pick<UserHead, "deletes_at" | "must_accept">;

/**
 * The page a user has to visit after signing in, before `target`, or null. An account that is being deleted leads to
 * its privacy page, changed documents lead to the page to agree to them.
 */
export function requiredActionPath(
  {deletes_at, must_accept = []}: PendingActions,
  target: string,
): string | null {
  const [, region, locale] = target.split("/");
  const account = `/${region}/${locale}/account`;
  if (deletes_at !== undefined) return `${account}/privacy`;
  return must_accept.length > 0 ? `${account}/agree?next=${encodeURIComponent(target)}` : null;
}

/** Puts that page in the place of where they were going. Call it before the session begins, which redirects them. */
export function insertRequiredAction(user: PendingActions, home: string) {
  const next = new URLSearchParams(location.search).get("next");
  const requiredPath = requiredActionPath(user, parseNextPath(next) ?? home);
  if (requiredPath !== null)
    history.replaceState(history.state, "", `?next=${encodeURIComponent(requiredPath)}`);
}
