import type {IncomingMessage} from "node:http";
import {type DataDeps, requirePerson} from "../data-deps.ts";
import type {Dataset} from "../datasets.ts";
import {badRequest, forbidden} from "../errors.ts";
import {tooLarge} from "../http/body.ts";
import {type Call, param, type Reply} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import type {NewDocument} from "../store/mutation.ts";
import {type AssetFile, type AssetKind, documentIdOf, fileNameOf} from "./asset-file.ts";
import type {AssetStore, Received} from "./asset-store.ts";
import {type FileType, sniffFileType} from "./file-type.ts";
import {describeImage, type ImageDescription} from "./image-metadata.ts";

export interface UploadDeps extends Pick<DataDeps, "datasets" | "access"> {
  readonly projectId: string;
  readonly store: AssetStore;
  readonly uploadBytesMax: number;
  /** Origin under which files are served, such as `http://127.0.0.1:4100`. */
  readonly publicUrl: () => string;
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
  // The store asks again for the very document; this only spares a viewer sending the whole file.
  if (!deps.access.can(person, "create")) throw forbidden("Your role may not upload files");
  const received = await receive(deps, call.request);
  try {
    const {file, document} = await describe(deps, call, kind, {received, dataset});
    await deps.store.keep(received, dataset.name, file);
    const {value} = dataset.store.transact(
      {author: person.id, kind: "mutationError", guard: deps.access.createGuard(person, dataset)},
      (transaction) => transaction.apply({createIfNotExists: document}),
    );
    return {body: {document: value?.[0]?.document}};
  } finally {
    await deps.store.discard(received.path);
  }
}

async function receive({store, uploadBytesMax}: UploadDeps, request: IncomingMessage): Promise<Received> {
  if (Number(request.headers["content-length"] ?? 0) > uploadBytesMax) throw tooLarge(uploadBytesMax);
  const received = await store.receive(request.iterator({destroyOnReturn: false}), uploadBytesMax);
  if (received.size > 0) return received;
  await store.discard(received.path);
  throw badRequest("The upload is empty");
}

interface Source {
  readonly received: Received;
  readonly dataset: Dataset;
}

async function describe(deps: UploadDeps, {query}: Call, kind: AssetKind, {received, dataset}: Source) {
  const filename = query.get("filename");
  const type = sniffFileType(received.head, filename);
  const image = kind === "images" ? await requireImage(received, type) : null;
  const size = image && {width: image.width, height: image.height};
  const file: AssetFile = {kind, sha1: received.sha1, size, extension: type.extension};
  const path = `${kind}/${deps.projectId}/${dataset.name}/${fileNameOf(file)}`;
  const document: NewDocument = {
    _id: documentIdOf(file),
    _type: kind === "images" ? "sanity.imageAsset" : "sanity.fileAsset",
    assetId: received.sha1,
    extension: type.extension,
    ...(image && {metadata: image.metadata}),
    mimeType: type.mimeType,
    ...(filename && {originalFilename: filename}),
    path,
    sha1hash: received.sha1,
    size: received.size,
    ...describedBy(query),
    // Derived from the content, so that the same file is the same document in every copy of a dataset.
    uploadId: received.sha1.slice(0, 32),
    url: `${deps.publicUrl()}/${path}`,
  };
  return {file, document};
}

async function requireImage({path}: Received, {extension}: FileType): Promise<ImageDescription> {
  if (IMAGE_EXTENSIONS.has(extension)) return describeImage(path, extension);
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
