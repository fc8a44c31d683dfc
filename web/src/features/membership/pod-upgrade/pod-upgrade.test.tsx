// @vitest-environment jsdom
import type {PodUpgrade} from "@gradus/backend/contract/pod-upgrade";
import {afterEach, beforeEach, expect, it} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {UpgradeClient} from "./upgrade-client";
import {UPGRADE_MESSAGES} from "./upgrade-messages";

const UPGRADE = "/canyon/users/usr_runner/promotion/pod-upgrade";
const ADD = "POST /api/shop/cart?locale=en";
const eligible: PodUpgrade = {
  eligible: true,
  reason: "eligible",
  code: null,
  expires_at: null,
  percent_off: 30,
};

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  localStorage.clear();
});
afterEach(() => page.close());

type Answer = {status: number; data?: unknown; err?: object};

async function open(upgrade: Answer, answers: Readonly<Record<string, Answer>> = {}) {
  page.backend(
    ({route}) =>
      (route === `GET ${UPGRADE}` ? upgrade : answers[route]) ?? {status: 500, err: {code: "internal"}},
  );
  await page.show(
    <UpgradeClient
      messages={selectMessages(EXAMPLE_PAGE.market, UPGRADE_MESSAGES)}
      market={EXAMPLE_PAGE.market}
      currency="EUR"
      products={[{sku: "pod", name: "Pod", amount: 16_900}]}
      words={{taxLine: "incl. 19% VAT", was: "instead of"}}
      links={{signIn: "/in", devices: "/devices", store: "/store", cart: "/de/en/cart"}}
    />,
  );
}
const written = () => page.calls.filter(({route}) => route.startsWith("POST "));

it("asks a signed-out visitor to sign in, and requests nothing from the backend", async () => {
  await open({status: 200, data: eligible});
  expect(page.href("Sign in to see your price")).toBe("/in");
  expect(page.calls.filter(({route}) => route.includes("/promotion/"))).toEqual([]);
});

it("shows the price to an eligible user, and issues no code by showing it", async () => {
  signInAs("usr_runner");
  await open({status: 200, data: eligible});
  expect(page.words()).toContain("30% off, for you");
  expect(page.words()).toContain("€118.30");
  expect(page.words()).toContain("instead of €169");
  expect(page.words()).toContain("incl. 19% VAT");
  expect(written()).toEqual([]);
});

it("takes the code and puts the pod into the cart with it", async () => {
  signInAs("usr_runner");
  await open(
    {status: 200, data: eligible},
    {
      [`POST ${UPGRADE}`]: {
        status: 200,
        data: {code: "POD-1", expires_at: "2026-12-23T10:00:00.000Z", percent_off: 30},
      },
      [ADD]: {status: 422, err: {code: "quantity_limit"}},
    },
  );
  await page.press("Add Pod at this price");
  expect(written().at(-1)?.body).toMatchObject({
    ops: [{op: "region"}, {op: "add", sku: "pod", qty: 1}, {op: "promo", code: "POD-1"}],
  });
  expect(page.words()).toContain("Your cart holds as many of these as it can.");
});

it("a code that was issued stays in sight with its last day", async () => {
  signInAs("usr_runner");
  const issued = {...eligible, reason: "issued", code: "POD-1", expires_at: "2026-12-23T10:00:00.000Z"};
  await open({status: 200, data: issued});
  expect(page.words()).toContain("POD-1");
  expect(page.words()).toContain("Use it until 23 December 2026.");
});

it.each([
  ["no_pod", "We found none in your account."],
  ["pod_too_new", "Your pod is still too new"],
  ["used", "You used your upgrade within the last year."],
] as const)("%s: shows the reason, and offers no button", async (reason, words) => {
  signInAs("usr_runner");
  await open({status: 200, data: {...eligible, eligible: false, reason}});
  expect(page.words()).toContain(words);
  expect(document.querySelectorAll("main button")).toHaveLength(0);
});

it("nothing goes into the cart without a code", async () => {
  signInAs("usr_runner");
  await open(
    {status: 200, data: eligible},
    {[`POST ${UPGRADE}`]: {status: 422, err: {code: "not_eligible"}}},
  );
  await page.press("Add Pod at this price");
  expect(written().map(({route}) => route)).toEqual([`POST ${UPGRADE}`]);
  expect(page.words()).toContain("You used your upgrade");
});
