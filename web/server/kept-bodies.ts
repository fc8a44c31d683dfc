import {createHash} from "node:crypto";
import {promisify} from "node:util";
import {brotliCompress, constants, gzip} from "node:zlib";
import {LRUCache} from "lru-cache";

export type Form = "identity" | "br" | "gzip";

/** One answer in every form it was asked for so far. */
export interface KeptBody {
  /** As the header carries it; weak, because the compressed forms share it. */
  readonly etag: string;
  form(form: Form): Promise<Buffer>;
}

export interface KeptBodies {
  /** A page by its text: the framework hands out the same string until the page is made anew. */
  page(html: string): KeptBody;
  /** A file by its address, which names its version. */
  file(address: string, read: () => Buffer): KeptBody;
}

const encode: Readonly<Record<Form, (body: Buffer) => Promise<Buffer>>> = {
  identity: async (body) => body,
  // A page holds its content twice, as markup and as data for scripts. Brotli's window spans both, gzip's does not.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {[constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length},
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** Bytes, validator and compressed forms of answers, made once and kept up to a total size. */
export function createKeptBodies(maxBytes: number): KeptBodies {
  const kept = new LRUCache<string, KeptBody>({maxSize: maxBytes});
  const keep = (key: string, body: KeptBody, size: number) => {
    kept.set(key, body, {size: Math.max(size, 1)});
    return body;
  };
  return {
    page(html) {
      const known = kept.get(html);
      if (known) return known;
      const body = Buffer.from(html);
      // The text itself, two bytes a character, stays in memory as the key.
      return keep(html, keptBody(`W/"${fingerprint(body)}"`, body), html.length * 2 + body.length * 2);
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
      const made = forms.get(form) ?? encode[form](body);
      forms.set(form, made);
      return made;
    },
  };
}

function fingerprint(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
