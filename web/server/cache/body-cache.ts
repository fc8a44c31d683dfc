import {createHash} from "node:crypto";
import {promisify} from "node:util";
import {brotliCompress, constants, gzip} from "node:zlib";
import {LRUCache} from "lru-cache";
import type {InlineSources} from "../policy/content-policy.ts";
import type {PageFinisher} from "./finish-page.ts";

export type Form = "identity" | "br" | "gzip";

/** One answer in every form it was asked for so far. */
export interface KeptBody {
  /** As the header carries it; weak, because the compressed forms share it. */
  readonly etag: string;
  form(form: Form): Promise<Buffer>;
}

export interface KeptPage extends KeptBody {
  readonly sources: InlineSources;
}

export interface KeptBodies {
  /** A page by its text: the framework hands out the same string until the page is made anew. */
  page(html: string): KeptPage;
  /** A file by its address, which names its version. */
  file(address: string, read: () => Buffer): KeptBody;
}

// The first visitor of a new version waits for this one, and everybody after gets the smaller one.
const QUICK = 1;
const SMALL = 5;

// A page holds its content twice, as markup and as data for scripts. Brotli's window spans both, gzip's does not.
const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length},
  });

const encode: Readonly<Record<Form, (body: Buffer) => Promise<Buffer>>> = {
  identity: async (body) => body,
  br: (body) => brotli(body, QUICK),
  gzip: (body) => promisify(gzip)(body),
};

/** Bytes, validator and compressed forms of answers, made once and kept up to a total size. */
export function createKeptBodies(maxBytes: number, pages: PageFinisher): KeptBodies {
  const kept = new LRUCache<string, KeptBody | KeptPage>({maxSize: maxBytes});
  const keep = <Body extends KeptBody>(key: string, body: Body, size: number) => {
    kept.set(key, body, {size: Math.max(size, 1)});
    return body;
  };
  return {
    page(html) {
      const known = kept.get(html);
      if (known && "sources" in known) return known;
      const finished = pages.finish(html);
      const body = Buffer.from(finished);
      const page = {...keptBody(`W/"${fingerprint(body)}"`, body), sources: pages.sources(finished)};
      // The text itself, two bytes a character, stays in memory as the key.
      return keep(html, page, html.length * 2 + body.length * 2);
    },
    file(address, read) {
      const known = kept.get(address);
      if (known) return known;
      const body = read();
      return keep(address, keptBody(`W/"${fingerprint(body)}"`, body), body.length * 2);
    },
  };
}

function keptBody(etag: string, body: Buffer): KeptBody {
  const forms = new Map<Form, Promise<Buffer>>();
  return {
    etag,
    form(form) {
      const known = forms.get(form);
      if (known) return known;
      const made = encode[form](body);
      forms.set(form, made);
      if (form === "br")
        void made.then(() => brotli(body, SMALL)).then((small) => forms.set(form, Promise.resolve(small)));
      return made;
    },
  };
}

function fingerprint(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
