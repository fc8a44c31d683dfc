import type {Coach, CoachesReply} from "@gradus/backend/contract/coaches";
import type {PageContext} from "@/content/page-context";
import {displayNames} from "@/lib/format/intl";
import {offerWords} from "../coach-words";
import {countForms} from "./count-forms";

/** What a strip says besides what its coach has written. */
export function stripWords(
  {t, market: {locale}}: Pick<PageContext, "t" | "market">,
  coaches: readonly Coach[],
) {
  return {
    locale,
    offer: offerWords(t),
    // Named here, because browsers and servers may know different names, and the page is drawn by both.
    countries: namesOf(
      coaches.map(({country}) => country),
      locale,
      "region",
    ),
    languages: namesOf(
      coaches.flatMap(({languages}) => languages),
      locale,
      "language",
    ),
  };
}
export type StripWords = ReturnType<typeof stripWords>;

/** Everything the directory says in the browser, in one language. */
export function directoryWords(context: Pick<PageContext, "t" | "market">, first: CoachesReply | null) {
  const {t} = context;
  const {locale} = context.market;
  const strip = stripWords(context, first?.items ?? []);
  return {
    ...strip,
    title: t("coaches.title"),
    legends: {
      distance: t("coaches.distance"),
      triathlon: t("coaches.triathlon"),
      in_person: t("coaches.inPerson"),
      location: t("coaches.location"),
      run_preferences: t("coaches.runPreferences"),
      platforms: t("coaches.platforms"),
    },
    /** The one value of a filter whose legend says the same. */
    meets: t("coaches.meets"),
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
    countries: {...namesOf(Object.keys(first?.facets.location ?? {}), locale, "region"), ...strip.countries},
  };
}
export type DirectoryWords = ReturnType<typeof directoryWords>;

function namesOf(codes: readonly string[], locale: string, type: "region" | "language") {
  const names = displayNames(locale, type);
  return Object.fromEntries([...new Set(codes)].map((code) => [code, names.of(code) ?? code]));
}
