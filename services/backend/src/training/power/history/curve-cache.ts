import type {Db} from "../../../core/db/db.ts";
import {createTrainingState} from "../../runs/state/training-state.ts";

const ENTRIES_MAX = 100;
const TRIES = 3;

/**
 * Caches what was computed from a user's runs for as long as none of them changes. The version of their training
 * state reveals a change to every process that shares the database. What changed while it was being read is read
 * again, so that no answer mixes the state before a change with the state after it.
 */
export function createCurveCache<Value>(most = ENTRIES_MAX) {
  const cache = new Map<string, {readonly version: number; readonly value: Value}>();
  const keep = (key: string, version: number, value: Value) => {
    // Moves the key to the end: the least recently used is evicted first.
    cache.delete(key);
    cache.set(key, {version, value});
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
    return value;
  };

  return async (db: Db, user_id: string, what: string, make: () => Promise<Value>): Promise<Value> => {
    const versionNow = async () => (await createTrainingState(db).get(user_id))?.version ?? 0;
    const key = `${user_id} ${what}`;
    let version = await versionNow();
    for (let tries = 1; ; tries++) {
      const known = cache.get(key);
      if (known?.version === version) return keep(key, version, known.value);
      const value = await make();
      const after = await versionNow();
      if (after === version) return keep(key, version, value);
      if (tries === TRIES) return value;
      version = after;
    }
  };
}
