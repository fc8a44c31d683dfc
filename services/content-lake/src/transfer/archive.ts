import {createReadStream, createWriteStream} from "node:fs";
import {readdir} from "node:fs/promises";
import {join, relative, sep} from "node:path";
import {pipeline} from "node:stream/promises";
import {createGunzip, createGzip} from "node:zlib";
import {packTar, unpackTar} from "modern-tar/fs";

/** A fixed date for every entry: the same files make the same archive, byte by byte. */
const MTIME = new Date(0);

export async function packFolder(folder: string, target: string): Promise<void> {
  const sources = (await listFiles(folder)).map((path) => ({
    type: "file" as const,
    source: join(folder, path),
    target: `dataset/${path.split(sep).join("/")}`,
    mtime: MTIME,
    mode: 0o644,
    uid: 0,
    gid: 0,
  }));
  await pipeline(packTar(sources, {concurrency: 1}), createGzip(), createWriteStream(target));
}

/** The archive's own top folder is left out. */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  await pipeline(createReadStream(archive), createGunzip(), unpackTar(folder, {strip: 1}));
}

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}
