// @vitest-environment jsdom
import {Fragment} from "react";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {EXAMPLE_MEMBERSHIP, EXAMPLE_SUBSCRIPTION} from "@/client/testing/example-membership";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
// What the page loads later is at hand here: these stories are not about that.
import "@/client/resources/cart-calls";
import "./member-probe";
import "./plan-bar";
import {CurrentPlanClient} from "./current-plan-client";
import {PlanBarClient} from "./plan-bar-client";
import {PLAN_BAR_MESSAGES} from "./plan-bar-messages";

const MEMBERSHIP = "GET /canyon/users/usr_runner/membership";
const ADD = "POST /api/shop/cart?locale=en";
const plan = {code: "membership-monthly", interval: "monthly", interval_count: 1, amount: 1299} as const;
const yearly = {...plan, code: "membership-yearly", interval: "yearly", amount: 10_999} as const;
const alone = (each: typeof plan | typeof yearly) => ({
  offer: each.code,
  name: each.code,
  plan: {...each, commitment_months: 0},
  trialDays: 30,
});

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  localStorage.clear();
  page = createRenderedPage();
});
afterEach(() => page.close());

const plans = [
  {code: plan.code, alone: alone(plan), href: null},
  {code: yearly.code, alone: alone(yearly), href: null},
  {code: "membership-yearly-c12", alone: null, href: "/de/en/store/duo"},
];
const open = () =>
  page.show(
    <>
      {plans.map(({code}, index) => (
        <Fragment key={code}>
          <input type="radio" name="plan" value={code} defaultChecked={index === 0} />
          <CurrentPlanClient code={code} words={`current: ${code}`} />
        </Fragment>
      ))}
      <PlanBarClient
        messages={selectMessages(EXAMPLE_PAGE.market, PLAN_BAR_MESSAGES)}
        market={EXAMPLE_PAGE.market}
        currency="EUR"
        tax="incl. 19% VAT"
        name="plan"
        plans={plans}
        links={{cart: "/de/en/cart", manage: "/de/en/account/subscription"}}
      />
    </>,
  );
const added = () => page.calls.filter(({route}) => route === ADD);
const refuse = (code: string) => page.backend(() => ({status: 422, err: {code}}));

it("shows what the chosen plan costs today and over a year, and follows the choice", async () => {
  await open();
  expect(page.words()).toContain("membership-monthly: €0 today");
  expect(page.words()).toMatch(/12 months from today: €(142.89 in 11|155.88 in 12) payments, incl. 19% VAT/);
  await page.choose("plan", yearly.code);
  expect(page.words()).toContain("First payment of €109.99");
  expect(page.words()).toContain("12 months from today: €109.99 in 1 payment, incl. 19% VAT.");
});

it("links to the product that a plan is sold with, and adds nothing to the cart", async () => {
  await open();
  await page.choose("plan", "membership-yearly-c12");
  expect(page.href("See it in the store")).toBe("/de/en/store/duo");
  expect(added()).toEqual([]);
});

it("puts the offer of the chosen plan into the cart, at the prices of this market, once", async () => {
  let answer: (reply: {status: number; err: object}) => void = () => {};
  page.backend(() => new Promise((resolve) => (answer = resolve)));
  await open();
  await page.choose("plan", yearly.code);
  await page.press("Continue");
  await page.press("One moment…");
  await page.turns(() => answer({status: 422, err: {code: "plan_conflict"}}));
  expect(added()).toHaveLength(1);
  expect(added()[0]?.body).toMatchObject({
    region: "de",
    ops: [{op: "region"}, {op: "add", sku: "membership", offer: "membership-yearly", qty: 1}],
  });
});

it("reports that another membership is in the cart, and links to the cart", async () => {
  refuse("plan_conflict");
  await open();
  await page.press("Continue");
  expect(page.words()).toContain("Your cart already holds another membership.");
  expect(page.href("Open cart")).toBe("/de/en/cart");
});

it("pressed again after nothing came back is the same wish; after a refusal it is a new one", async () => {
  page.backend(() => Promise.reject(new Error("offline")));
  await open();
  await page.press("Continue");
  expect(page.words()).toContain("We cannot reach our server.");
  refuse("plan_conflict");
  await page.press("Continue");
  await page.press("Continue");
  const ids = added().map(({body}) => JSON.stringify(body).match(/"request_id":"([^"]+)"/)?.[1]);
  expect(ids[0]).toBeDefined();
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
});

it("offers members their account instead of a second membership", async () => {
  signInAs("usr_runner");
  page.backend(({route}) =>
    route === MEMBERSHIP ? {status: 200, data: EXAMPLE_MEMBERSHIP} : {status: 500, err: {code: "internal"}},
  );
  await open();
  expect(page.href("Manage membership")).toBe("/de/en/account/subscription");
  expect(page.words()).not.toContain("Continue");
});

it("marks the plan of a member, and no other", async () => {
  signInAs("usr_runner");
  const having = {...EXAMPLE_MEMBERSHIP, subscription: {...EXAMPLE_SUBSCRIPTION, plan: "membership-yearly"}};
  page.backend(() => ({status: 200, data: having}));
  await open();
  expect(page.words()).toContain("current: membership-yearly");
  expect(page.words().match(/current:/g)).toHaveLength(1);
});

it("sends no request while no user is signed in", async () => {
  await open();
  expect(page.calls).toEqual([]);
});

it("promises no second trial to a user who already had one", async () => {
  signInAs("usr_runner");
  const former = {...EXAMPLE_MEMBERSHIP, subscription: null, access: "none"};
  page.backend(() => ({status: 200, data: former}));
  await open();
  expect(page.words()).toContain("membership-monthly: €12.99 today");
  expect(page.words()).not.toContain("First payment");
});

it("begins its year on the day it is in the region, as the order will, wherever the reader is", async () => {
  vi.stubEnv("TZ", "Pacific/Auckland");
  vi.useFakeTimers({toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z")});
  await open();
  expect(page.words()).toContain("First payment of €12.99 on 22 December 2026");
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
