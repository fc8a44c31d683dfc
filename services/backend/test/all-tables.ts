import {globSync} from "node:fs";
import {join} from "node:path";
import {is} from "drizzle-orm";
import {PgTable} from "drizzle-orm/pg-core";

const SRC = join(import.meta.dirname, "../src");

/** Every table there is: migrations are made from the same files, so none has to be listed. */
export async function listAllTables(): Promise<PgTable[]> {
  const files = globSync("**/tables.ts", {cwd: SRC}).sort();
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(SRC, file))));
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
}
