import {parseMarket} from "@gradus/schemas/markets";
import type {Metadata} from "next";
import {pageTitle} from "@/content/seo/page-metadata";
import {getTranslator} from "@/lib/messages/get-translator";
import type {Translator} from "@/lib/messages/translator";

/** Head of a page that is never searched for. */
export function plainMetadata(
  {region, locale}: {region: string; locale: string},
  title: (t: Translator) => string,
): Metadata {
  const market = parseMarket(region, locale);
  if (!market) return {};
  const t = getTranslator(market.locale);
  return {title: pageTitle({t, title: title(t), market}), robots: {index: false}};
}
