import type {IncomingMessage} from "node:http";
import {type BodyCache, type ResponseBody, uncachedBody, uncachedText} from "../cache/body-cache.ts";
import type {PageTransform} from "../cache/transform-page.ts";
import type {IsPreview} from "../policy/preview-request.ts";
import {acceptedEncoding} from "./accepted-encoding.ts";
import {type Answer, type Head, headerOf, type PreparedAnswer} from "./answer.ts";

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:javascript|json|xml|x-ndjson|[\w.-]+\+(?:json|xml))|image\/svg)/;

const OWN_CALLS = "/api/";
const FILES = ["/_next/static/", "/api/art?"];

export interface Bodies {
  readonly cache: BodyCache;
  readonly pages: PageTransform;
  readonly isPreview: IsPreview;
  /** The framework then renders a page for each visitor, also one that it shares in production. */
  readonly isDevelopment: boolean;
}

/**
 * Shared pages and files are sent from cached bytes; the framework would hash, encode and compress them for each
 * visitor, here that happens once per version. Any other page was made for one visitor, or reports an error.
 */
export function chooseBody(answer: Answer, request: IncomingMessage, bodies: Bodies): PreparedAnswer {
  const {cache, pages, isPreview, isDevelopment} = bodies;
  const {status, headers, body} = answer;
  const isWholeText = typeof body === "string" || (isDevelopment && !isPreview(request));
  return {status, headers, body: choose()};

  function choose(): ResponseBody {
    if (isWholeText && isPageForAll(answer, request)) return cache.page(body.toString(), pathOf(request));
    const bytes = Buffer.from(body);
    if (isPage(answer, request)) return uncachedBody(bytes, pages.sources(bytes.toString()));
    if (isOwnJson(answer, request)) return uncachedText(bytes);
    return isCacheableFile(answer, request) ? cache.file(String(request.url), bytes) : uncachedBody(bytes);
  }
}

/** Without the query: the page is cached for all visitors, and one visitor's input must not reach the next. */
function pathOf({url = "/"}: IncomingMessage): string {
  return new URL(url, "http://site").pathname;
}

/** The policy of a page names the page's contents, so a page is sent in one piece. */
export function isPage(head: Head, {method}: IncomingMessage): boolean {
  return method === "GET" && isPlain(head) && headerOf(head, "content-type").startsWith("text/html");
}

/** A file of the build, or a drawing. Its address holds a hash of it, so it never changes. */
export function isCacheableFile(head: Head, request: IncomingMessage): boolean {
  const {method, url = "/"} = request;
  if (method !== "GET" || !FILES.some((folder) => url.startsWith(folder))) return false;
  return isCacheable(head, request) && acceptedEncoding(request) !== "identity";
}

/** What one of the site's own calls answers. None of them streams JSON. */
export function isOwnJson(head: Head, {url = "/", headers}: IncomingMessage): boolean {
  if (!url.startsWith(OWN_CALLS) || headers.range !== undefined || !isCompressible(head)) return false;
  return headerOf(head, "content-type").startsWith("application/json");
}

/** A page that is complete and cached by the framework, which marks it with a header. */
function isPageForAll(head: Head, request: IncomingMessage): boolean {
  return isPage(head, request) && isCacheable(head, request) && head.headers["x-nextjs-cache"] !== undefined;
}

function isCacheable(head: Head, {headers}: IncomingMessage): boolean {
  return headers.range === undefined && head.status === 200 && isPlain(head);
}

function isPlain(head: Head): boolean {
  return !head.headers["content-encoding"] && COMPRESSIBLE.test(headerOf(head, "content-type"));
}

export function isCompressible(head: Head): boolean {
  return isPlain(head) && !/\bno-transform\b/.test(headerOf(head, "cache-control"));
}
