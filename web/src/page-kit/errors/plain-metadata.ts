import {parseMarket} from "@gradus/schemas/markets";
import type {Metadata} from "next";
import {getTranslations} from "next-intl/server";
import {pageTitle} from "@/content/seo/page-metadata";
import type {Translator} from "@/i18n/message-types";

export async function plainMetadata(
  {region, locale}: {region: string; locale: string},
  title: (t: Translator) => string,
): Promise<Metadata> {
  const market = parseMarket(region, locale);
  if (!market) return {};
  const t = await getTranslations({locale: market.locale});
  return {title: pageTitle({t, title: title(t), market}), robots: {index: false}};
}
