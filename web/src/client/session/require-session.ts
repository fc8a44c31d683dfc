import type {SessionParts} from "./session-parts";

/** A page that is nothing without a session: whoever has none, or loses it, is asked to sign in. */
export function createRequirement({store, renewal, page}: SessionParts) {
  function leaveIfNeeded() {
    if (page.isNeeded && store.userId() === null) renewal.goToSignIn();
  }
  store.subscribe(leaveIfNeeded);

  return () => {
    page.isNeeded = true;
    leaveIfNeeded();
    return () => {
      page.isNeeded = false;
    };
  };
}
