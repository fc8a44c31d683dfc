import {OFFER_CHOICES, PLAN_CHOICES, SKU_CHOICES} from "@gradus/schemas/fields/options";
import {describe, expect, test} from "vitest";
import {exampleValues} from "../values/example-values.ts";
import {pricedChoices, savingChoices} from "./priced-choices.ts";

const germany = exampleValues("de", {pod: 16_900, duo: null, membership: null});
const britain = exampleValues("gb", {pod: 15_200, duo: 26_900});
const offline = {...germany, catalog: null};

describe("choices of the shop", () => {
  const titleOf = (...[kind, choices, market]: Parameters<typeof pricedChoices>) =>
    Object.fromEntries(pricedChoices(kind, choices, market).map(({value, title}) => [value, title]));

  test("articles are listed with their price", () => {
    expect(titleOf("sku", SKU_CHOICES, germany)).toMatchObject({
      pod: "Pod · €169",
      duo: "Duo · no price in Germany",
      membership: "Membership · no price in Germany",
    });
    expect(titleOf("sku", SKU_CHOICES, britain)).toMatchObject({pod: "Pod · £152"});
  });

  test("plans are listed with their price, their payment interval and their commitment", () => {
    expect(titleOf("plan", PLAN_CHOICES, germany)).toEqual({
      "membership-monthly": "Membership · €12.99 a month",
      "membership-yearly": "Membership, yearly · no price in Germany",
      "membership-monthly-c6": "Membership, monthly, 6 month commitment · no price in Germany",
      "membership-yearly-c12": "Membership · €99 a year · 12 month commitment",
    });
  });

  test("offers are listed with all their payments; an offer that lacks one of its prices has no price", () => {
    expect(titleOf("offer", OFFER_CHOICES, germany)).toMatchObject({
      "pod-only": "Pod alone · €169",
      "duo-c12": "Duo with membership, 12 month commitment · no price in Germany",
      "membership-monthly": "Membership alone · €12.99 a month",
    });
    expect(titleOf("offer", OFFER_CHOICES, britain)).toMatchObject({
      "duo-c12": "duo with membership · £269 + £99 a year · 12 month commitment",
    });
  });

  test.each([
    ["weekly", 1, "€12.99 a week"],
    ["daily", 1, "€12.99 a day"],
    ["monthly", 3, "€12.99 every 3 months"],
  ] as const)("a plan that is paid %s, by %i", (interval, interval_count, words) => {
    const plan = {code: "membership-monthly", amount: 1299, commitment_months: 0, interval, interval_count};
    const market = {
      ...germany,
      catalog: {...germany.catalog, currency: "EUR", products: [], offers: [], plans: [plan]},
    };
    expect(titleOf("plan", PLAN_CHOICES, market)).toMatchObject({
      "membership-monthly": `Membership · ${words}`,
    });
  });

  test.each([
    ["while the shop is being asked", null],
    ["while it does not answer", offline],
  ])("%s they keep their names, and none is a bare code", (_case, market) => {
    for (const [kind, choices] of [
      ["sku", SKU_CHOICES],
      ["plan", PLAN_CHOICES],
      ["offer", OFFER_CHOICES],
    ] as const) {
      const priced = pricedChoices(kind, choices, market);
      expect(priced).toEqual(choices);
      expect(priced.filter(({value, title}) => value === title)).toEqual([]);
    }
  });

  test("what can be stored never changes with the market", () => {
    for (const market of [germany, britain, offline, null]) {
      const codes = pricedChoices("offer", OFFER_CHOICES, market).map(({value}) => value);
      expect(codes).toEqual(OFFER_CHOICES.map(({value}) => value));
    }
  });
});

describe("savings", () => {
  const values = (...args: Parameters<typeof savingChoices>) =>
    savingChoices(...args).map(({title}) => title);

  test("are those of offers that save something today", () => {
    expect(savingChoices(undefined, germany)).toEqual([
      {value: "saving:pod-only", title: "Pod alone · saves 15\u00a0%"},
    ]);
  });

  test("keep what is chosen, whatever it is", () => {
    expect(values("saving:duo-c12", germany)).toEqual([
      "Pod alone · saves 15\u00a0%",
      "Duo with membership, 12 month commitment · saves nothing today",
    ]);
    expect(savingChoices("months:pod-c6", germany)).toContainEqual({
      value: "months:pod-c6",
      title: "months:pod-c6",
    });
  });

  test("are listed for all offers while the shop does not answer", () => {
    expect(values(undefined, offline)).toEqual(OFFER_CHOICES.map(({title}) => title));
  });
});
