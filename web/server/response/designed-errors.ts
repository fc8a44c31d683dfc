import {randomUUID} from "node:crypto";
import type {IncomingMessage, ServerResponse} from "node:http";
import {defaultLocale, INTERNATIONAL, type MarketParams, parseMarket} from "@gradus/schemas/markets";
import {contentFailedSince} from "../../src/content/content-failure.ts";
import {setPageHeaders} from "./page-headers.ts";

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

/** Fetches one of our own pages, complete. */
export type FetchPage = (path: string, cookie?: string) => Promise<{status: number; body: Buffer}>;

/** What is true of every answer of the site, whatever was made of it. */
const KEPT_HEADERS: ReadonlySet<string> = new Set(["set-cookie", "strict-transport-security"]);
const RETRY_AFTER_S = 30;

/**
 * The framework answers a missing or failing page with a document that only scripts can fill. This replaces it by
 * a finished page of ours under the right status: 404, 410 for a preview that is over, 503 when content cannot be
 * reached, 500 otherwise.
 */
export function withDesignedErrors(handle: Handler, fetchPage: FetchPage): Handler {
  return (req, res) => {
    if (!wantsPage(req)) return handle(req, res);
    const send = (status: number) => sendErrorPage(req, res, status, fetchPage);
    if (isErrorPageItself(req)) return send(404);
    const startedAt = performance.now();
    holdBackErrors(res, (status) => {
      if (status === 404 || status === 410) return void send(status);
      void send(contentFailedSince(startedAt) ? 503 : 500);
    });
    return handle(req, res);
  };
}

/** Set by our own request for an error page. Visitors who open its address meet what it is: nothing there. */
export const OWN_REQUEST = {name: "x-own-request", value: randomUUID()} as const;

function isErrorPageItself({url = "/", headers}: IncomingMessage): boolean {
  return /^\/[a-z]+\/[a-z]+\/errors\//.test(url) && headers[OWN_REQUEST.name] !== OWN_REQUEST.value;
}

function wantsPage({method, url = "/", headers}: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (url.startsWith("/api/preview/share")) return true;
  return !url.startsWith("/_next/") && !url.startsWith("/api/") && headers.rsc === undefined;
}

/** Lets an answer pass until it turns out to be an error page; then swallows it and calls back once. */
function holdBackErrors(res: ServerResponse, onError: (status: number) => void) {
  const original = {writeHead: res.writeHead, write: res.write, end: res.end, flushHeaders: res.flushHeaders};
  let isHeld = false;
  const hold = (status: number) => {
    isHeld ||= !res.headersSent && isErrorPage(status, res);
    return isHeld;
  };
  const pass = (name: keyof typeof original, args: unknown[]) => Reflect.apply(original[name], res, args);
  Object.assign(res, {
    writeHead: (...args: [number, ...unknown[]]) => (hold(args[0]) ? res : pass("writeHead", args)),
    flushHeaders: () => (hold(res.statusCode) ? undefined : pass("flushHeaders", [])),
    write: (...args: unknown[]) => (hold(res.statusCode) ? true : pass("write", args)),
    end: (...args: unknown[]) => {
      if (!hold(res.statusCode)) return pass("end", args);
      Object.assign(res, original);
      onError(res.statusCode);
      return res;
    },
  });
}

function isErrorPage(status: number, res: ServerResponse): boolean {
  if (status !== 404 && status !== 410 && status < 500) return false;
  const type = String(res.getHeader("content-type") ?? "text/html");
  return type.startsWith("text/html");
}

async function sendErrorPage(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  fetchPage: FetchPage,
) {
  const {region, locale} = marketOf(req, res);
  // A missing page in preview has the bar as well.
  const cookie = status === 404 ? previewCookies(req) : undefined;
  const paths = pagesFor(status, req).map((name) => `/${region}/${locale}/errors/${name}`);
  const page = await firstUsable(paths, (path) => fetchPage(path, cookie));
  for (const header of res.getHeaderNames()) if (!KEPT_HEADERS.has(header)) res.removeHeader(header);
  setPageHeaders(req, res);
  if (status === 503) res.setHeader("retry-after", RETRY_AFTER_S);
  res.setHeader("content-type", "text/html; charset=utf-8");
  const isForAll = status === 404 && cookie === undefined;
  res.setHeader("cache-control", isForAll ? "public, max-age=0, must-revalidate" : "no-store");
  res.statusCode = page ? status : Math.max(status, 500);
  res.end(
    req.method === "HEAD" ? undefined : (page?.body ?? "<!doctype html><title>503</title><h1>503</h1>"),
  );
}

const PAGES: Readonly<Record<number, string>> = {404: "not-found", 410: "preview-expired"};

function previewCookies({headers: {cookie = ""}}: IncomingMessage): string | undefined {
  return /(?:^|;\s*)gradus-preview=/.test(cookie) ? cookie : undefined;
}

const LEGAL_VERSION = /^\/[a-z]+\/[a-z]+\/(privacy|terms|warranty|returns|cookies|accessibility)(?:\/|\?on=)/;

/** The pages that may stand there, best first: a missing version is answered with those that exist. */
function pagesFor(status: number, {url = "/"}: IncomingMessage): string[] {
  const [, document] = (status === 404 && LEGAL_VERSION.exec(url)) || [];
  return [...(document ? [`no-version/${document}`] : []), PAGES[status] ?? "unavailable"];
}

async function firstUsable(paths: readonly string[], fetchPage: FetchPage) {
  for (const path of paths) {
    const page = await fetchPage(path).catch(() => null);
    if (page?.status === 200) return page;
  }
  return null;
}

/** The market named by the address, else the one the path rules chose for it, else the international one. */
function marketOf(req: IncomingMessage, res: ServerResponse): MarketParams {
  const [, region = "", locale = ""] = (req.url ?? "/").split(/[/?]/);
  const [chosenRegion = "", chosenLocale = ""] = String(res.getHeader("x-gradus-market") ?? "").split("/");
  return (
    parseMarket(region, locale) ??
    parseMarket(chosenRegion, chosenLocale) ?? {region: INTERNATIONAL, locale: defaultLocale(INTERNATIONAL)}
  );
}
