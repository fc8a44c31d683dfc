import type {SessionParts} from "./session-parts";

/** Begins to renew ahead and to listen to other tabs; the returned function ends both. */
export function followTabs(parts: SessionParts) {
  const stopRefresh = parts.refreshSchedule.start();
  void parts.refreshSchedule.check();
  const stopListening = parts.ports.channel.listen({
    message: () => onStored(parts, null),
    stored: (key) => onStored(parts, key),
  });
  return () => {
    stopRefresh();
    stopListening();
  };
}

function onStored({store, page, renewal, refreshSchedule}: SessionParts, key: string | null) {
  if (!store.isKey(key)) return;
  const now = store.userId();
  // Another user's page must not stay on the screen, and it remains theirs until it is gone.
  if (page.person !== null && now !== null && now !== page.person) return renewal.reload();
  // Stays set when the session ends: unsaved input belongs to that user when they sign in again.
  page.person = now ?? page.person;
  refreshSchedule.schedule();
  store.tell();
}
