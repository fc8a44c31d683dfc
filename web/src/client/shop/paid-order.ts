interface Entry {
  readonly url: string | null;
}

const CONFIRMATION = /^\/[a-z]+\/[a-z]+\/order-confirmation\/[\w-]+$/;

/** The confirmation among pages of this tab, the newest; null where nothing was paid. */
export function confirmationIn(entries: readonly Entry[]): string | null {
  const paths = entries.flatMap(({url}) => {
    const {pathname, search} = new URL(url ?? "about:blank");
    return CONFIRMATION.test(pathname) ? [`${pathname}${search}`] : [];
  });
  return paths.at(-1) ?? null;
}

/**
 * The order that was paid from this page, for a customer who returns to it. The proof is the browser's own list of the
 * pages visited after it: nothing is stored for this, and another browser with the same address learns nothing.
 */
export function paidOrderAfter(): string | null {
  // Older browsers keep no such list.
  if (!("navigation" in window)) return null;
  const {currentEntry} = navigation;
  return currentEntry ? confirmationIn(navigation.entries().slice(currentEntry.index + 1)) : null;
}
