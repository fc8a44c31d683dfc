import {expect, it} from "vitest";
import type {PageContext} from "@/content/page-context";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {createTestTranslator} from "@/testing/create-test-translator";
import {productData} from "./product-data";

const [pod, withoutPrice] = EXAMPLE_CONTEXT.catalog.products;
const products = [pod, withoutPrice, {...pod, sku: "clip-pack", amount: 3999}];
const context: PageContext = {
  ...EXAMPLE_CONTEXT,
  catalog: {...EXAMPLE_CONTEXT.catalog, products},
  t: createTestTranslator("en"),
  path: "/store/pod",
  href: (path) => `/de/en${path}`,
};

const page = {
  _id: "product-pod-en",
  title: "{product} Pod",
  tagline: "One pod.",
  seo: {title: "Pod", description: "Measures power.", noindex: null, socialArt: null},
};
type Skus = ("pod" | "duo" | "clip-pack")[];
const offersOf = (skus: Skus, changes: Partial<PageContext> = {}) =>
  productData({...page, skus}, {...context, ...changes}, "2027-12-31")?.offers;

it("has a picture, drawn for the page in its market", () => {
  const data = productData({...page, skus: ["pod"]}, context, "2027-12-31");
  const {region, locale} = context.market;
  const query = `region=${region}&locale=${locale}&id=product-pod-en`;
  expect(data?.image).toMatch(/^https?:\/\/[^/]+\/api\/og\?/);
  expect(data?.image.endsWith(query)).toBe(true);
});

it("offers one article at the price the page shows", () => {
  expect(offersOf(["pod"])).toMatchObject({
    "@type": "Offer",
    price: "189.00",
    priceCurrency: "EUR",
    priceValidUntil: "2027-12-31",
    availability: "https://schema.org/InStock",
  });
});

it("describes articles with different prices by the lowest and the highest", () => {
  const offers = offersOf(["pod", "clip-pack"]);
  expect(offers).toMatchObject({
    "@type": "AggregateOffer",
    lowPrice: "39.99",
    highPrice: "189.00",
    offerCount: 2,
  });
  expect(offers).not.toHaveProperty("price");
});

it("leaves out a product without a price", () => {
  expect(offersOf(["duo"])).toBeUndefined();
  expect(offersOf(["pod"], {catalog: null})).toBeUndefined();
});

it("promises returns and free shipping only as the policies do", () => {
  const label = {label: "…", labelStart: "…"};
  const policies = {trial: {...label, days: 45}, shipping: {...label, free: true}};
  const offersWith = (policies: PageContext["values"]["policies"]) =>
    offersOf(["pod"], {values: {...context.values, policies}});
  expect(offersWith(policies)).toMatchObject({
    hasMerchantReturnPolicy: {merchantReturnDays: 45, applicableCountry: ["DE"]},
    shippingDetails: {shippingRate: {value: 0, currency: "EUR"}},
  });
  const silent = offersWith({shipping: {...label, free: false}});
  expect(silent).not.toHaveProperty("hasMerchantReturnPolicy");
  expect(silent).not.toHaveProperty("shippingDetails");
});
