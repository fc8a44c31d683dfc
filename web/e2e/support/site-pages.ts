import {LOCALES, type Locale, listMarkets, type MarketParams} from "@gradus/schemas/markets";
import {LEGAL_PATHS} from "@gradus/schemas/routes";

/** Every page of the site that this release builds, as visitors reach it. */
export const SITE_PAGES = [
  "/",
  "/store",
  "/store/pod",
  "/store/duo",
  "/store/clips",
  "/store/membership-card",
  "/collections",
  "/collections/pods",
  "/collections/accessories",
  "/products",
  "/compare",
  "/membership",
  "/landing/race-by-power",
  "/landing/section-gallery",
  "/race-planner",
  "/compatibility",
  "/coaches",
  "/coaches/ailsa-thackeray-moss",
  "/coach-program",
  "/coach-program/apply",
  "/download",
  "/faq",
  "/legal",
  "/legal-notice",
  ...LEGAL_PATHS,
  "/select-store",
  "/cart",
] as const;

/** The door, and the steps of signing up, which open once the earlier ones are filled in. */
export const ACCESS_PAGES = [
  "/sign-in",
  "/sign-up",
  "/sign-up/name",
  "/sign-up/timezone",
  "/sign-up/units-and-goals",
  "/sign-up/others",
  "/reset-password",
] as const;

/** Pages that somebody who is signed in finds. */
export const ACCOUNT_PAGES = [
  "/sign-up/finished",
  "/verify-email",
  "/account",
  "/account/profile",
  "/account/password",
  "/account/email",
  "/account/units",
  "/account/consents",
] as const;

/** What legal documents were and how they changed: records, which differ by language and not by market. */
export const RECORD_PAGES = [
  "/terms/versions",
  "/terms/versions/2025-03-01",
  "/terms/compare",
  "/terms/compare?from=2025-03-01&to=2026-02-01",
] as const;

export const addressOf = ({region, locale}: MarketParams, page: string) =>
  `/${region}/${locale}${page === "/" ? "" : page}`;

/** One market for each language: colours and records follow the language at most, never the region. */
export const LANGUAGE_MARKETS: readonly MarketParams[] = LOCALES.map((locale) => ({region: "int", locale}));

/** Every market of a language, the one that stands for it first. */
export function marketsIn(locale: Locale): MarketParams[] {
  const first = LANGUAGE_MARKETS.filter((market) => market.locale === locale);
  const others = listMarkets().filter((market) => market.locale === locale && market.region !== "int");
  return [...first, ...others];
}
