import {mkdir, mkdtemp, readFile, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import type {SanityClient} from "@sanity/client";
import {exportDataset as exportArchive} from "@sanity/export";
import {packFolder, unpackArchive} from "./archive.ts";
import {toCanonicalJson} from "./canonical-json.ts";

export interface ExportOptions {
  /** A folder to fill or, ending in `.tar.gz`, an archive to write. */
  readonly target: string;
  readonly types?: readonly string[];
  readonly hasDrafts?: boolean;
}

export interface Exported {
  readonly documents: number;
  readonly assets: number;
}

/**
 * Writes a dataset with its files, in the form Sanity's own command line imports. The same content gives the
 * same bytes, wherever and whenever it was exported.
 */
export async function exportDataset(client: SanityClient, options: ExportOptions): Promise<Exported> {
  const work = await mkdtemp(join(tmpdir(), "lake-export-"));
  try {
    const archive = join(work, "raw.tar.gz");
    const {documentCount, assetCount} = await exportArchive({
      client,
      dataset: client.config().dataset ?? "",
      outputPath: archive,
      drafts: options.hasDrafts ?? true,
      types: options.types ? [...options.types] : undefined,
      compress: false,
    });
    await writeFolder(archive, options.target, work);
    return {documents: documentCount, assets: assetCount};
  } finally {
    await rm(work, {recursive: true, force: true});
  }
}

async function writeFolder(archive: string, target: string, work: string): Promise<void> {
  const isArchive = target.endsWith(".tar.gz");
  const folder = isArchive ? join(work, "dataset") : target;
  await mkdir(folder, {recursive: true});
  await unpackArchive(archive, folder);
  await settle(folder);
  if (isArchive) await packFolder(folder, target);
}

/** Takes out of the files what depends on the run: the order of downloads and revisions of this copy. */
async function settle(folder: string): Promise<void> {
  const data = join(folder, "data.ndjson");
  const lines = (await readFile(data, "utf8")).split("\n").filter((line) => line !== "");
  await writeFile(data, lines.map((line) => `${toCanonicalJson(JSON.parse(line))}\n`).join(""));
  const path = join(folder, "assets.json");
  const assets: Record<string, Record<string, unknown>> = JSON.parse(await readFile(path, "utf8"));
  const settled = Object.entries(assets).map(([id, {_rev, ...fields}]) => [id, fields]);
  await writeFile(path, `${toCanonicalJson(Object.fromEntries(settled), 2)}\n`);
}
