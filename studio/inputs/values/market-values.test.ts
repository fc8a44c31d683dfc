import {expect, test} from "vitest";
import {readMarketValues} from "./market-values.ts";

const REGISTERS = {
  region: {provider: "Example Ltd", supportEmail: "support@example.com"},
  claims: [
    {key: "faster", phrase: "14 percent faster", validTo: "2027-08-31", isLive: true},
    {key: "smaller", phrase: null, validTo: "2026-01-01", isLive: false},
    {key: "half", phrase: "half", validTo: "2027-08-31", isLive: null},
  ],
  trial: {label: "30-day trial", labelStart: "The 30-day trial"},
  shipping: null,
  notes: [{key: "shipping", text: null}],
};
const PRICES = {
  data: {
    currency: "EUR",
    products: [{sku: "pod", name: "Pod", amount: 18_900}],
    plans: [],
    offers: [
      {code: "pod-only", hardware_sku: "pod", plan_code: null, saving_percent: 15, commitment_months: 0},
    ],
  },
};
const MARKET = {region: "de", locale: "en"} as const;
const read = (prices: () => Promise<unknown>) =>
  readMarketValues(MARKET, "2026-11-21", {query: async () => REGISTERS, prices});

test("only live claims and notes have a value, but every claim is listed", async () => {
  const {values, claims} = await read(async () => PRICES);
  expect(values.claims).toEqual({faster: {phrase: "14 percent faster"}});
  expect(values.notes).toEqual({});
  expect(values.policies).toEqual({trial: REGISTERS.trial});
  expect(claims.map(({key, phrase, isLive}) => [key, phrase, isLive])).toEqual([
    ["faster", "14 percent faster", true],
    ["smaller", "smaller", false],
    ["half", "half", false],
  ]);
});

test.each([
  ["is down", async () => Promise.reject(new TypeError("fetch failed"))],
  ["answers something else", async () => ({err: {code: "internal"}})],
])("a shop that %s takes away prices and nothing else", async (_, prices) => {
  const {catalog, values} = await read(prices);
  expect(catalog).toBeNull();
  expect(values.provider).toBe("Example Ltd");
});
