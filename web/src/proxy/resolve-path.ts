import {
  defaultLocale,
  INTERNATIONAL,
  isLocale,
  isRegion,
  type MarketParams,
  parseMarket,
  type Region,
} from "@gradus/schemas/markets";
import {isKnownPath} from "@gradus/schemas/routes";
import {marketPath} from "@/lib/market-path";
import {cleanSegments, lowerCase} from "./clean-segments";
import {canonicalSitePath} from "./site-path";

export type Resolution =
  | {readonly kind: "serve"}
  | {
      readonly kind: "redirect";
      readonly location: string;
      readonly status: 307 | 308;
      /** True when another visitor may be sent elsewhere. */
      readonly noStore: boolean;
    }
  | {readonly kind: "notFound"};

/** Regions that may claim a visitor whose address names none. */
export interface VisitorRegions {
  readonly preferred: Region | null;
  readonly detected: Region | null;
}

/** Where an incoming path leads: at most one redirect, never to itself, the query kept. */
export function resolvePath(pathname: string, search: string, visitor: VisitorRegions): Resolution {
  const segments = cleanSegments(pathname);
  const target = segments && (namedMarket(segments) ?? visitorMarket(segments, visitor));
  if (!target) return {kind: "notFound"};
  const location = marketPath(target.market, target.path);
  if (location === pathname) return {kind: "serve"};
  const status = target.isVisitors ? 307 : 308;
  return {kind: "redirect", location: `${location}${search}`, status, noStore: target.isVisitors};
}

/** An address no page of ours has, within a region or without one: editors may know where it leads. */
export interface UnknownAddress {
  readonly region: Region | null;
  /** Without region and language. */
  readonly path: string;
}

/** Region and path of an address that was not found, for a further lookup; null when it is junk. */
export function unknownAddress(pathname: string): UnknownAddress | null {
  const segments = cleanSegments(pathname)?.map(lowerCase);
  if (!segments || segments.length === 0) return null;
  const [region = "", ...rest] = segments;
  return isRegion(region)
    ? {region, path: `/${rest.join("/")}`}
    : {region: null, path: `/${segments.join("/")}`};
}

interface Target {
  readonly market: MarketParams;
  readonly path: string;
  /** The region comes from the visitor, not from the address. */
  readonly isVisitors: boolean;
}

/** The address names a region: with one of its languages, with a language it does not have, or with none. */
function namedMarket(segments: readonly string[]): Target | null {
  const [region = "", locale = ""] = segments.slice(0, 2).map(lowerCase);
  if (!isRegion(region)) return null;
  const market = parseMarket(region, locale) ?? defaultMarket(region);
  if (locale === "" || isLocale(locale)) return toTarget(market, segments.slice(2));
  return onlyIfKnown(toTarget(market, segments.slice(1)));
}

function visitorMarket(segments: readonly string[], {preferred, detected}: VisitorRegions): Target | null {
  const market = defaultMarket(preferred ?? detected ?? INTERNATIONAL);
  return onlyIfKnown({...toTarget(market, segments), isVisitors: true});
}

function toTarget(market: MarketParams, rest: readonly string[]): Target {
  return {market, path: canonicalSitePath(rest), isVisitors: false};
}

function onlyIfKnown(target: Target): Target | null {
  return isKnownPath(target.path) ? target : null;
}

export function defaultMarket(region: Region): MarketParams {
  return {region, locale: defaultLocale(region)};
}
