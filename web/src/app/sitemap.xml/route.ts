import {listMarkets} from "@gradus/schemas/markets";
import {sitemapIndexXml} from "@/content/sitemap/sitemap-xml";
import {siteOrigin} from "@/lib/site-origin";

export function GET() {
  const urls = listMarkets().map(({region, locale}) => `${siteOrigin()}/sitemaps/${region}-${locale}.xml`);
  return new Response(sitemapIndexXml(urls), {headers: {"content-type": "application/xml"}});
}
