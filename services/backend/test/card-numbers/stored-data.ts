import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {sql} from "drizzle-orm";
import {z} from "zod";
import {openDatabase} from "../../src/core/db/open-database.ts";

export interface StorageRecord {
  readonly place: string;
  readonly text: string;
}

/** Every file below a folder, whatever it holds, byte by byte. */
export function readFiles(folder: string): readonly StorageRecord[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({place: path, text: readFileSync(path, "latin1")}));
}

const names = z.object({rows: z.array(z.object({schema: z.string(), name: z.string()}))});
const texts = z.object({rows: z.array(z.object({row: z.string()}))});

/** Every row of every table, in the database's text output: that includes data compressed in its files. */
export async function readRows(where: {
  url?: string | undefined;
  folder?: string;
}): Promise<readonly StorageRecord[]> {
  const {db, close} = await openDatabase(where);
  try {
    const records: StorageRecord[] = [];
    const tables = await db.execute(
      sql`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const {schema, name} of names.parse(tables).rows) {
      const found = await db.execute(
        sql`select t::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
      );
      records.push({
        place: `${schema}.${name}`,
        text: texts
          .parse(found)
          .rows.map(({row}) => row)
          .join("\n"),
      });
    }
    return records;
  } finally {
    await close();
  }
}
