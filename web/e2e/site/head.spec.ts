import {brand} from "@gradus/schemas/brand";
import {listMarkets, market as marketOf} from "@gradus/schemas/markets";
import {addressOf} from "../support/site-pages";
import {expect, test} from "../support/test";

test("in every market the title ends in the product and the region in the page's language", async ({
  request,
}) => {
  for (const market of listMarkets()) {
    const html = await (await request.get(addressOf(market, "/store"))).text();
    const name = marketOf(market.region).name[market.locale];
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(new RegExp(`^\\S.* \\| ${brand.name} \\(${name}\\)$`));
  }
});

test("alternate links are the same set on every market of a page, include itself and end in x-default", async ({
  request,
}) => {
  const sets = new Set<string>();
  for (const market of listMarkets()) {
    const html = await (await request.get(addressOf(market, "/store"))).text();
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    const byCode = new Map(links.map(([, code = "", href = ""]) => [code, new URL(href).pathname]));
    for (const code of marketOf(market.region).hreflang[market.locale] ?? []) {
      expect(byCode.get(code)).toBe(addressOf(market, "/store"));
    }
    expect(byCode.get("x-default")).toBe("/int/en/store");
    sets.add(JSON.stringify([...byCode].sort()));
    expect(html).toContain(`<link rel="canonical" href="`);
  }
  expect(sets.size).toBe(1);
});

test("a page excluded from search is in no sitemap and has no alternate links", async ({request}) => {
  const html = await (await request.get("/de/de/landing/section-gallery")).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toMatch(/<link rel="alternate"/);
  const sitemap = await (await request.get("/sitemaps/de-de.xml")).text();
  expect(sitemap).not.toContain("section-gallery");
  expect(sitemap).toContain("/de/de/store");
});

test("sitemaps carry the same language links as the pages, for all markets", async ({request}) => {
  const index = await (await request.get("/sitemap.xml")).text();
  expect([...index.matchAll(/<loc>/g)]).toHaveLength(listMarkets().length);
  const html = await (await request.get("/ch/fr/membership")).text();
  const sitemap = await (await request.get("/sitemaps/ch-fr.xml")).text();
  const onPage = [...html.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, code, href]) => `${code} ${href}`,
  );
  const entry = sitemap.split("<url>").find((part) => part.includes("/ch/fr/membership</loc>")) ?? "";
  const inMap = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, code, href]) => `${code} ${href}`,
  );
  expect(inMap.sort()).toEqual(onPage.sort());
  expect(entry).toContain("<lastmod>");
});

test("structured data names the price the page shows, in the region's currency", async ({page}) => {
  await page.goto("/ch/de/store/pod");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = blocks.map((block) => JSON.parse(block)).find((data) => data["@type"] === "Product");
  expect(product.offers.priceCurrency).toBe("CHF");
  expect(product.offers.hasMerchantReturnPolicy.merchantReturnDays).toBe(30);
  const shown = await page
    .getByRole("main")
    .getByText(/^CHF\s[\d’.]+$/)
    .first()
    .textContent();
  expect(Number(shown?.replace(/[^\d.]/g, ""))).toBe(Number(product.offers.price));
});

test("robots.txt names the sitemap and closes private pages", async ({request}) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/);
  expect(text).toContain("Disallow: /us/en/cart");
});
