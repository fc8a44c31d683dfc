import {createHash} from "node:crypto";
import {promisify} from "node:util";
import {brotliCompress, constants, gzip} from "node:zlib";
import {LRUCache} from "lru-cache";
import type {InlineSources} from "../policy/content-policy.ts";
import type {PageTransform} from "./transform-page.ts";

export type Encoding = "identity" | "br" | "gzip";

export interface ResponseBody {
  /** As the header carries it; weak, because the encodings share it. Null for what is sent once, as it is. */
  readonly etag: string | null;
  /** What a page's policy has to name; null for what is no page. */
  readonly sources: InlineSources | null;
  encoded(encoding: Encoding): Promise<Buffer>;
}

export interface BodyCache {
  /** A page by its text: the framework hands out the same string until the page is made anew. */
  page(html: string, path: string): ResponseBody;
  /** Data of a cached page, by its version; null if there is none, or no longer. */
  data(version: string): ResponseBody | null;
  /** A file by its address, which names its version. */
  file(address: string, bytes: Buffer): ResponseBody;
}

// Brotli qualities. The first visitor of a new version waits for `QUICK`; all later ones get the smaller body.
const QUICK = 1;
const SMALL = 5;

// A page holds its content twice, as markup and as data for scripts. Brotli's window spans both, gzip's does not.
const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length},
  });

const encode: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  identity: async (body) => body,
  br: (body) => brotli(body, QUICK),
  gzip: (body) => promisify(gzip)(body),
};

interface Entry {
  readonly body: ResponseBody;
  readonly data: {readonly version: string; readonly body: ResponseBody} | null;
}

export function createBodyCache(maxBytes: number, pages: PageTransform): BodyCache {
  // A page and its data are cached and evicted together: a browser that has the page requests the data.
  const pageOf = new Map<string, string>();
  const cache = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    dispose({data}, key) {
      if (data && pageOf.get(data.version) === key) pageOf.delete(data.version);
    },
  });
  const keep = (key: string, entry: Entry, size: number) => {
    cache.set(key, entry, {size: Math.max(size, 1)});
    return entry;
  };
  const makePage = (html: string, path: string) => {
    const {html: sent, data} = pages.transform(html, path);
    const bytes = Buffer.from(sent);
    const body = cachedBody(bytes, pages.sources(sent));
    // The text itself, two bytes a character, stays in memory as the key.
    const size = html.length * 2 + bytes.length * 2;
    if (!data) return keep(html, {body, data: null}, size);
    const text = Buffer.from(data.text);
    const entry = {body, data: {version: data.version, body: cachedBody(text, null)}};
    keep(html, entry, size + text.length * 2);
    if (cache.has(html)) pageOf.set(data.version, html);
    return entry;
  };
  return {
    page: (html, path) => (cache.get(html) ?? makePage(html, path)).body,
    data: (version) => cache.get(pageOf.get(version) ?? "")?.data?.body ?? null,
    file: (address, bytes) =>
      (cache.get(address) ?? keep(address, {body: cachedBody(bytes, null), data: null}, bytes.length * 2))
        .body,
  };
}

/**
 * For development: makes every body anew, so that an edit is seen at once. Only the data of the newest pages waits for
 * the request that follows its page.
 */
export function createFreshBodies(pages: PageTransform): BodyCache {
  const data = new LRUCache<string, ResponseBody>({max: 100});
  return {
    page(html, path) {
      const {html: sent, data: late} = pages.transform(html, path);
      if (late) data.set(late.version, uncachedText(Buffer.from(late.text)));
      return {...uncachedText(Buffer.from(sent)), sources: pages.sources(sent)};
    },
    data: (version) => data.get(version) ?? null,
    file: (_address, bytes) => uncachedText(bytes),
  };
}

export function uncachedBody(bytes: Buffer, sources: InlineSources | null = null): ResponseBody {
  return {etag: null, sources, encoded: async () => bytes};
}

export function uncachedText(bytes: Buffer): ResponseBody {
  return {etag: null, sources: null, encoded: (encoding) => encode[encoding](bytes)};
}

function cachedBody(bytes: Buffer, sources: InlineSources | null): ResponseBody {
  const encodings = new Map<Encoding, Promise<Buffer>>();
  const encoded = (encoding: Encoding) => {
    const known = encodings.get(encoding);
    if (known) return known;
    const encodedBody = encode[encoding](bytes);
    encodings.set(encoding, encodedBody);
    if (encoding === "br")
      void encodedBody
        .then(() => brotli(bytes, SMALL))
        .then((small) => encodings.set(encoding, Promise.resolve(small)));
    return encodedBody;
  };
  return {etag: `W/"${fingerprint(bytes)}"`, sources, encoded};
}

function fingerprint(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
