import type {IncomingMessage} from "node:http";
import type {Duplex} from "node:stream";
import {constants, createBrotliCompress, createGzip} from "node:zlib";
import type {Encoding} from "../cache/body-cache.ts";
import {acceptedEncoding} from "./accepted-encoding.ts";
import {type Head, headerOf} from "./answer.ts";
import {isCompressible} from "./choose-body.ts";
import {WORTHWHILE_BYTES} from "./encode-body.ts";

export interface StreamedAnswer extends Head {
  /** What the body passes through on its way; null for a body that leaves as it is. */
  readonly encoder: Duplex | null;
}

// Half of the time of the usual 6 for a tenth more bytes, and a window that does not take megabytes for each visitor.
const GZIP_LEVEL = 4;
const BROTLI_QUALITY = 4;
const BROTLI_WINDOW_BITS = 18;

/**
 * Compresses an answer that is made for one visitor while it passes: nothing of it is collected, so what a backend has
 * sent is on its way. What is marked as not to be changed stays as it is, and so do pictures, archives and event streams.
 */
export function compressStream(head: Head, request: IncomingMessage): StreamedAnswer {
  if (head.status === 304) return {...head, headers: inEncodings(head, request), encoder: null};
  if (!isStreamCompressible(head, request)) return {...head, encoder: null};
  const encoding = isWorthwhile(head) ? acceptedEncoding(request) : "identity";
  const headers = inEncodings(head, request);
  if (encoding === "identity") return {...head, headers, encoder: null};
  const {"content-length": length, ...rest} = headers;
  // A HEAD response has no body to encode; the length of the uncompressed one is dropped.
  if (request.method === "HEAD") return {...head, headers: rest, encoder: null};
  return {
    ...head,
    headers: {...rest, "content-encoding": encoding},
    encoder: createEncoder(encoding, length === undefined),
  };
}

function isStreamCompressible(head: Head, {headers}: IncomingMessage): boolean {
  const isPart = headers.range !== undefined || head.status === 206;
  return !isPart && isCompressible(head);
}

function isWorthwhile({headers}: Head): boolean {
  const length = headers["content-length"];
  return length === undefined || Number(length) >= WORTHWHILE_BYTES;
}

/**
 * Announces that the encoding varies by request. All encodings share one validator, which is weak for this visitor from
 * the first response on.
 */
function inEncodings(head: Head, request: IncomingMessage): Head["headers"] {
  const vary = varied(headerOf(head, "vary"));
  const etag = headerOf(head, "etag");
  if (!etag.startsWith('"') || acceptedEncoding(request) === "identity") return {...head.headers, vary};
  return {...head.headers, vary, etag: `W/${etag}`};
}

function varied(vary: string): string {
  if (/(?:^|,)\s*(?:\*|accept-encoding)\s*(?:,|$)/i.test(vary)) return vary;
  return [vary, "accept-encoding"].filter(Boolean).join(", ");
}

/** A body of unknown length may pause for long: each piece of it leaves as soon as it has come. */
function createEncoder(encoding: Exclude<Encoding, "identity">, isUnending: boolean): Duplex {
  if (encoding === "gzip") {
    return createGzip({level: GZIP_LEVEL, ...(isUnending && {flush: constants.Z_SYNC_FLUSH})});
  }
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    },
    ...(isUnending && {flush: constants.BROTLI_OPERATION_FLUSH}),
  });
}
