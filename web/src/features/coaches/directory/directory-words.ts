import type {CoachesReply} from "@gradus/backend/contract/coaches";
import {displayNames} from "@/lib/format/intl";
import type {PageContext} from "@/lib/page-context";
import {type OfferWords, offerWords} from "../coach-words";
import {countForms} from "./count-forms";
import type {ListFilter} from "./search";

/** Everything the directory says in the browser, in one language. */
export interface DirectoryWords {
  readonly locale: string;
  readonly offer: OfferWords;
  readonly legends: Readonly<Record<ListFilter, string>>;
  readonly name: string;
  readonly filters: string;
  readonly sort: string;
  readonly sorts: {readonly az: string; readonly za: string; readonly random: string};
  readonly shuffle: string;
  readonly anyCountry: string;
  readonly found: Readonly<Record<string, string>>;
  readonly show: Readonly<Record<string, string>>;
  readonly noResults: string;
  readonly clear: string;
  readonly remove: string;
  readonly nearMisses: string;
  readonly fits: string;
  readonly lacks: string;
  readonly failed: string;
  readonly retry: string;
  readonly loading: string;
  readonly showMore: string;
  readonly close: string;
  readonly match: MatchWords;
  readonly countries: Readonly<Record<string, string>>;
  readonly languages: Readonly<Record<string, string>>;
}

export interface MatchWords {
  readonly open: string;
  readonly intro: string;
  readonly any: string;
  readonly distance: string;
  readonly ground: string;
  readonly meet: string;
  readonly platform: string;
}

export function directoryWords(
  {t, market: {locale}}: PageContext,
  first: CoachesReply | null,
): DirectoryWords {
  return {
    locale,
    offer: offerWords(t),
    legends: {
      distance: t("coaches.distance"),
      triathlon: t("coaches.triathlon"),
      in_person: t("coaches.inPerson"),
      location: t("coaches.location"),
      run_preferences: t("coaches.runPreferences"),
      platforms: t("coaches.platforms"),
    },
    name: t("coaches.search"),
    filters: t("coaches.filters"),
    sort: t("coaches.sort"),
    sorts: {az: t("coaches.sortAZ"), za: t("coaches.sortZA"), random: t("coaches.sortRandom")},
    shuffle: t("coaches.shuffle"),
    anyCountry: t("coaches.anyCountry"),
    found: countForms(locale, (count) => t("coaches.found", {count})),
    show: countForms(locale, (count) => t("coaches.show", {count})),
    noResults: t("coaches.noResults"),
    clear: t("common.clearFilters"),
    remove: t("coaches.removeFilter"),
    nearMisses: t("coaches.nearMisses"),
    fits: t("coaches.fits"),
    lacks: t("coaches.lacks"),
    failed: t("coaches.loadFailed"),
    retry: t("common.retry"),
    loading: t("common.loading"),
    showMore: t("common.showMore"),
    close: t("common.close"),
    match: {
      open: t("coaches.match"),
      intro: t("coaches.matchIntro"),
      any: t("coaches.matchAny"),
      distance: t("coaches.matchDistance"),
      ground: t("coaches.matchGround"),
      meet: t("coaches.matchMeet"),
      platform: t("coaches.matchPlatform"),
    },
    // Named here, because browsers and servers may know different names, and the page is drawn by both.
    countries: namesOf(Object.keys(first?.facets.location ?? {}), locale, "region"),
    languages: namesOf(first?.items.flatMap(({languages}) => languages) ?? [], locale, "language"),
  };
}

function namesOf(codes: readonly string[], locale: string, type: "region" | "language") {
  const names = displayNames(locale, type);
  return Object.fromEntries([...new Set(codes)].map((code) => [code, names.of(code) ?? code]));
}
