import "server-only";
import {brand} from "@gradus/schemas/brand";
import {formatLocale, listMarkets, type MarketParams, market} from "@gradus/schemas/markets";
import type {Metadata} from "next";
import type {MarketView} from "@/content/view";
import {env} from "@/env/server";
import type {Translator} from "@/i18n/message-types";
import {isBuiltPath} from "@/lib/is-built-path";
import {siteOrigin} from "@/lib/site-origin";
import {absoluteUrl, type LanguageVersion, languageLinks} from "./alternates";
import {type PictureSubject, pictureUrl} from "./picture-url";

export interface PageHead {
  readonly market: MarketView;
  readonly t: Translator;
  /** Site path without region and language. */
  readonly path: string;
  /** Already resolved: no tokens. */
  readonly title: string;
  readonly description: string | null;
  /** Language versions from content; null for a page that exists in every market alike. */
  readonly versions: readonly LanguageVersion[] | null;
  readonly noindex?: boolean;
  /** The page is shown in English because its language is missing: English is then the canonical address. */
  readonly isFallback?: boolean;
  /** What its social picture is drawn from; without it the picture shows the product's name. */
  readonly picture?: PictureSubject;
}

export function pageMetadata(head: PageHead): Metadata {
  const {market: params, path, description} = head;
  const origin = siteOrigin();
  const title = pageTitle(head);
  const canonical = absoluteUrl(origin, head.isFallback ? {...params, locale: "en"} : params, path);
  const isIndexed = !head.noindex && !params.view && env.SITE_NOINDEX !== "1";
  return {
    title,
    ...(description ? {description} : {}),
    alternates: {
      // An error page is served at the requested address; it has none of its own.
      ...(isBuiltPath(path) ? {canonical} : {}),
      ...(isIndexed && !head.isFallback ? {languages: languageLinks(origin, path, head.versions)} : {}),
    },
    ...(isIndexed ? {} : {robots: {index: false}}),
    openGraph: {
      title: head.title,
      ...(description ? {description} : {}),
      ...(isBuiltPath(path) ? {url: canonical} : {}),
      siteName: brand.name,
      type: "website",
      locale: openGraphLocale(params),
      alternateLocale: listMarkets()
        .filter(({region, locale}) => region === params.region && locale !== params.locale)
        .map(openGraphLocale),
      images: [{url: pictureUrl(origin, params, head.picture), width: 1200, height: 630, alt: head.title}],
    },
    twitter: {card: "summary_large_image"},
  };
}

/** `{title} | {product} ({region name})`, the region in the page's language. Never cut. */
export function pageTitle({
  t,
  title,
  market: {region, locale},
}: Pick<PageHead, "t" | "title" | "market">): string {
  return t("title.page", {title, product: brand.name, region: market(region).name[locale]});
}

/** Open Graph writes `de_DE`; a language without a country stays alone. */
function openGraphLocale(params: MarketParams): string {
  return formatLocale(params).replace("-", "_");
}
