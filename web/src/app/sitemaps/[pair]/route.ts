import {parseMarket} from "@gradus/schemas/markets";
import {listAddresses} from "@/content/addresses/addresses.query";
import {listCoachSlugs} from "@/content/coaches/list-coach-slugs";
import {sitemapEntries} from "@/content/sitemap/sitemap-entries";
import {sitemapXml} from "@/content/sitemap/sitemap-xml";
import {siteOrigin} from "@/lib/site-origin";

interface Context {
  readonly params: Promise<{pair: string}>;
}

/** `/sitemaps/de-de.xml`: the indexable pages of one market. */
export async function GET(_request: Request, {params}: Context) {
  const {pair} = await params;
  const [, region = "", locale = ""] = /^([a-z]+)-([a-z]+)\.xml$/.exec(pair) ?? [];
  const market = parseMarket(region, locale);
  if (!market) return new Response("Not found", {status: 404});
  const [addresses, coaches] = await Promise.all([listAddresses(), listKnownCoaches()]);
  const entries = sitemapEntries(siteOrigin(), market, {addresses, coaches});
  return new Response(sitemapXml(entries), {headers: {"content-type": "application/xml"}});
}

/** A sitemap without coaches is better than none while their directory is out of reach. */
async function listKnownCoaches(): Promise<string[]> {
  try {
    return await listCoachSlugs();
  } catch (error) {
    console.error("A sitemap goes without coaches:", error);
    return [];
  }
}
