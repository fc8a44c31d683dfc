import {createHash} from "node:crypto";
import {promisify} from "node:util";
import {brotliCompress, constants, gzip} from "node:zlib";
import {LRUCache} from "lru-cache";
import type {InlineSources} from "../policy/content-policy.ts";
import {PAGE_DATA_PATH} from "./page-data.ts";
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
  /** The data of a page that is kept, by its version; null when there is none, or no longer. */
  data(version: string): ResponseBody | null;
  /** A file by its address, which names its version. */
  file(address: string, bytes: Buffer): ResponseBody;
}

// The first visitor of a new version waits for this one, and everybody after gets the smaller one.
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

/** Bytes, validator and encodings of answers, made once and kept up to a total size. */
export function createBodyCache(maxBytes: number, pages: PageTransform): BodyCache {
  const cache = new LRUCache<string, ResponseBody>({maxSize: maxBytes});
  const keep = (key: string, body: ResponseBody, size: number) => {
    cache.set(key, body, {size: Math.max(size, 1)});
    return body;
  };
  const keepFile = (key: string, bytes: Buffer) =>
    cache.get(key) ?? keep(key, cachedBody(bytes, null), bytes.length * 2);
  return {
    page(html, path) {
      const known = cache.get(html);
      if (known) return known;
      const {html: sent, data} = pages.transform(html, path);
      if (data) keepFile(dataKey(data.version), Buffer.from(data.text));
      const bytes = Buffer.from(sent);
      // The text itself, two bytes a character, stays in memory as the key.
      return keep(html, cachedBody(bytes, pages.sources(sent)), html.length * 2 + bytes.length * 2);
    },
    data: (version) => cache.get(dataKey(version)) ?? null,
    file: keepFile,
  };
}

const dataKey = (version: string) => `${PAGE_DATA_PATH}${version}`;

/** What one visitor gets, and nobody again. */
export function uncachedBody(bytes: Buffer, sources: InlineSources | null = null): ResponseBody {
  return {etag: null, sources, encoded: async () => bytes};
}

function cachedBody(bytes: Buffer, sources: InlineSources | null): ResponseBody {
  const encodings = new Map<Encoding, Promise<Buffer>>();
  const encoded = (encoding: Encoding) => {
    const known = encodings.get(encoding);
    if (known) return known;
    const made = encode[encoding](bytes);
    encodings.set(encoding, made);
    if (encoding === "br")
      void made
        .then(() => brotli(bytes, SMALL))
        .then((small) => encodings.set(encoding, Promise.resolve(small)));
    return made;
  };
  return {etag: `W/"${fingerprint(bytes)}"`, sources, encoded};
}

function fingerprint(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
