import {createHash} from "node:crypto";
import {createReadStream, createWriteStream} from "node:fs";
import {copyFile, mkdir, mkdtemp, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {createInterface} from "node:readline";
import {Readable} from "node:stream";
import {pipeline} from "node:stream/promises";
import type {SanityClient} from "@sanity/client";
import {type AssetFile, fileNameOf, fileOfDocument} from "../assets/asset-file.ts";
import type {AssetStore} from "../assets/asset-store.ts";
import {isObject} from "../query/values.ts";
import {packFolder} from "./archive.ts";
import {toCanonicalJson} from "./canonical-json.ts";

export interface ExportOptions {
  /** A folder to fill or, ending in `.tar.gz`, an archive to write. */
  readonly target: string;
  /** The store of the dataset's files. */
  readonly store: AssetStore;
}

export interface Exported {
  readonly documents: number;
  readonly assets: number;
  /** Files the dataset refers to that are missing or damaged; all others were exported. */
  readonly warnings: readonly string[];
}

interface ExportedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

interface Asset {
  readonly document: ExportedDocument;
  readonly file: AssetFile;
}

/**
 * Writes a dataset with its files, in the form Sanity's own command line imports. The same content gives the
 * same bytes, wherever and whenever it was exported.
 */
export async function exportDataset(client: SanityClient, options: ExportOptions): Promise<Exported> {
  const {target} = options;
  if (!target.endsWith(".tar.gz")) return writeFolder(client, options, target);
  const work = await mkdtemp(join(tmpdir(), "lake-export-"));
  try {
    const exported = await writeFolder(client, options, work);
    await packFolder(work, target);
    return exported;
  } finally {
    await rm(work, {recursive: true, force: true});
  }
}

async function writeFolder(client: SanityClient, {store}: ExportOptions, folder: string): Promise<Exported> {
  for (const name of ["images", "files"]) await mkdir(join(folder, name), {recursive: true});
  const {count, assets} = await writeDocuments(client, join(folder, "data.ndjson"));
  const dataset = client.config().dataset ?? "";
  const copied = await Promise.all(
    assets.map(({file}) => copyAsset(store.pathOf(dataset, file), join(folder, file.kind), file)),
  );
  await writeFile(join(folder, "assets.json"), `${toCanonicalJson(describeAssets(assets), 2)}\n`);
  const warnings = copied.filter((warning) => warning !== null);
  return {documents: count, assets: assets.length - warnings.length, warnings};
}

/** Files leave the list of documents: an import makes theirs anew, and the others name them by their path. */
async function writeDocuments(client: SanityClient, path: string) {
  const assets: Asset[] = [];
  let count = 0;
  async function* toLines(): AsyncGenerator<string> {
    for await (const document of readDocuments(client)) {
      const file = fileOfDocument(document);
      if (file) {
        assets.push({document, file});
      } else if (!document._id.startsWith("_.") || document._id.startsWith("_.releases.")) {
        count++;
        yield `${toCanonicalJson(pointToFiles(document))}\n`;
      }
    }
  }
  await pipeline(Readable.from(toLines()), createWriteStream(path));
  return {count, assets};
}

async function* readDocuments(client: SanityClient): AsyncGenerator<ExportedDocument> {
  const {dataset, token} = client.config();
  const response = await fetch(client.getUrl(`/data/export/${dataset}`), {
    headers: {authorization: `Bearer ${token}`},
  });
  if (!response.ok || !response.body) {
    throw new Error(`The lake did not hand out "${dataset}": ${response.status} ${await response.text()}`);
  }
  const input = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  for await (const line of createInterface({input, crlfDelay: Number.POSITIVE_INFINITY})) {
    if (line !== "") yield JSON.parse(line);
  }
}

/** From the lake's own folder: an address may lead nowhere. Null when all is well. */
async function copyAsset(source: string, folder: string, file: AssetFile): Promise<string | null> {
  const name = fileNameOf(file);
  try {
    const hash = createHash("sha1");
    await pipeline(createReadStream(source), hash);
    if (hash.digest("hex") !== file.sha1)
      return `${source} is damaged: its content is not what its name says`;
    await copyFile(source, join(folder, name));
    return null;
  } catch (error) {
    return `${source} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What an import cannot find out from the file itself. */
function describeAssets(assets: readonly Asset[]): Record<string, unknown> {
  return Object.fromEntries(
    assets.map(({document, file}) => {
      const {_id, _type, assetId, extension, mimeType, path, uploadId, url, ...fields} = document;
      return [`${file.kind === "images" ? "image" : "file"}-${file.sha1}`, fields];
    }),
  );
}

/** References to asset documents as paths within the export, which is what an import reads. */
function pointToFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointToFiles);
  if (!isObject(value)) return value;
  const file = fileOfReference(value.asset);
  const {asset, ...others} = value;
  const fields = Object.entries(file ? others : value).map(([name, field]) => [name, pointToFiles(field)]);
  const pointer = file && {
    _sanityAsset: `${file.kind.slice(0, -1)}@file://./${file.kind}/${fileNameOf(file)}`,
  };
  return {...pointer, ...Object.fromEntries(fields)};
}

function fileOfReference(reference: unknown): AssetFile | null {
  if (!isObject(reference) || typeof reference._ref !== "string") return null;
  const [kind] = reference._ref.split("-");
  return fileOfDocument({_id: reference._ref, _type: `sanity.${kind}Asset`});
}
