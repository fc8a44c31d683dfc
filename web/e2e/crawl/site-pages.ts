import {listMarkets, type MarketParams} from "@gradus/schemas/markets";
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
  "/coach-program",
  "/download",
  "/faq",
  "/legal",
  "/legal-notice",
  ...LEGAL_PATHS,
  "/select-store",
  "/cart",
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

export const MARKETS_TO_CRAWL = listMarkets();
