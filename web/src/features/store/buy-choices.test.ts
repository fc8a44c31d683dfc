import type {Catalog} from "@gradus/backend/contract/catalog";
import type {MarketParams} from "@gradus/schemas/markets";
import {expect, it} from "vitest";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {createTestTranslator} from "@/testing/create-test-translator";
import {buyChoices} from "./buy-choices";

const {catalog} = EXAMPLE_CONTEXT;
const [monthly] = catalog.plans;
const [, , withMonthly] = catalog.offers;
const GERMANY = {region: "de", locale: "en"} as const;

function choices(bundles: Partial<Catalog["offers"][number]>[], market: MarketParams = GERMANY) {
  const yearly = {...monthly, code: "membership-yearly", interval: "yearly" as const, amount: 10_999};
  const offers = bundles.map((offer) => ({...withMonthly, ...offer}));
  const shop = {...catalog, plans: [monthly, yearly], offers};
  return buyChoices(["pod"], {catalog: shop, market, t: createTestTranslator(market.locale)}).slice(1);
}
const YEARLY = {code: "pod-yearly", plan_code: "membership-yearly"};

it("plans without a commitment are called by how often they are paid, each with the cost of a year", () => {
  expect(choices([{}, YEARLY]).map(({label, note}) => [label, note])).toEqual([
    [
      "Monthly",
      "30 days free, then €12.99 per month. Cancel any time. €344.88 with 12 paid months, incl. 19% VAT.",
    ],
    [
      "Yearly",
      "30 days free, then €109.99 per year. Cancel any time. €298.99 with 12 paid months, incl. 19% VAT.",
    ],
  ]);
});

it("a plan with a commitment states its length, and not that it can be cancelled at any time", () => {
  const [committed] = choices([{commitment_months: 6}]);
  expect(committed?.label).toBe("With membership, 6 month commitment");
  expect(committed?.note).not.toContain("Cancel");
});

it("the cost of a year states where tax is still to be added, and ends in one full stop", () => {
  expect(choices([{}], {region: "us", locale: "en"})[0]?.note).toMatch(/with 12 paid months, plus tax\.$/);
  expect(choices([{}], {region: "de", locale: "de"})[0]?.note).toMatch(
    /bezahlten Monaten, inkl\. 19\s%\sMwSt\.$/,
  );
});

it("the lowest-cost badge is computed, whatever the shop marks as best value", () => {
  const dearest = {badge: "best_value" as const};
  expect(choices([dearest, YEARLY]).map(({badge}) => badge)).toEqual([
    null,
    "Lowest cost over 12 months with membership",
  ]);
  expect(choices([dearest]).map(({badge}) => badge)).toEqual([null]);
  const asDear = {...YEARLY, plan_code: withMonthly.plan_code};
  expect(choices([dearest, asDear]).map(({badge}) => badge)).toEqual([null, null]);
});
