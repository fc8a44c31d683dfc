import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {clientTranslator} from "@/client/messages/client-translator";
import {SHOP_MESSAGES, type ShopSetting} from "@/client/shop/shop-setting";
import {exampleCart, exampleLine} from "@/client/shop/testing/example-cart";
import {selectMessages} from "@/lib/messages/select-messages";
import {visibleText} from "@/testing/visible-text";
import {CheckoutPanel} from "./checkout-panel";

const market = {region: "us", locale: "en"} as const;
const setting: ShopSetting = {
  market,
  drawings: {},
  names: {},
  bundles: [],
  taxLine: "plus tax",
  taxName: "",
  taxRate: null,
  regionName: "United States",
  delivery: [5, 6],
  promises: [],
  links: {
    cart: "/us/en/cart",
    checkout: "/us/en/checkout",
    store: "/us/en/store",
    signIn: "/us/en/sign-in",
    membership: "/us/en/account/subscription",
    help: null,
    guarantee: "/us/en/warranty",
  },
};
const t = clientTranslator(selectMessages(market, SHOP_MESSAGES));

const wordsWith = (state: "included" | "at_checkout" | "duties") => {
  const cart = exampleCart([exampleLine({unit: 16_900})], {region: "us", currency: "USD", tax: {state}});
  return visibleText(
    renderToStaticMarkup(<CheckoutPanel cart={cart} setting={setting} t={t} today="2026-11-28" />),
  );
};

it("names the total as one before tax where the form adds it, so that two totals do not contradict each other", () => {
  const words = wordsWith("at_checkout");
  expect(words).toContain("Total before tax");
  expect(words).toContain("The form shows the total with tax.");
  expect(words).not.toContain("Total today");
});

it.each(["included", "duties"] as const)("names it the total where its tax is %s", (state) => {
  const words = wordsWith(state);
  expect(words).toContain("Total today");
  expect(words).not.toContain("Total before tax");
});
