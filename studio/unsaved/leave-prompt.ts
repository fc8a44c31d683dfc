export interface LeavePrompt {
  /** Lets the browser ask before the tab closes while `isUnsaved` returns true. Returns a function that ends this. */
  promptWhen(isUnsaved: () => boolean): () => void;
}

/**
 * Must be created before the Studio starts, because listeners run in the order in which they were added and this one
 * stops the Studio's own. A user who decides to stay still wants to see the other users, but the Studio permanently
 * closes the connection for that as soon as the question is asked, and its tool then crashes while the content API
 * is unreachable.
 */
export function createLeavePrompt(page: Pick<Window, "addEventListener">): LeavePrompt {
  const reasons = new Set<() => boolean>();
  page.addEventListener("beforeunload", (event) => {
    if (![...reasons].some((isUnsaved) => isUnsaved())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  return {
    promptWhen(isUnsaved) {
      reasons.add(isUnsaved);
      return () => void reasons.delete(isUnsaved);
    },
  };
}
