import {localeChain, type MarketParams} from "../markets.ts";
import type {Cell, CellState} from "./cell.ts";
import {isOffered, type PageDocument} from "./page-document.ts";

/** `stale` holds ids whose source has changed. */
export function pageCell(
  versions: readonly PageDocument[],
  market: MarketParams,
  stale: ReadonlySet<string>,
): Cell {
  const published = versions.filter(({isDraft}) => !isDraft);
  const shown = bestVersionFor(published, market);
  const own = shown?.locale === market.locale ? shown : ownVersion(versions, market);
  return {
    market,
    state: stateOf(versions, {market, shown, own, stale}),
    shown: shown && {id: shown.id, locale: shown.locale},
    ownId: own?.id ?? null,
  };
}

/** The choice the site makes: the visitor's language before English, a region's own variant before the general page. */
function bestVersionFor(
  versions: readonly PageDocument[],
  {region, locale}: MarketParams,
): PageDocument | null {
  const rank = (version: PageDocument) =>
    (version.locale === locale ? 0 : 2) + (version.availability.mode === "only" ? 0 : 1);
  return (
    versions
      .filter(
        (version) => localeChain(locale).includes(version.locale) && isOffered(version.availability, region),
      )
      .sort((one, other) => rank(one) - rank(other))[0] ?? null
  );
}

function ownVersion(versions: readonly PageDocument[], {region, locale}: MarketParams): PageDocument | null {
  return (
    versions.find((version) => version.locale === locale && isOffered(version.availability, region)) ?? null
  );
}

interface PageCellContext {
  readonly market: MarketParams;
  readonly shown: PageDocument | null;
  readonly own: PageDocument | null;
  readonly stale: ReadonlySet<string>;
}

function stateOf(versions: readonly PageDocument[], {market, shown, own, stale}: PageCellContext): CellState {
  if (shown && shown === own) return stale.has(shown.id) ? "stale" : "live";
  if (own) return "draft";
  if (shown) return "fallback";
  return absentState(versions, market);
}

/** Nothing is published for this market. Meant so, prepared, or forgotten? */
function absentState(versions: readonly PageDocument[], {region, locale}: MarketParams): CellState {
  const offered = versions.filter(({availability}) => isOffered(availability, region));
  const inLocale = versions.filter((version) => localeChain(locale).includes(version.locale));
  const prepared = offered.some((version) => inLocale.includes(version));
  if (prepared) return "draft";
  return offered.length === 0 || inLocale.length > 0 ? "notOffered" : "missing";
}
