import {fileURLToPath} from "node:url";
import {max} from "drizzle-orm";
import {readMigrationFiles} from "drizzle-orm/migrator";
import {bigint, pgSchema} from "drizzle-orm/pg-core";
import type {Db} from "./db.ts";

export const MIGRATIONS = {migrationsFolder: fileURLToPath(new URL("../../../migrations", import.meta.url))};

/** The migrator's own record. */
const migration = pgSchema("drizzle").table("__drizzle_migrations", {
  created_at: bigint("created_at", {mode: "number"}),
});

const NEWEST = Math.max(...readMigrationFiles(MIGRATIONS).map(({folderMillis}) => folderMillis));

/** Whether the tables are those of this version, or of a later one that has begun to replace it. */
export async function hasNewestTables(db: Db): Promise<boolean> {
  const [applied] = await db.select({newest: max(migration.created_at)}).from(migration);
  return (applied?.newest ?? 0) >= NEWEST;
}
