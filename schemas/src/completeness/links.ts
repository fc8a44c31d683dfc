import type {MarketParams, Region} from "../markets.ts";
import {findRoute, MOVED_ROUTES} from "../routes.ts";
import type {ContentDocument} from "./content-document.ts";
import {type ContentSnapshot, marketsOf} from "./content-snapshot.ts";
import {isOffered} from "./page-document.ts";
import {followRedirects, pathOnly} from "./redirects.ts";
import {usesOf} from "./uses.ts";

/** `planned`: the address is reserved for a page that does not exist yet; the site renders no link there. */
const LINK_STATES = ["dead", "hop", "planned", "external", "fine"] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface Link {
  readonly document: ContentDocument;
  readonly field: string;
  readonly target: string;
  readonly state: LinkState;
  /** For a dead link: regions in which it is dead. For a hop: none. */
  readonly regions: readonly Region[];
  /** For a hop: where visitors arrive. */
  readonly redirectsTo: string | null;
}

const linksBySnapshot = new WeakMap<ContentSnapshot, readonly Link[]>();

export function listLinks(snapshot: ContentSnapshot): readonly Link[] {
  const links = linksBySnapshot.get(snapshot) ?? checkAllLinks(snapshot);
  linksBySnapshot.set(snapshot, links);
  return links;
}

function checkAllLinks(snapshot: ContentSnapshot): Link[] {
  const documents = snapshot.published.filter(({_type}) => !TYPES_WITHOUT_LINKS.has(_type));
  return documents.flatMap((document) => linksOf(snapshot, document));
}

// Their `path` is their own address; redirects are judged by rules of their own.
const TYPES_WITHOUT_LINKS = new Set(["legalDocument", "redirect", "legalVersion", "shareLink"]);

function linksOf(snapshot: ContentSnapshot, document: ContentDocument): Link[] {
  const {links} = usesOf(document);
  if (links.length === 0) return [];
  const markets = marketsOf(snapshot, document);
  return links.map(({target, field, regions}) => {
    const affectedMarkets = markets.filter(({region}) => regions.includes(region));
    return {document, field, target, ...checkLink(snapshot, target, affectedMarkets)};
  });
}

function checkLink(
  snapshot: ContentSnapshot,
  target: string,
  affectedMarkets: readonly MarketParams[],
): Pick<Link, "state" | "regions" | "redirectsTo"> {
  const fine = {regions: [], redirectsTo: null};
  if (target.startsWith("#")) return {state: "fine", ...fine};
  if (!target.startsWith("/")) return {state: "external", ...fine};
  const dead = affectedMarkets.filter((at) => !hasPageAt(snapshot, target, at));
  if (dead.length === 0) return {state: findRoute(target)?.built === false ? "planned" : "fine", ...fine};
  const targets = dead.map((at) => redirectTarget(snapshot, target, at));
  const [first] = targets;
  if (first && targets.every((target) => target !== null))
    return {state: "hop", regions: [], redirectsTo: first};
  const lost = dead.filter((_market, index) => targets[index] === null).map(({region}) => region);
  return {state: "dead", regions: [...new Set(lost)], redirectsTo: null};
}

/** Whether a page answers an address in a market: one with documents behind it must be shown there. */
function hasPageAt({rowByPath}: ContentSnapshot, target: string, at: MarketParams): boolean {
  const path = pathOnly(target);
  const row = rowByPath.get(path);
  if (row) return row.cells.some(({market, shown}) => shown !== null && isSameMarket(market, at));
  const route = findRoute(path);
  return route !== null && (!route.built || route.path === path);
}

function redirectTarget({redirects}: ContentSnapshot, target: string, at: MarketParams): string | null {
  const regionRedirects = redirects.filter(({targeting}) => isOffered(targeting, at.region));
  const chain = followRedirects(target, regionRedirects);
  if (chain?.kind === "arrives") return chain.to;
  return codedRedirectTarget(pathOnly(target));
}

/** `/products/pod` has always led to `/store/pod`. */
function codedRedirectTarget(path: string): string | null {
  for (const [from, to] of Object.entries(MOVED_ROUTES)) {
    const [before = "", after = ""] = [from.split("{")[0], to.split("{")[0]];
    if (path.startsWith(before)) return path.replace(before, after);
  }
  return null;
}

const isSameMarket = (one: MarketParams, other: MarketParams) =>
  one.region === other.region && one.locale === other.locale;
