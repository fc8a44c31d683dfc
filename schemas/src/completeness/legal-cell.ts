import {versionOn, versionsOfRegion} from "../legal/versions-of-region.ts";
import {localeChain, type MarketParams} from "../markets.ts";
import {dayInZone} from "../zoned-time.ts";
import type {Cell, CellState} from "./cell.ts";
import type {LegalRows, LegalTextRow, LegalVersionRow, RegionRow} from "./legal-rows.ts";

export function legalCell(rows: LegalRows, kind: string, market: MarketParams, now: Date): Cell {
  const settings = rows.regions.find(({region}) => region === market.region);
  const inForce = settings ? versionsInForce(rows, kind, settings, now) : [];
  if (!settings || inForce.length === 0) return absentCell(rows, kind, market);
  const sealed = inForce[0]?.regions?.find(({region}) => region === market.region);
  const law = {...settings, ...(sealed && {bindingLocale: sealed.bindingLocale})};
  const texts = inForce.map((version) => rows.texts.filter(({versionId}) => versionId === version.id));
  const own = texts.map((list) => list.find(({locale}) => locale === market.locale));
  const shown = shownText(texts.at(-1) ?? [], market, law);
  return {
    market,
    state: own.every((text) => text !== undefined) ? "live" : missingTextState(market, law, shown),
    shown: shown && {id: shown.id, locale: shown.locale},
    // The region's own words are what differs, so they open first.
    ownId: own[0]?.id ?? inForce[0]?.id ?? null,
  };
}

/** The versions whose words apply together: a region's overlay, if it has one, and the version it builds on. */
function versionsInForce(
  {versions}: LegalRows,
  kind: string,
  {region, scope, timeZone}: RegionRow,
  now: Date,
): LegalVersionRow[] {
  const sealed = versions.filter((version) => version.kind === kind && version.isSealed);
  const inForce = versionOn(versionsOfRegion(sealed, {region, scope}), dayInZone(now, timeZone));
  const base = inForce && versions.find(({id}) => id === inForce.baseId);
  return [inForce, base].filter((version) => version !== null && version !== undefined);
}

/** The visitor's language, else the one that binds, else English. */
function shownText(
  texts: readonly LegalTextRow[],
  {locale}: MarketParams,
  {bindingLocale}: RegionRow,
): LegalTextRow | null {
  for (const chainLocale of [locale, bindingLocale, ...localeChain(locale)]) {
    const text = texts.find((candidate) => candidate.locale === chainLocale);
    if (text) return text;
  }
  return null;
}

function missingTextState(
  {locale}: MarketParams,
  {bindingLocale, requiredLocales}: RegionRow,
  shown: LegalTextRow | null,
): CellState {
  if (locale === bindingLocale || requiredLocales.includes(locale)) return "bindingMissing";
  return shown ? "fallback" : "missing";
}

function absentCell({versions}: LegalRows, kind: string, market: MarketParams): Cell {
  const prepared = versions.find((version) => version.kind === kind);
  return {market, state: prepared ? "draft" : "missing", shown: null, ownId: prepared?.id ?? null};
}
