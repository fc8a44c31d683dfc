import {LOCALES, type Locale, listMarkets, type MarketParams} from "@gradus/schemas/markets";
import {LEGAL_PATHS, ROUTES} from "@gradus/schemas/routes";

/** Built pages without a parameter. An address that is added to the list of the site is walked from then on. */
const FIXED = ROUTES.filter(({path, built}) => built && !path.includes("{")).map(({path}) => path);

const RECORDS = new Set(LEGAL_PATHS.flatMap((path) => [`${path}/versions`, `${path}/compare`]));
const isAccess = (path: string) => /^\/(sign-in|sign-up|reset-password)\b/.test(path) && !isOwn(path);
const isOwn = (path: string) =>
  /^\/(account|sign-up\/finished|verify-email|gift|pod-upgrade|powercenter)\b/.test(path);
const isSite = (path: string) => !isAccess(path) && !isOwn(path) && !RECORDS.has(path);

/** Pages whose address names what they show: some that the seed has. */
const NAMED_PAGES = [
  "/store/pod",
  "/store/duo",
  "/store/clips",
  "/store/membership-card",
  "/collections/pods",
  "/collections/accessories",
  "/landing/race-by-power",
  "/landing/section-gallery",
  "/coaches/ailsa-thackeray-moss",
];

/** Every page of the site that this release builds, as visitors reach it. */
export const SITE_PAGES = [...FIXED.filter(isSite), ...NAMED_PAGES];

/** Signing in, and the steps of signing up, which open once the earlier ones are filled in. */
export const ACCESS_PAGES = FIXED.filter(isAccess);

/** Pages for signed-in users. */
export const ACCOUNT_PAGES = FIXED.filter(isOwn);

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

/** Every market of a language, beginning with the one that represents it. */
export function marketsIn(locale: Locale): MarketParams[] {
  const first = LANGUAGE_MARKETS.filter((market) => market.locale === locale);
  const others = listMarkets().filter((market) => market.locale === locale && market.region !== "int");
  return [...first, ...others];
}
