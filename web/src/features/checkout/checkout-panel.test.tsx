import type {CheckoutTotals} from "@gradus/backend/contract/checkout";
import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {SHOP_MESSAGES, type ShopSetting} from "@/client/shop/shop-setting";
import {exampleCart, exampleLine} from "@/client/shop/testing/example-cart";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
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

interface CheckoutScenario {
  readonly state: "included" | "at_checkout" | "duties";
  readonly totals?: CheckoutTotals;
  readonly isLoading?: boolean;
}

const IN_CALIFORNIA = {total: 18_294, tax: 1_394, country: "US", state: "CA"};

function wordsWith({state, totals, isLoading = false}: CheckoutScenario) {
  const cart = exampleCart([exampleLine({unit: 16_900})], {region: "us", currency: "USD", tax: {state}});
  const panelProps = {cart, setting, t, today: "2026-11-28", totals: totals ?? null, isLoading};
  return visibleText(renderToStaticMarkup(<CheckoutPanel {...panelProps} leavesOutPlans={false} />));
}

it("names the total as one before tax where the form adds it, so that two totals do not contradict each other", () => {
  const words = wordsWith({state: "at_checkout"});
  expect(words).toContain("Total before tax");
  expect(words).toContain("The form shows the total with tax.");
  expect(words).not.toContain("Total today");
});

it("reports that the tax is being requested, below the total without tax", () => {
  const words = wordsWith({state: "at_checkout", isLoading: true});
  expect(words).toContain("Total before tax");
  expect(words).toContain("asking for the tax");
});

it("shows what the provider will take, with its tax and the place of it", () => {
  const words = wordsWith({state: "at_checkout", totals: IN_CALIFORNIA});
  expect(words).toContain("Total today");
  expect(words).toContain("182 . 94");
  expect(words).toContain("with $13.94 tax (CA, United States)");
  expect(words).not.toContain("before tax");
  expect(words).not.toContain("Determined at checkout");
});

it("shows no total once the cart is gone, whatever the payment provider returned before", () => {
  const panelProps = {cart: null, setting, t, today: "2026-11-28", totals: IN_CALIFORNIA, isLoading: false};
  const page = renderToStaticMarkup(<CheckoutPanel {...panelProps} leavesOutPlans={false} />);
  expect(visibleText(page)).not.toContain("182");
});

it("shows the tax of another country where prices include tax", () => {
  const totals = {total: 16_900, tax: 2_817, country: "AT", state: null};
  expect(wordsWith({state: "included", totals})).toContain("including $28.17 tax (Austria)");
});

it.each(["included", "duties"] as const)("names it the total where its tax is %s", (state) => {
  const words = wordsWith({state});
  expect(words).toContain("Total today");
  expect(words).not.toContain("Total before tax");
});

it("shows a member's second membership, but leaves it out of the totals", () => {
  const membership = {
    code: "membership-monthly",
    interval: "monthly",
    interval_count: 1,
    amount: 999,
    commitment_months: 0,
    trial_days: 0,
    due_today: 999,
  } as const;
  const cart = exampleCart(
    [exampleLine({unit: 16_900}), exampleLine({kind: "virtual", unit: 999, membership})],
    {
      region: "us",
      currency: "USD",
      tax: {state: "at_checkout"},
    },
  );
  const panelProps = {cart, setting, t, today: "2026-11-28", totals: null, isLoading: false};
  const page = renderToStaticMarkup(<CheckoutPanel {...panelProps} leavesOutPlans />);
  expect(page).toContain("<s>$9.99</s>");
  const words = visibleText(page);
  expect(words).toContain("Left out, you have one.");
  expect(words).not.toContain("$178.99");
});

it.each([
  {kind: "hardware", isSent: true},
  {kind: "virtual", isSent: false},
] as const)("mentions shipping and trial only for items that are shipped: $kind", ({kind, isSent}) => {
  const cart = exampleCart([exampleLine({kind})], {region: "us", currency: "USD"});
  const promising = {...setting, promises: ["30-day risk-free trial"]};
  const panelProps = {cart, setting: promising, t, today: "2026-11-28", totals: null, isLoading: false};
  const words = visibleText(renderToStaticMarkup(<CheckoutPanel {...panelProps} leavesOutPlans={false} />));
  expect([words.includes("Shipping"), words.includes("30-day risk-free trial")]).toEqual([isSent, isSent]);
});
