import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {createTestTranslator} from "@/testing/create-test-translator";
import {ProductPrice} from "./product-price";

const [pod] = EXAMPLE_CONTEXT.catalog.products;
const products = [pod, {...pod, sku: "pod-set", amount: 39900}];
const context = {
  ...EXAMPLE_CONTEXT,
  catalog: {...EXAMPLE_CONTEXT.catalog, products},
  t: createTestTranslator("en"),
  path: "/products",
  href: (path: string) => `/de/en${path}`,
};
const shown = (skus: string[]) => renderToStaticMarkup(<ProductPrice skus={skus} context={context} />);

it("shows 'from' before the lowest of several prices, and not before a single price", () => {
  expect(shown(["pod", "pod-set"])).toMatch(/from.*€189/);
  expect(shown(["pod"])).not.toContain("from");
});

it("states where to find a price that the shop does not provide", () => {
  expect(shown(["membership"])).toContain("See price in store");
});
