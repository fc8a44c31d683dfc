import type {SessionParts} from "./session-parts";

export function createSessionRequirement({store, renewal, page}: SessionParts) {
  function leaveIfNeeded() {
    if (page.needs.size > 0 && store.userId() === null) renewal.goToSignIn();
  }
  store.subscribe(leaveIfNeeded);

  return () => {
    const need = Symbol("need");
    page.needs.add(need);
    leaveIfNeeded();
    return () => void page.needs.delete(need);
  };
}
