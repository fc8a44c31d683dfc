import type {Db} from "./db.ts";

/**
 * A statement that is asked often: written once for each database, and planned by it once for each of its connections.
 * `prepare` names it, and what changes from call to call are its placeholders.
 */
export function prepared<T>(prepare: (db: Db) => T): (db: Db) => T {
  const known = new WeakMap<Db, T>();
  return (db) => {
    const statement = known.get(db) ?? prepare(db);
    known.set(db, statement);
    return statement;
  };
}
