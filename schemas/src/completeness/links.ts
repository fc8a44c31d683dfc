import type {MarketParams, Region} from "../markets.ts";
import {findRoute, MOVED_ROUTES} from "../routes.ts";
import type {ContentDocument} from "./content-document.ts";
import {type ContentSnapshot, marketsOf} from "./content-snapshot.ts";
import {isOffered} from "./page-document.ts";
import {followRedirects, pathOnly} from "./redirects.ts";
import {usesOf} from "./uses.ts";

/**
 * State of a link's target. `planned`: the address is reserved for a page that does not exist yet; the site renders no
 * link there.
 */
export const LINK_STATES = ["dead", "hop", "planned", "external", "fine"] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface Link {
  readonly document: ContentDocument;
  readonly field: string;
  readonly target: string;
  readonly state: LinkState;
  /** For a dead link: regions in which it is dead. For a hop: none. */
  readonly regions: readonly Region[];
  /** For a hop: where visitors arrive. */
  readonly arrivesAt: string | null;
}

const known = new WeakMap<ContentSnapshot, readonly Link[]>();

/** Every link of the published site with the state of its target. */
export function listLinks(snapshot: ContentSnapshot): readonly Link[] {
  const links = known.get(snapshot) ?? judgeAll(snapshot);
  known.set(snapshot, links);
  return links;
}

function judgeAll(snapshot: ContentSnapshot): Link[] {
  const documents = snapshot.published.filter(({_type}) => !UNLINKED.has(_type));
  return documents.flatMap((document) => linksOf(snapshot, document));
}

// Their `path` is their own address; redirects are judged by rules of their own.
const UNLINKED = new Set(["legalDocument", "redirect", "legalVersion", "shareLink"]);

function linksOf(snapshot: ContentSnapshot, document: ContentDocument): Link[] {
  const {links} = usesOf(document);
  if (links.length === 0) return [];
  const markets = marketsOf(snapshot, document);
  return links.map(({target, field, regions}) => {
    const seen = markets.filter(({region}) => regions.includes(region));
    return {document, field, target, ...judge(snapshot, target, seen)};
  });
}

function judge(
  snapshot: ContentSnapshot,
  target: string,
  seen: readonly MarketParams[],
): Pick<Link, "state" | "regions" | "arrivesAt"> {
  const fine = {regions: [], arrivesAt: null};
  if (target.startsWith("#")) return {state: "fine", ...fine};
  if (!target.startsWith("/")) return {state: "external", ...fine};
  const dead = seen.filter((at) => !answers(snapshot, target, at));
  if (dead.length === 0) return {state: findRoute(target)?.built === false ? "planned" : "fine", ...fine};
  const journeys = dead.map((at) => arrival(snapshot, target, at));
  const [first] = journeys;
  if (first && journeys.every((journey) => journey !== null))
    return {state: "hop", regions: [], arrivesAt: first};
  const lost = dead.filter((_market, index) => journeys[index] === null).map(({region}) => region);
  return {state: "dead", regions: [...new Set(lost)], arrivesAt: null};
}

/** Whether a page answers an address in a market: one with documents behind it must be shown there. */
function answers({rowByPath}: ContentSnapshot, target: string, at: MarketParams): boolean {
  const path = pathOnly(target);
  const row = rowByPath.get(path);
  if (row) return row.cells.some(({market, shown}) => shown !== null && isSame(market, at));
  const route = findRoute(path);
  return route !== null && (!route.built || route.path === path);
}

function arrival({redirects}: ContentSnapshot, target: string, at: MarketParams): string | null {
  const here = redirects.filter(({targeting}) => isOffered(targeting, at.region));
  const journey = followRedirects(target, here);
  if (journey?.kind === "arrives") return journey.to;
  return movedByCode(pathOnly(target));
}

/** `/products/pod` has always led to `/store/pod`. */
function movedByCode(path: string): string | null {
  for (const [from, to] of Object.entries(MOVED_ROUTES)) {
    const [before = "", after = ""] = [from.split("{")[0], to.split("{")[0]];
    if (path.startsWith(before)) return path.replace(before, after);
  }
  return null;
}

const isSame = (one: MarketParams, other: MarketParams) =>
  one.region === other.region && one.locale === other.locale;
