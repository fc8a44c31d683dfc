import type {Env} from "../../server/env.ts";
import {createKeyRing, type KeyRing} from "./key-ring.ts";
import {readOrCreateKey} from "./secret.ts";

export interface AuthKeys {
  readonly wrapping: KeyRing;
  readonly refresh: KeyRing;
}

/** The keys that are never in the database: from the environment, or made once for this installation. */
export async function openAuthKeys({AUTH_KEK, REFRESH_KEY, DATA_DIR}: Env): Promise<AuthKeys> {
  return {
    wrapping: createKeyRing(AUTH_KEK ?? [await readOrCreateKey(DATA_DIR, "auth-wrapping")]),
    refresh: createKeyRing(REFRESH_KEY ?? [await readOrCreateKey(DATA_DIR, "refresh-token")]),
  };
}
