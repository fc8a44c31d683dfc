import type {SafeStorage} from "./ports";
import {readClaims} from "./token-claims";

/** The three stored values. No other file spells these keys; a check of the repository holds that. */
const KEYS = {
  access_token: "gradus.access_token",
  refresh_token: "gradus.refresh_token",
  client_id: "gradus.client_id",
} as const;
const STORED = new Set<string>(Object.values(KEYS));

export interface StoredSession {
  readonly access_token: string | null;
  readonly refresh_token: string | null;
  readonly client_id: string | null;
}

export interface NewSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly client_id: string;
}

export const hasStoredTokens = (storage: Pick<SafeStorage, "getItem">) =>
  storage.getItem(KEYS.refresh_token) !== null;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Where the tokens live: shared by the tabs, never in a cookie, an address or a log. */
export function createSessionStore(storage: SafeStorage) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    isPersistent: storage.isPersistent,
    read: () => readSession(storage),
    save(session: NewSession) {
      writeSession(storage, session);
      notify();
    },
    clear() {
      for (const key of STORED) storage.removeItem(key);
      notify();
    },
    /** The person who is signed in here, or null. Only the server decides whether that is still true. */
    userId(): string | null {
      const {access_token, refresh_token} = readSession(storage);
      return access_token && refresh_token ? (readClaims(access_token)?.sub ?? null) : null;
    },
    /** Whether a key that another tab changed is one of ours. */
    isKey: (key: string | null) => key === null || STORED.has(key),
    tell: notify,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function readSession(storage: SafeStorage): StoredSession {
  return {
    access_token: storage.getItem(KEYS.access_token),
    refresh_token: storage.getItem(KEYS.refresh_token),
    client_id: storage.getItem(KEYS.client_id),
  };
}

/** The access token last: other tabs act on it, and should then find what belongs to it. */
function writeSession(storage: SafeStorage, session: NewSession): void {
  storage.setItem(KEYS.client_id, session.client_id);
  storage.setItem(KEYS.refresh_token, session.refresh_token);
  storage.setItem(KEYS.access_token, session.access_token);
}
