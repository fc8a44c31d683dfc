import {createHash} from "node:crypto";
import {once} from "node:events";
import {pipeline} from "node:stream/promises";
import {LakeError, notFound} from "../errors.ts";
import {type Call, param, type Reply, STREAMED} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import {type AssetFile, type AssetKind, fileNameOf, parseFileName} from "./asset-file.ts";
import type {AssetStore} from "./asset-store.ts";
import {mimeTypeOf} from "./file-type.ts";
import type {RenderCache} from "./render-cache.ts";
import {type EncodedFormat, transformImage} from "./transform-image.ts";
import {asksForTransform, parseTransform, type TransformParams} from "./transform-params.ts";

export interface ServeDeps {
  readonly projectId: string;
  readonly store: AssetStore;
  readonly renders: RenderCache;
}

/** The name holds the hash of the content, so what is behind it never changes. */
const FOREVER = "public, max-age=31536000, immutable";

export function serveRoutes(deps: ServeDeps): Route[] {
  return (["images", "files"] as const).map((kind) =>
    route("GET", `/${kind}/:project/:dataset/*name`, (call) => serve(deps, call, kind)),
  );
}

interface Asset {
  readonly dataset: string;
  readonly file: AssetFile;
  readonly bytes: number;
  /** A name behind the stored one is for people; browsers save under it. */
  readonly vanityName: string | null;
}

async function serve(deps: ServeDeps, call: Call, kind: AssetKind): Promise<Reply | typeof STREAMED> {
  const asset = await findAsset(deps, call, kind);
  const isTransformable = asset.file.size !== null && asset.file.extension !== "svg";
  if (isTransformable && asksForTransform(call.query)) {
    const params = parseTransform(call.query);
    const format = chooseFormat(asset.file, params, call.request.headers.accept ?? "");
    if (format !== null) return draw(deps, call, asset, {params, format});
  }
  return sendOriginal(deps, call, asset);
}

async function findAsset({projectId, store}: ServeDeps, call: Call, kind: AssetKind): Promise<Asset> {
  const [name = "", vanityName = null] = param(call, "name").split("/");
  const dataset = param(call, "dataset");
  const file = param(call, "project") === projectId ? parseFileName(kind, name) : null;
  const bytes = file && /^[-\w]+$/.test(dataset) ? await store.sizeOf(dataset, file) : null;
  if (!file || bytes === null) throw notFound(`There is no asset at ${call.path}`);
  return {dataset, file, bytes, vanityName};
}

/** Null when only the best format was requested and the browser supports none better than the original. */
function chooseFormat({extension}: AssetFile, params: TransformParams, accept: string): EncodedFormat | null {
  if (params.format) return params.format;
  if (params.isAutoFormat) {
    if (accept.includes("image/avif") && extension !== "gif") return "avif";
    if (accept.includes("image/webp") && extension !== "gif") return "webp";
  }
  const isOnlyFormat = JSON.stringify({...params, isAutoFormat: false}) === UNCHANGED;
  return isOnlyFormat ? null : ownFormat(extension);
}

const UNCHANGED = JSON.stringify(parseTransform(new URLSearchParams()));

function ownFormat(extension: string): EncodedFormat {
  return extension === "png" || extension === "webp" || extension === "avif" || extension === "gif"
    ? extension
    : "jpg";
}

interface Drawing {
  readonly params: TransformParams;
  readonly format: EncodedFormat;
}

async function draw(
  {store, renders}: ServeDeps,
  call: Call,
  asset: Asset,
  {params, format}: Drawing,
): Promise<Reply> {
  const {dataset, file} = asset;
  const path = store.pathOf(dataset, file);
  const key = createHash("sha1")
    .update(JSON.stringify([dataset, fileNameOf(file), params, format]))
    .digest("hex");
  const size = file.size ?? {width: 1, height: 1};
  const bytes = await renders.get(key, () => transformImage(path, size, params, format));
  const extension = format === "pjpg" ? "jpg" : format;
  return {
    body: bytes,
    headers: {
      ...commonHeaders(call, asset, extension),
      etag: `"${key}"`,
      ...(params.isAutoFormat && {vary: "Origin, Accept"}),
    },
  };
}

async function sendOriginal({store}: ServeDeps, call: Call, asset: Asset): Promise<Reply | typeof STREAMED> {
  const {file, bytes, dataset} = asset;
  const headers = {
    ...commonHeaders(call, asset, file.extension),
    etag: `"${file.sha1}"`,
    "accept-ranges": "bytes",
    "x-sanity-sha1": file.sha1,
    ...(call.query.has("auto") && {vary: "Origin, Accept"}),
  };
  if (call.request.headers["if-none-match"]?.includes(file.sha1)) return {status: 304, headers};
  const range = parseRange(call.request.headers.range, bytes);
  const {start, end} = range ?? {start: 0, end: bytes - 1};
  call.response.writeHead(range ? 206 : 200, {
    ...headers,
    "content-length": end - start + 1,
    ...(range && {"content-range": `bytes ${start}-${end}/${bytes}`}),
  });
  if (call.method === "HEAD") {
    call.response.end();
    return STREAMED;
  }
  const stream = store.read(dataset, file, {start, end});
  await once(stream, "open");
  // A visitor who leaves in the middle is no failure of ours.
  await pipeline(stream, call.response).catch(() => call.response.destroy());
  return STREAMED;
}

function commonHeaders({query}: Call, {file, vanityName}: Asset, extension: string): Record<string, string> {
  const name = query.get("dl") || vanityName || `${file.sha1}.${extension}`;
  return {
    "content-type": mimeTypeOf(extension),
    "cache-control": FOREVER,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
    // An uploaded SVG or HTML file opened by its address must not run scripts on the lake's origin.
    "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    ...(query.has("dl") && {
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    }),
  };
}

interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Parses a single range, as media players send it; several ranges at once are answered with the whole file. */
function parseRange(header: string | undefined, bytes: number): ByteRange | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  const start = from === "" ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === "" || to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (start <= end) return {start, end};
  throw new LakeError(416, "Range Not Satisfiable", `The file has ${bytes} bytes`);
}
