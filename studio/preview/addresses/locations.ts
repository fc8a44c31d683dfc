import {isoDay} from "@gradus/schemas/days";
import {MARKETS, type MarketParams} from "@gradus/schemas/markets";
import {map, type Observable, retry} from "rxjs";
import type {DocumentStore} from "sanity";
import type {DocumentLocation, DocumentLocationResolver, DocumentLocationsState} from "sanity/presentation";
import {LEGAL_TYPES} from "../../legal/legal-types.ts";
import {languageName} from "../../translation/languages/language-words.ts";
import {
  addressesInWords,
  currentFirst,
  documentLocations,
  homeLocations,
  type PageWithUse,
  pageRows,
  pagesQuery,
} from "./document-locations.ts";
import {LEGAL_QUERY, legalLocations, legalRow} from "./legal-locations.ts";
import type {PageLocation} from "./page-locations.ts";

const API_VERSION = "2025-02-19";
const RETRY_MS = 3000;
const WITHOUT_PAGES: readonly string[] = ["legalApproval", "shareLink", "redirect", "mediaAltText"];
// Changes of these are followed: a listener cannot follow a join.
const PAGES = "*[defined(slug.current) && defined(locale)]";
const LEGAL_DOCUMENTS = '*[_type in ["legalDocument", "legalVersion", "legalText"]]';

type LocationParams = Parameters<DocumentLocationResolver>[0];

/** "Answers at 22 addresses": where a document is visible. `currentMarket` returns the market in the preview. */
export const createLocations =
  (currentMarket: () => MarketParams | null): DocumentLocationResolver =>
  (params, {documentStore}) => {
    if (WITHOUT_PAGES.includes(params.type)) return null;
    const locations = LEGAL_TYPES.includes(params.type)
      ? followLegalLocations(params, documentStore)
      : followPageLocations(params, documentStore, currentMarket);
    // An error would crash the whole tool, and lose what the editor types while the content is out of reach.
    return locations.pipe(retry({delay: RETRY_MS}));
  };

function followPageLocations(
  params: LocationParams,
  documentStore: DocumentStore,
  currentMarket: () => MarketParams | null,
): Observable<DocumentLocationsState> {
  const {id, type, perspectiveStack} = params;
  const fetch = `{"pages": ${pagesQuery(type)}, "self": *[_id == $id][0]{key, region, locale}}`;
  const options = {apiVersion: API_VERSION, perspective: perspectiveStack, throttleTime: 1000};
  return documentStore.listenQuery({fetch, listen: PAGES}, {id}, options).pipe(
    map((answer: {pages: unknown; self: Self | null}) => {
      const rows = pageRows.parse(answer.pages);
      const found = locationsOf({id, type, self: answer.self}, rows);
      const isPage = rows.some((row) => row.id === id);
      return stateOf(currentFirst(found, currentMarket()), isPage);
    }),
  );
}

interface Self {
  readonly key: string | null;
  readonly region: string | null;
  readonly locale: string | null;
}

function locationsOf(document: {id: string; type: string; self: Self | null}, rows: readonly PageWithUse[]) {
  const {id, type, self} = document;
  if (type === "siteSettings") return homeLocations(rows, ({locale}) => locale === self?.locale);
  if (type === "regionSettings") return homeLocations(rows, ({region}) => region === self?.region);
  return documentLocations({id, type, key: self?.key ?? null}, rows);
}

function stateOf(locations: readonly PageLocation[], isPage: boolean): DocumentLocationsState {
  if (locations.length === 0) return {message: "Not shown on any page yet", tone: "caution"};
  return {message: addressesInWords(locations.length, isPage), locations: locations.map(asLocation)};
}

function asLocation({title, region, locale, href, isFallback}: PageLocation): DocumentLocation {
  const language = languageName(locale);
  const shown = isFallback ? `${language} (shown in English)` : language;
  return {title: `${title ?? "Untitled"} · ${MARKETS[region].name.en} · ${shown}`, href};
}

function followLegalLocations(
  {id}: LocationParams,
  documentStore: DocumentStore,
): Observable<DocumentLocationsState> {
  const today = isoDay(new Date());
  const options = {apiVersion: API_VERSION, perspective: "drafts" as const, throttleTime: 1000};
  return documentStore.listenQuery({fetch: LEGAL_QUERY, listen: LEGAL_DOCUMENTS}, {id, today}, options).pipe(
    map((answer: unknown) => {
      const row = legalRow.nullable().parse(answer);
      const locations = row ? legalLocations(row) : [];
      if (locations.length > 0) return {locations};
      return {message: "Not public before it is announced", tone: "caution" as const};
    }),
  );
}
