import {randomUUID} from "node:crypto";
import type {IncomingMessage, ServerResponse} from "node:http";
import {defaultLocale, INTERNATIONAL, type MarketParams, parseMarket} from "@gradus/schemas/markets";
import {contentFailedSince} from "../src/lib/content-failure.ts";
import {setPageHeaders} from "./page-headers.ts";

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

/** Fetches one of our own pages, complete. */
export type FetchPage = (path: string) => Promise<{status: number; body: Buffer}>;

const RETRY_AFTER_S = 30;

/**
 * The framework answers a missing or failing page with a document that only scripts can fill. This replaces it by
 * a finished page of ours under the right status: 404, 503 when content cannot be reached, 500 otherwise.
 */
export function withDesignedErrors(handle: Handler, fetchPage: FetchPage): Handler {
  return (req, res) => {
    if (!wantsPage(req)) return handle(req, res);
    if (isErrorPageItself(req)) return sendErrorPage(req, res, 404, fetchPage);
    const startedAt = performance.now();
    holdBackErrors(res, (status) => {
      const answered = status === 404 ? 404 : contentFailedSince(startedAt) ? 503 : 500;
      void sendErrorPage(req, res, answered, fetchPage);
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
  if (status !== 404 && status < 500) return false;
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
  const name = status === 404 ? "not-found" : "unavailable";
  const page = await fetchPage(`/${region}/${locale}/errors/${name}`).catch(() => null);
  for (const header of res.getHeaderNames()) res.removeHeader(header);
  setPageHeaders(res);
  if (status === 503) res.setHeader("retry-after", RETRY_AFTER_S);
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("cache-control", status === 404 ? "public, max-age=0, must-revalidate" : "no-store");
  const isUsable = page !== null && page.status === 200;
  res.writeHead(isUsable ? status : Math.max(status, 500));
  res.end(
    req.method === "HEAD"
      ? undefined
      : isUsable
        ? page.body
        : "<!doctype html><title>503</title><h1>503</h1>",
  );
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
