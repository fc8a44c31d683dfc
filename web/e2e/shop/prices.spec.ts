import {defaultLocale, formatLocale, REGIONS, type Region} from "@gradus/schemas/markets";
import {z} from "zod";
import {env} from "../support/env";
import {PAYMENTS_ORIGIN} from "../support/shop";
import {expect, test} from "../support/test";

const ARTICLES = {pod: "pod", duo: "duo", "clip-blue": "clips", "clip-pack": "clips"} as const;
const SKUS = Object.keys(ARTICLES) as (keyof typeof ARTICLES)[];

const catalog = z.object({
  data: z.object({
    currency: z.string(),
    products: z.array(z.object({sku: z.string(), amount: z.number().nullable()})),
    offers: z.array(z.object({code: z.string(), saving_percent: z.number().nullable()})),
  }),
});
const cart = z.object({
  data: z.object({
    id: z.string(),
    version: z.number(),
    currency: z.string(),
    subtotal: z.number(),
    lines: z.array(z.object({sku: z.string(), unit: z.number()})),
  }),
});
const checkout = z.object({data: z.object({url: z.string(), amount_estimate: z.number()})});
const session = z.object({amount_subtotal: z.number(), currency: z.string()});
const lineItems = z.object({data: z.array(z.object({amount_subtotal: z.number(), quantity: z.number()}))});
const offers = z.object({
  offers: z.object({
    price: z.string().optional(),
    lowPrice: z.string().optional(),
    highPrice: z.string().optional(),
    priceCurrency: z.string(),
  }),
});

test.use({allowed: {consoleErrors: [], origins: [PAYMENTS_ORIGIN]}});

/** What a page's structured data reports to search engines about a product's price. */
function structuredPrices(html: string) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const things = blocks.flatMap(([, text = "{}"]) => {
    const data: unknown = JSON.parse(text);
    const graph = z.object({"@graph": z.array(z.unknown())}).safeParse(data);
    return graph.success ? graph.data["@graph"] : [data];
  });
  const found = things.map((thing) => offers.safeParse(thing)).find(({success}) => success);
  if (!found?.data) throw new Error("The page names no price");
  return found.data.offers;
}

const decimal = (amount: number) => (amount / 100).toFixed(2);

function inWords(amount: number, region: Region, currency: string) {
  const options = {style: "currency", currency, trailingZeroDisplay: "stripIfInteger"} as const;
  const format = new Intl.NumberFormat(formatLocale({region, locale: defaultLocale(region)}), options);
  return format.format(amount / 100).replaceAll(" ", "\u00a0");
}

for (const region of REGIONS) {
  test(`${region}: page, structured data, cart and payment name the same prices`, async ({request}) => {
    const locale = defaultLocale(region);
    const catalogReply = catalog.parse(
      await (await request.get(`/canyon/catalog?region=${region}&locale=${locale}`)).json(),
    ).data;
    const amountOf = (sku: string) =>
      catalogReply.products.find((product) => product.sku === sku)?.amount ?? -1;
    expect(catalogReply.offers.find(({code}) => code === "pod-only")?.saving_percent).toBe(15);

    for (const [sku, page] of Object.entries(ARTICLES)) {
      const html = await (await request.get(`/${region}/${locale}/store/${page}`)).text();
      const structured = structuredPrices(html);
      expect(structured.priceCurrency, sku).toBe(catalogReply.currency);
      expect([structured.price, structured.lowPrice, structured.highPrice], sku).toContain(
        decimal(amountOf(sku)),
      );
      expect(html, sku).toContain(inWords(amountOf(sku), region, catalogReply.currency));
      if (sku === "pod") expect(html.replaceAll(/<!--.*?-->/g, "")).toMatch(/15[\s\u00a0\u202f]?%/);
    }

    const ops = SKUS.map((sku) => ({op: "add", sku, qty: 1}));
    const filled = await request.post(`/api/shop/cart?locale=${locale}`, {
      data: {region, ops, request_id: crypto.randomUUID()},
    });
    const {id, version, currency, subtotal, lines} = cart.parse(await filled.json()).data;
    expect(currency).toBe(catalogReply.currency);
    expect(lines.map(({sku, unit}) => [sku, unit])).toEqual(SKUS.map((sku) => [sku, amountOf(sku)]));

    const started = await request.post("/api/shop/checkout", {
      data: {cart_id: id, cart_version: version, locale, ui_mode: "hosted_page"},
    });
    const {url, amount_estimate} = checkout.parse(await started.json()).data;
    expect(amount_estimate).toBe(subtotal);
    const address = `${env.PAYMENTS_URL}/v1/checkout/sessions/${/cs_\w+/.exec(url)?.[0]}`;
    const headers = {authorization: "Bearer sk_test_local_gradus"};
    expect(session.parse(await (await request.get(address, {headers})).json())).toEqual({
      amount_subtotal: subtotal,
      currency: currency.toLowerCase(),
    });
    const items = lineItems.parse(await (await request.get(`${address}/line_items`, {headers})).json()).data;
    expect(items.map(({amount_subtotal}) => amount_subtotal).toSorted((a, b) => a - b)).toEqual(
      SKUS.map(amountOf).toSorted((a, b) => a - b),
    );
  });
}
