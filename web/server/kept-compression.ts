import type {IncomingMessage, ServerResponse} from "node:http";
import {promisify} from "node:util";
import {brotliCompress, constants, gzip} from "node:zlib";

type Encoding = "br" | "gzip";

const compressWith: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  // A page holds its content twice, as markup and as data for scripts. Brotli's window spans both, gzip's does not.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {[constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length},
    }),
  gzip: (body) => promisify(gzip)(body),
};

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/;
const WORTHWHILE_BYTES = 1024;

/** Compressed bodies by validator, the least recently used leaving first. */
export interface KeptBodies {
  get(key: string): Promise<Buffer> | undefined;
  set(key: string, body: Promise<Buffer>): void;
}

export function createKeptBodies(limit: number): KeptBodies {
  const kept = new Map<string, Promise<Buffer>>();
  return {
    get(key) {
      const body = kept.get(key);
      if (body) {
        kept.delete(key);
        kept.set(key, body);
      }
      return body;
    },
    set(key, body) {
      kept.set(key, body);
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/**
 * Compresses each kept answer once instead of once per visitor: an answer with a validator is collected,
 * and its compressed form is found again by that validator. Everything else passes as it is.
 */
export function compressKept(req: IncomingMessage, res: ServerResponse, kept: KeptBodies): void {
  const encoding = bestEncoding(req);
  if (encoding === null) return;
  const original = {write: res.write, end: res.end};
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  Object.assign(res, {
    write(...args: unknown[]) {
      if (!isKept(res)) return Reflect.apply(original.write, res, args);
      collect(args[0]);
      const done = args.findLast((arg) => typeof arg === "function");
      if (typeof done === "function") done();
      return true;
    },
    end(...args: unknown[]) {
      if (!isKept(res)) return Reflect.apply(original.end, res, args);
      collect(args[0]);
      Object.assign(res, original);
      void send(res, Buffer.concat(chunks), encoding, kept);
      return res;
    },
  });
}

async function send(res: ServerResponse, body: Buffer, encoding: Encoding, kept: KeptBodies) {
  if (body.length < WORTHWHILE_BYTES) {
    res.end(body);
    return;
  }
  const key = `${encoding} ${res.getHeader("etag")}`;
  const compressed = kept.get(key) ?? compressWith[encoding](body);
  kept.set(key, compressed);
  const sent = await compressed;
  res.setHeader("content-encoding", encoding);
  res.setHeader("content-length", sent.length);
  res.end(sent);
}

/** An answer that is complete and will be asked for again; its headers must not have left yet. */
function isKept(res: ServerResponse): boolean {
  if (res.headersSent || res.statusCode !== 200 || !res.hasHeader("etag")) return false;
  if (res.hasHeader("content-encoding")) return false;
  return COMPRESSIBLE.test(String(res.getHeader("content-type")));
}

function bestEncoding({method, headers}: IncomingMessage): Encoding | null {
  if (method !== "GET" || headers.range !== undefined) return null;
  const accepted = String(headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}
