export interface LeaveQuestion {
  /** Lets the browser ask before the tab closes whenever `isUnsaved` says so. Returns what ends that. */
  askWhen(isUnsaved: () => boolean): () => void;
}

/**
 * Has to be made before the Studio starts, for its own listeners run in the order they came. Whoever stays still wants
 * to see the others, but the Studio ends their connection for good at the question already, and while the content
 * API is out of reach its tool goes down with that.
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
