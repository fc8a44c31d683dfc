import type {IncomingMessage} from "node:http";
import type {Person} from "../access/people.ts";
import {type DataDeps, requirePerson} from "../data-deps.ts";
import type {Dataset} from "../datasets.ts";
import {badRequest, forbidden} from "../errors.ts";
import {tooLarge} from "../http/body.ts";
import {type Call, param, type Reply} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import type {NewDocument} from "../store/mutation.ts";
import {isDiskFull, storageRefusal} from "../store/storage-error.ts";
import type {StorageHealth} from "../store/storage-health.ts";
import {type AssetFile, type AssetKind, documentIdOf} from "./asset-file.ts";
import type {AssetStore, Received} from "./asset-store.ts";
import {type FileType, sniffFileType} from "./file-type.ts";
import {describeImage, type ImageDescription} from "./image-metadata.ts";
import {type MetadataPart, readMetadataParts} from "./metadata-parts.ts";

export interface UploadDeps extends Pick<DataDeps, "datasets" | "access"> {
  readonly store: AssetStore;
  readonly uploadBytesMax: number;
  readonly health: Pick<StorageHealth, "report" | "recover">;
}

const IMAGE_EXTENSIONS = new Set(["avif", "gif", "jpg", "png", "svg", "tif", "webp"]);
/** Fields an upload may set by query parameter; others are the lake's. */
const DESCRIPTIVE_FIELDS = ["label", "title", "description", "creditLine"] as const;

export function uploadRoutes(deps: UploadDeps): Route[] {
  return (["images", "files"] as const).map((kind) =>
    route("POST", `/assets/${kind}/:dataset`, (call) => upload(deps, call, kind)),
  );
}

async function upload(deps: UploadDeps, call: Call, kind: AssetKind): Promise<Reply> {
  const dataset = deps.datasets.require(param(call, "dataset"));
  const person = requirePerson(call);
  // The store checks again with the actual document; this check only avoids receiving the whole file in vain.
  if (!deps.access.can(person, "create")) throw forbidden("Your role may not upload files");
  const {store} = deps;
  const received = await whileDiskHasRoom(deps, () => receive(deps, call.request));
  try {
    const {file, document} = await describe(call, kind, received);
    await whileDiskHasRoom(deps, () => store.keep(received, dataset.name, file));
    return {body: {document: write(deps, dataset, {person, file, document})}};
  } finally {
    await store.discard(received.path);
  }
}

/** A full disk is no fault of the file: the sender may try again, and the lake's operator is notified. */
async function whileDiskHasRoom<T>({store, health}: UploadDeps, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    health.recover(store.directory);
    return result;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    health.report(store.directory, error);
    throw storageRefusal("the uploaded files", error);
  }
}

interface Upload {
  readonly person: Person;
  readonly file: AssetFile;
  readonly document: NewDocument & {readonly _id: string};
}

function write({access, store}: UploadDeps, dataset: Dataset, {person, file, document}: Upload) {
  try {
    const {value} = dataset.store.transact(
      {author: person.id, kind: "mutationError", guard: access.createGuard(person, dataset)},
      (transaction) => transaction.apply({createIfNotExists: document}),
    );
    return value?.[0]?.document;
  } catch (error) {
    if (!dataset.store.get(document._id)) store.remove(dataset.name, file);
    throw error;
  }
}

async function receive({store, uploadBytesMax}: UploadDeps, request: IncomingMessage): Promise<Received> {
  if (Number(request.headers["content-length"] ?? 0) > uploadBytesMax) throw tooLarge(uploadBytesMax);
  const received = await store.receive(request.iterator({destroyOnReturn: false}), uploadBytesMax);
  if (received.size > 0) return received;
  await store.discard(received.path);
  throw badRequest("The upload is empty");
}

async function describe({query}: Call, kind: AssetKind, received: Received) {
  const filename = query.get("filename");
  const type = sniffFileType(received.head, filename);
  const image = kind === "images" ? await requireImage(received, type, readMetadataParts(query)) : null;
  const size = image && {width: image.width, height: image.height};
  const file: AssetFile = {kind, sha1: received.sha1, size, extension: type.extension};
  const document = {
    _id: documentIdOf(file),
    _type: kind === "images" ? "sanity.imageAsset" : "sanity.fileAsset",
    assetId: received.sha1,
    extension: type.extension,
    ...(image && {metadata: image.metadata}),
    mimeType: type.mimeType,
    ...(filename && {originalFilename: filename}),
    sha1hash: received.sha1,
    size: received.size,
    ...describedBy(query),
    // Derived from the content, so that the same file is the same document in every copy of a dataset.
    uploadId: received.sha1.slice(0, 32),
  };
  return {file, document};
}

async function requireImage(
  {path}: Received,
  {extension}: FileType,
  parts: ReadonlySet<MetadataPart>,
): Promise<ImageDescription> {
  if (IMAGE_EXTENSIONS.has(extension)) return describeImage(path, extension, parts);
  throw badRequest(`The file is no image the lake can read (${[...IMAGE_EXTENSIONS].join(", ")})`);
}

function describedBy(query: URLSearchParams): Record<string, unknown> {
  const fields = DESCRIPTIVE_FIELDS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  const [name, id, url] = [query.get("sourceName"), query.get("sourceId"), query.get("sourceUrl")];
  const source = name && {source: {_type: "sanity.assetSourceData", name, id, ...(url && {url})}};
  return {...Object.fromEntries(fields), ...source};
}
