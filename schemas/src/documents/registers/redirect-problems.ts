import {pathOnly, type RedirectRow, sharesRegion, traceRedirect} from "../../completeness/redirects.ts";
import {LOCALE_CHOICES} from "../../fields/options.ts";
import {pagePath} from "../../page-path.ts";
import {findRoute} from "../../routes.ts";

export interface PublishedPage {
  readonly type: string;
  readonly slug: string;
  readonly locale: string;
}

export function formerAddressProblem(from: string): string | null {
  if (!/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(from)) {
    return "Write the path in lower case, beginning with a slash, without ? or # and without a slash at the end.";
  }
  if (/^\/[a-z]{2,3}\/(?:en|de|fr|es)(?:\/|$)/.test(from)) {
    return "Leave out region and language: it applies in all of them.";
  }
  // An address with a document behind it is only taken while there is one: see `addressTakenProblem`.
  return findRoute(from)?.path === from ? pageExistsProblem(from) : null;
}

const pageExistsProblem = (from: string) =>
  `${from} is a page of the site; it would disappear behind the redirect.`;

/** Whether a page still answers at the former address. English is shown wherever a language is missing. */
export function addressTakenProblem(
  from: string,
  pages: readonly PublishedPage[],
): {readonly isFinal: boolean; readonly message: string} | null {
  const locales = pages.filter((page) => pagePath(page) === from).map(({locale}) => locale);
  if (locales.length === 0) return null;
  if (locales.includes("en")) {
    return {isFinal: true, message: pageExistsProblem(from)};
  }
  const names = LOCALE_CHOICES.filter(({value}) => locales.includes(value)).map(({title}) => title);
  const list = new Intl.ListFormat("en").format(names);
  return {isFinal: false, message: `${from} still answers in ${list}. Change the address there as well.`};
}

export function redirectChainProblem(own: RedirectRow, others: readonly RedirectRow[]): string | null {
  const {from, to} = own;
  if (pathOnly(to) === from) {
    return to === from
      ? "A redirect cannot lead to itself."
      : "A redirect cannot lead to the same page with another ending. Links with ? and # already arrive there.";
  }
  const overlapping = others.filter(
    ({id, targeting}) => id !== own.id && sharesRegion(targeting, own.targeting),
  );
  const twin = overlapping.find((other) => other.from === from);
  if (twin)
    return `${from} already leads to ${twin.to} in some of these regions. Change that redirect instead.`;
  const chain = traceRedirect(own, others);
  if (chain?.kind === "circles") return `This goes round in circles: ${chain.hops.join(" → ")}.`;
  if (chain && chain.hops.length > 1) {
    return `${pathOnly(to)} is itself redirected. Lead straight to ${chain.to}.`;
  }
  const before = overlapping.find((other) => pathOnly(other.to) === from);
  return before ? `${before.from} leads here and would take two steps. Let it lead to ${to} first.` : null;
}
