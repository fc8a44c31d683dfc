import {expect, it} from "vitest";
import type {ProductSummary} from "@/content/page/products.query";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {featuredFirst, productsOf} from "./products-of";

const product = (slug: string, skus: ProductSummary["skus"]): ProductSummary => ({
  _id: slug,
  slug,
  title: slug,
  tagline: "",
  skus,
  field: "track",
  art: null,
  specs: [],
});
const card = product("card", ["membership"]);
const duo = product("duo", ["duo"]);
const pod = product("pod", ["pod", "clip-pack"]);
const slugs = (products: readonly ProductSummary[]) => products.map(({slug}) => slug);

it("ranks products in the shop's order, and keeps those that the shop does not sell", () => {
  expect(slugs(featuredFirst([card, duo, pod], EXAMPLE_CONTEXT.catalog))).toEqual(["pod", "duo", "card"]);
});

it("keeps every product while the shop does not respond", () => {
  expect(slugs(featuredFirst([card, duo, pod], null))).toEqual(["card", "duo", "pod"]);
});

it("lists a product once, however many of its SKUs are requested", () => {
  expect(slugs(productsOf(["clip-pack", "pod", "unknown"], [card, duo, pod]))).toEqual(["pod"]);
});
