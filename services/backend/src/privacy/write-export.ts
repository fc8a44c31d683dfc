import {FALLBACK_LOCALE, isLocale} from "@gradus/schemas/markets";
import {getTableName} from "drizzle-orm";
import type {Db} from "../core/db/db.ts";
import {
  EXPORT_FILES,
  type ExportFile,
  type PersonalTable,
  type Subject,
} from "../core/personal-data/personal-table.ts";
import type {ObjectStore} from "../core/storage/object-store.ts";
import type {PictureStore} from "../core/storage/picture-store.ts";
import type {ZipMember} from "../core/storage/zip-stream.ts";
import {exportReadme} from "./export-readme.ts";

interface Sources {
  readonly db: Db;
  readonly pictures: PictureStore;
  readonly objects: ObjectStore;
  /** Every table that holds something about people. */
  readonly tables: readonly PersonalTable[];
}

interface Copy {
  readonly whose: Subject;
  readonly locale: string;
  readonly at: Date;
}

/**
 * The files of an export, each read only when it is due; the last is a readme that also lists which files are empty.
 */
export async function* exportMembers(
  {db, pictures, objects, tables}: Sources,
  {whose, locale, at}: Copy,
): AsyncGenerator<ZipMember> {
  const counts = new Map<ExportFile, number>();
  for (const file of EXPORT_FILES) {
    const count = (rows: number) => counts.set(file, (counts.get(file) ?? 0) + rows);
    count(0);
    yield {name: file, chunks: jsonOf(db, tables, file, whose, count)};
  }
  for (const {export: part} of tables) {
    if ("originals" in part && part.originals) yield* part.originals(db, whose, {pictures, objects});
  }
  const readme = exportReadme(isLocale(locale) ? locale : FALLBACK_LOCALE, at, counts);
  yield {name: "README.txt", chunks: [readme]};
}

/** `{"table": [rows], …}`, one table at a time. */
async function* jsonOf(
  db: Db,
  tables: readonly PersonalTable[],
  file: ExportFile,
  subject: Subject,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  let before = "{";
  for (const {table, export: part} of tables) {
    if (!("file" in part) || part.file !== file) continue;
    const rows = await part.read(db, subject);
    count(rows.length);
    yield `${before}\n${JSON.stringify(getTableName(table))}: [`;
    yield rows.map((row) => `\n  ${JSON.stringify(row)}`).join(",");
    yield "\n]";
    before = ",";
  }
  yield before === "{" ? "{}\n" : "\n}\n";
}
