export interface LeaveQuestion {
  /** Lets the browser ask before the tab closes whenever `isUnsaved` says so. Returns what ends that. */
  askWhen(isUnsaved: () => boolean): () => void;
}

/**
 * Must be created before the Studio starts, because its own listeners run in the order they were added. A user who
 * decides to stay still wants to see the other users, but the Studio closes the connection for that permanently as soon
 * as the question is asked, and while the content API is out of reach its tool crashes as a result.
 */
export function createLeaveQuestion(page: Pick<Window, "addEventListener">): LeaveQuestion {
  const reasons = new Set<() => boolean>();
  page.addEventListener("beforeunload", (event) => {
    if (![...reasons].some((isUnsaved) => isUnsaved())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  return {
    askWhen(isUnsaved) {
      reasons.add(isUnsaved);
      return () => void reasons.delete(isUnsaved);
    },
  };
}
