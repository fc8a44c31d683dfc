import {brand} from "@gradus/schemas/brand";
import {formatLocale} from "@gradus/schemas/markets";
import {stegaClean} from "@sanity/client/stega";
import type {PageContext} from "@/content/page-context";
import {absoluteUrl} from "@/content/seo/alternates";
import {siteOrigin} from "@/lib/site-origin";

/** `<` is escaped, so no text can end the element. */
export function JsonLd({data}: {data: Readonly<Record<string, unknown>>}) {
  const json = JSON.stringify(stegaClean({"@context": "https://schema.org", ...data})).replaceAll(
    "<",
    "\\u003c",
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />;
}

export function PageJsonLd({title, context}: {title: string; context: PageContext}) {
  return context.path === "/" ? (
    <SiteJsonLd context={context} />
  ) : (
    <BreadcrumbJsonLd title={title} context={context} />
  );
}

function SiteJsonLd({context}: {context: PageContext}) {
  const origin = siteOrigin();
  const url = absoluteUrl(origin, context.market, "/");
  return (
    <>
      <JsonLd data={{"@type": "Organization", name: brand.name, url: origin, logo: `${origin}/icon.svg`}} />
      <JsonLd data={{"@type": "WebSite", name: brand.name, url, inLanguage: formatLocale(context.market)}} />
    </>
  );
}

function BreadcrumbJsonLd({title, context}: {title: string; context: PageContext}) {
  const {path} = context;
  const origin = siteOrigin();
  const steps = [
    {path: "/", name: context.t("nav.home")},
    ...(path.startsWith("/store/") ? [{path: "/store", name: context.t("store.title")}] : []),
    ...(path.startsWith("/collections/")
      ? [{path: "/collections", name: context.t("collections.title")}]
      : []),
    ...(path.startsWith("/coaches/") ? [{path: "/coaches", name: context.t("coaches.title")}] : []),
    {path, name: title},
  ];
  const itemListElement = steps.map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: step.name,
    item: absoluteUrl(origin, context.market, step.path),
  }));
  return <JsonLd data={{"@type": "BreadcrumbList", itemListElement}} />;
}
