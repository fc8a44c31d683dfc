import type {DatabaseSync} from "node:sqlite";

export type Settings = ReturnType<typeof createSettings>;

/** Small facts about a dataset that are not content. */
export function createSettings(database: DatabaseSync) {
  const select = database.prepare("select value from setting where key = ?");
  const upsert = database.prepare(
    "insert into setting (key, value) values (?, ?) on conflict (key) do update set value = excluded.value",
  );

  function read(key: string): string | null {
    const value = select.get(key)?.value;
    return typeof value === "string" ? value : null;
  }

  function write(key: string, value: string): void {
    // Survives the process, and may be lost with the machine: every owner of a setting can live without it.
    database.exec("pragma synchronous = normal");
    upsert.run(key, value);
    database.exec("pragma synchronous = full");
  }

  function readOrSet(key: string, makeValue: () => string): string {
    const known = read(key);
    if (known !== null) return known;
    const value = makeValue();
    write(key, value);
    return value;
  }

  return {read, write, readOrSet};
}
