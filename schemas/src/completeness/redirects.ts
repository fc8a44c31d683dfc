import type {Availability} from "../fields/address-overlap.ts";
import {REGIONS} from "../markets.ts";
import {type ContentDocument, publishedId, textAt, textsAt} from "./content-document.ts";
import {isOffered} from "./page-document.ts";

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly permanent: boolean | null;
}

export interface RedirectRow extends Redirect {
  readonly id: string;
  readonly targeting: Availability;
}

export type RedirectChain =
  | {
      readonly kind: "arrives";
      readonly to: string;
      readonly isPermanent: boolean;
      readonly hops: readonly string[];
    }
  | {readonly kind: "circles"; readonly hops: readonly string[]};

/**
 * Follows the redirects of one region from an address to the last one, so that a visitor is sent once however long
 * the chain. Null when no redirect begins there. `hops` are the addresses on the way, the first included.
 */
export function followRedirects(from: string, redirects: readonly Redirect[]): RedirectChain | null {
  const hops: string[] = [];
  let isPermanent = true;
  let to = from;
  for (let next = findRedirect(to, redirects); next; next = findRedirect(to, redirects)) {
    hops.push(pathOnly(to));
    if (hops.includes(pathOnly(next.to))) return {kind: "circles", hops: [...hops, pathOnly(next.to)]};
    isPermanent &&= next.permanent ?? false;
    to = next.to;
  }
  return hops.length === 0 ? null : {kind: "arrives", to, isPermanent, hops};
}

const findRedirect = (path: string, redirects: readonly Redirect[]) =>
  redirects.find(({from}) => from === pathOnly(path));

export const pathOnly = (path: string): string => path.split(/[?#]/)[0] ?? path;

export function toRedirect(document: ContentDocument): RedirectRow | null {
  const from = textAt(document, "from");
  const to = textAt(document, "to");
  if (document._type !== "redirect" || !from || !to) return null;
  return {
    id: publishedId(document._id),
    from,
    to,
    permanent: document.permanent === true,
    targeting: {
      mode: textAt(document, "targeting.mode") ?? "all",
      regions: textsAt(document, "targeting.regions"),
    },
  };
}

/** Redirects that share no region cannot form a loop. */
export const sharesRegion = (one: Availability, other: Availability): boolean =>
  REGIONS.some((region) => isOffered(one, region) && isOffered(other, region));

export const traceRedirect = (row: RedirectRow, redirects: readonly RedirectRow[]): RedirectChain | null =>
  followRedirects(row.from, [
    row,
    ...redirects.filter(({id, targeting}) => id !== row.id && sharesRegion(targeting, row.targeting)),
  ]);
