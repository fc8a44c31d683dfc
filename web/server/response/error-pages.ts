import {randomUUID} from "node:crypto";
import type {IncomingMessage} from "node:http";
import {defaultLocale, INTERNATIONAL, type MarketParams, parseMarket} from "@gradus/schemas/markets";
import {contentFailedSince} from "../../src/content/content-failure.ts";
import {ALWAYS_REVALIDATE, NO_STORE} from "../../src/lib/cache-control.ts";
import type {IsPreview} from "../policy/preview-request.ts";
import {type Answer, type Exchange, type Head, headerOf} from "./answer.ts";
import {pageHeaders} from "./page-headers.ts";

export type FetchPage = (path: string, cookie?: string) => Promise<{status: number; body: Buffer}>;

export interface ErrorPageOptions {
  readonly fetchPage: FetchPage;
  readonly isPreview: IsPreview;
  /** Whether the framework's error of this status is replaced. */
  readonly replaces: (status: number) => boolean;
}

/** What is true of every answer of the site, whatever was made of it. */
const KEPT_HEADERS: ReadonlySet<string> = new Set(["set-cookie", "strict-transport-security"]);
const RETRY_AFTER_S = 30;
const BARE_PAGE = "<!doctype html><title>503</title><h1>503</h1>";

/** Set by our own request for an error page. Visitors who open its address meet what it is: nothing there. */
export const OWN_REQUEST = {name: "x-own-request", value: randomUUID()} as const;

export function isErrorPageAddress(request: IncomingMessage): boolean {
  return /^\/[a-z]+\/[a-z]+\/errors\//.test(request.url ?? "/") && !isOwn(request);
}

/** An error that a person would read. An error page of ours that fails is not answered with itself. */
export function isReplaced(
  head: Head,
  {request, startedAt}: Exchange,
  {replaces}: Pick<ErrorPageOptions, "replaces">,
): boolean {
  const {status, headers} = head;
  if (status !== 404 && status !== 410 && status < 500) return false;
  if (!replaces(statusOf(head, startedAt))) return false;
  const isPage =
    headers["content-type"] === undefined || headerOf(head, "content-type").startsWith("text/html");
  return isPage && wantsPage(request) && !isOwn(request);
}

/**
 * For a missing or failing page the framework sends a document that only scripts can fill. This replaces it by a
 * finished page of ours with the right status: 404, 410 for an expired preview, 503 when content cannot be reached,
 * 500 otherwise.
 */
export async function replaceError(
  answer: Answer,
  exchange: Exchange,
  options: ErrorPageOptions,
): Promise<Answer> {
  if (!isReplaced(answer, exchange, options)) return answer;
  const {fetchPage, isPreview} = options;
  const {request, startedAt} = exchange;
  const status = statusOf(answer, startedAt);
  // A missing page in preview has the bar as well.
  const cookie = status === 404 && isPreview(request) ? request.headers.cookie : undefined;
  const {region, locale} = marketOf(request, answer);
  const paths = pagesFor(status, request).map((name) => `/${region}/${locale}/errors/${name}`);
  const page = await firstUsable(paths, (path) => fetchPage(path, cookie));
  const isForAll = status === 404 && cookie === undefined;
  return {
    status: page ? status : Math.max(status, 500),
    headers: {
      ...siteHeaders(answer, isPreview(request)),
      ...(status === 503 && {"retry-after": String(RETRY_AFTER_S)}),
      "content-type": "text/html; charset=utf-8",
      ...(isForAll ? ALWAYS_REVALIDATE : NO_STORE),
    },
    body: page?.body ?? Buffer.from(BARE_PAGE),
  };
}

/** The headers that every answer has, without those the framework set for this one only. */
export function siteHeaders({headers}: Head, isPreview: boolean): Head["headers"] {
  const headerEntries = Object.entries(headers).filter(([name]) => KEPT_HEADERS.has(name));
  return {...Object.fromEntries(headerEntries), ...pageHeaders(isPreview)};
}

function statusOf({status}: Head, startedAt: number): number {
  if (status === 404 || status === 410) return status;
  return contentFailedSince(startedAt) ? 503 : 500;
}

function isOwn({headers}: IncomingMessage): boolean {
  return headers[OWN_REQUEST.name] === OWN_REQUEST.value;
}

function wantsPage({method, url = "/", headers}: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (url.startsWith("/api/preview/share")) return true;
  return !url.startsWith("/_next/") && !url.startsWith("/api/") && headers.rsc === undefined;
}

const PAGES: Readonly<Record<number, string>> = {404: "not-found", 410: "preview-expired"};

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
function marketOf({url = "/"}: IncomingMessage, head: Head): MarketParams {
  const [, region = "", locale = ""] = url.split(/[/?]/);
  const [chosenRegion = "", chosenLocale = ""] = headerOf(head, "x-gradus-market").split("/");
  return (
    parseMarket(region, locale) ??
    parseMarket(chosenRegion, chosenLocale) ?? {region: INTERNATIONAL, locale: defaultLocale(INTERNATIONAL)}
  );
}
