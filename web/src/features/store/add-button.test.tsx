// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleCart, exampleLine} from "@/client/shop/testing/example-cart";
import {selectMessages} from "@/i18n/select-messages";
import {createRenderedPage} from "@/testing/rendered-page";
// What the page loads at the first press is at hand here.
import "@/client/resources/cart-calls";
import {AddButtonClient} from "./add-button-client";
import {ADD_MESSAGES} from "./add-messages";

const market = {region: "gb", locale: "en"} as const;
let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
});
afterEach(() => page.close());

it("a cart from another store takes the article at this store's prices, and the resulting changes are reported", async () => {
  const cart = exampleCart([exampleLine({})], {
    region: "gb",
    currency: "GBP",
    notices: [
      {code: "repriced", sku: null, params: {currency: "GBP"}},
      {code: "line_dropped", sku: "clip-pack", params: {}},
    ],
  });
  page.backend(() => ({status: 200, data: cart}));
  await page.show(
    <AddButtonClient
      sku="pod"
      clip="black"
      market={market}
      cartHref="/gb/en/cart"
      messages={selectMessages(market, ADD_MESSAGES)}
      describedBy="pod"
    />,
  );
  await page.press("Add to cart");
  const addCall = page.calls.find(({route}) => route === "POST /api/shop/cart?locale=en");
  expect(addCall?.body).toMatchObject({
    ops: [
      {op: "region", region: "gb"},
      {op: "add", sku: "pod"},
    ],
  });
  expect(page.words()).toContain("Your cart is now priced in GBP.");
  expect(page.words()).toContain("Something is not sold in this store and was taken out of your cart.");
});
