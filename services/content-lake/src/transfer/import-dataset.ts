import {existsSync} from "node:fs";
import {mkdtemp, readdir, readFile, rm, stat} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join, resolve} from "node:path";
import {pathToFileURL} from "node:url";
import type {SanityClient} from "@sanity/client";
import {sanityImport} from "@sanity/import";
import {IMPORT_HEADER} from "../data/mutate-routes.ts";
import {unpackArchive} from "./archive.ts";

export interface ImportOptions {
  /** A folder or `.tar.gz` as exported, or a file of one document a line. */
  readonly source: string;
  /** What happens to documents that exist: refuse the import, keep them, or replace them. */
  readonly operation?: "create" | "createIfNotExists" | "createOrReplace";
}

export interface Imported {
  readonly documents: number;
  readonly warnings: readonly string[];
}

interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** What is known of each file beside its bytes, by `image-<sha1>` or `file-<sha1>`. */
type AssetFields = NonNullable<Parameters<typeof sanityImport>[1]["assetMap"]>;

interface Contents {
  readonly documents: readonly StoredDocument[];
  readonly assets: AssetFields;
  readonly folder: string | null;
}

/** Loads a dataset and keeps its dates, so that exporting it again gives back what was loaded. */
export async function importDataset(client: SanityClient, options: ImportOptions): Promise<Imported> {
  const importer = client.withConfig({headers: {[IMPORT_HEADER]: "1"}, perspective: "raw"});
  const source = resolve(options.source);
  if (!source.endsWith(".tar.gz")) return importContents(importer, await readContents(source), options);
  const folder = await mkdtemp(join(tmpdir(), "lake-import-"));
  try {
    await unpackArchive(source, folder);
    return await importContents(importer, await readContents(folder), options);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function importContents(
  client: SanityClient,
  {documents, assets, folder}: Contents,
  {operation = "create"}: ImportOptions,
): Promise<Imported> {
  // Releases would go through an action of their own that only hosted has; here they are documents like others.
  const releases = documents.filter(({_id}) => _id.startsWith("_."));
  const result = await sanityImport(
    documents.filter(({_id}) => !_id.startsWith("_.")),
    {client, operation, ...(folder !== null && (await assetOptions(folder, assets)))},
  );
  if (releases.length > 0) await writeAll(client, releases, operation);
  await restoreAssetDates(client, assets);
  return {documents: result.numDocs + releases.length, warnings: result.warnings.map(({message}) => message)};
}

async function writeAll(
  client: SanityClient,
  documents: readonly StoredDocument[],
  operation: NonNullable<ImportOptions["operation"]>,
): Promise<void> {
  const transaction = client.transaction();
  for (const document of documents) transaction[operation](document);
  await transaction.commit({returnDocuments: false});
}

/** The import library uploads files again with new dates; this restores the dates given in the export. */
async function restoreAssetDates(client: SanityClient, assets: AssetFields): Promise<void> {
  if (Object.keys(assets).length === 0) return;
  const query = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]`;
  const stored = await client.fetch<StoredDocument[]>(query);
  const dated = stored.flatMap((document) => {
    const {_createdAt, _updatedAt} = assets[document._id.split("-").slice(0, 2).join("-")] ?? {};
    return _createdAt ? [{...document, _createdAt, _updatedAt}] : [];
  });
  if (dated.length > 0) await writeAll(client, dated, "createOrReplace");
}

async function readContents(source: string): Promise<Contents> {
  if (!existsSync(source)) throw new Error(`There is nothing to import at ${source}`);
  if (!(await stat(source)).isDirectory()) {
    return {documents: await readDocuments(source), assets: {}, folder: null};
  }
  const [dataFile, ...others] = (await readdir(source)).filter((name) => name.endsWith(".ndjson"));
  if (dataFile === undefined || others.length > 0) {
    throw new Error(`${source} must have exactly one .ndjson file`);
  }
  const assetFile = join(source, "assets.json");
  const assets: AssetFields = existsSync(assetFile) ? JSON.parse(await readFile(assetFile, "utf8")) : {};
  return {documents: await readDocuments(join(source, dataFile)), assets, folder: source};
}

async function readDocuments(path: string): Promise<StoredDocument[]> {
  const lines = (await readFile(path, "utf8")).split("\n");
  return lines.flatMap((line, index) =>
    line.trim() === "" ? [] : [parseDocument(line, `${path}:${index + 1}`)],
  );
}

function parseDocument(line: string, lineLabel: string): StoredDocument {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${lineLabel} is not a JSON document`, {cause: error});
  }
}

/** What the import library reads by itself when it is given a folder. */
async function assetOptions(folder: string, assets: AssetFields) {
  const list = async (kind: "image" | "file") => {
    const names = await readdir(join(folder, `${kind}s`)).catch(() => []);
    return names.map((name) => `${kind}#${pathToFileURL(join(folder, `${kind}s`, name)).href}`);
  };
  const unreferencedAssets = [...(await list("image")), ...(await list("file"))];
  return {assetMap: assets, assetsBase: folder, unreferencedAssets};
}
