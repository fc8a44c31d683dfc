import {createKeyRing, type KeyRing} from "./key-ring.ts";
import {readOrCreateKey} from "./secret.ts";

interface KeySettings {
  readonly AUTH_KEK?: readonly [string, ...string[]] | undefined;
  readonly REFRESH_KEY?: readonly [string, ...string[]] | undefined;
  readonly DATA_DIR: string;
}

export interface AuthKeys {
  readonly wrapping: KeyRing;
  readonly refresh: KeyRing;
}

/** The keys that are never in the database: from the environment, or made once for this installation. */
export async function openAuthKeys({AUTH_KEK, REFRESH_KEY, DATA_DIR}: KeySettings): Promise<AuthKeys> {
  return {
    wrapping: createKeyRing(AUTH_KEK ?? [await readOrCreateKey(DATA_DIR, "auth-wrapping")]),
    refresh: createKeyRing(REFRESH_KEY ?? [await readOrCreateKey(DATA_DIR, "refresh-token")]),
  };
}
