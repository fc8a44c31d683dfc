import type {Db} from "./db.ts";

/**
 * A prepared statement for a frequent query: built once for each database, and planned by the database once for each of
 * its connections. `prepare` names the statement; the values that change from call to call are its placeholders.
 */
export function prepared<T>(prepare: (db: Db) => T): (db: Db) => T {
  const known = new WeakMap<Db, T>();
  return (db) => {
    const statement = known.get(db) ?? prepare(db);
    known.set(db, statement);
    return statement;
  };
}
