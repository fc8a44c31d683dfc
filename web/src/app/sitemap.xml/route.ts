import {listMarkets} from "@gradus/schemas/markets";
import {siteOrigin} from "@/lib/site-origin";
import {sitemapIndexXml} from "@/lib/sitemap/sitemap-xml";

export function GET() {
  const urls = listMarkets().map(({region, locale}) => `${siteOrigin()}/sitemaps/${region}-${locale}.xml`);
  return new Response(sitemapIndexXml(urls), {headers: {"content-type": "application/xml"}});
}
