import {strToU8, type Zippable, zipSync} from "fflate";

export type ZipFiles = Readonly<Record<string, string | Uint8Array>>;

/**
 * The same files always give the same bytes: entries are sorted by name, and none carries the time it was made. The day
 * of every entry is the oldest the format can name, in local time because the format stores no zone.
 */
export function zipFiles(files: ZipFiles): Uint8Array {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const entries: Zippable = Object.fromEntries(
    sorted.map(([name, content]) => [name, typeof content === "string" ? strToU8(content) : content]),
  );
  return zipSync(entries, {mtime: new Date(1980, 0, 1), level: 9});
}
