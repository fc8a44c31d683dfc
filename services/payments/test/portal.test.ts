import {afterAll, beforeAll, expect, it, vi} from "vitest";
import {createGoods, type Goods} from "./goods.ts";
import {startTestPayments, type TestPayments} from "./test-payments.ts";

// On a busy machine the processor may be elsewhere for a while.
const WITHIN = {timeout: 60_000};

let payments: TestPayments;
let goods: Goods;
beforeAll(async () => {
  payments = await startTestPayments();
  goods = await createGoods(payments.stripe);
});
afterAll(() => payments.close());

async function openPortal(features: {cancel: boolean}, card = "pm_card_visa") {
  const {stripe} = payments;
  const frozen_time = Date.parse("2026-01-10T12:00:00Z") / 1000;
  const clock = await stripe.testHelpers.testClocks.create({frozen_time});
  const customer = await stripe.customers.create({email: "runner@example.com", test_clock: clock.id});
  const good = await stripe.paymentMethods.attach("pm_card_visa", {customer: customer.id});
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{price: goods.month}],
    default_payment_method: good.id,
  });
  const later = await stripe.paymentMethods.attach(card, {customer: customer.id});
  await stripe.subscriptions.update(subscription.id, {default_payment_method: later.id});
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      subscription_cancel: {enabled: features.cancel},
      payment_method_update: {enabled: true},
      invoice_history: {enabled: true},
    },
  });
  const {url} = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    configuration: configuration.id,
    return_url: "http://localhost:3000/account",
    locale: "de",
  });
  async function goTo(day: string) {
    await stripe.testHelpers.testClocks.advance(clock.id, {frozen_time: Date.parse(day) / 1000});
    await vi.waitUntil(
      async () => (await stripe.testHelpers.testClocks.retrieve(clock.id)).status === "ready",
      WITHIN,
    );
  }
  return {url, goTo, read: () => stripe.subscriptions.retrieve(subscription.id), id: subscription.id};
}

async function press(url: string, fields: Record<string, string>) {
  const headers = {origin: new URL(url).origin};
  return (await fetch(url, {method: "POST", headers, body: new URLSearchParams(fields)})).text();
}

it("who may cancel can also take it back", async () => {
  const {url, id, read} = await openPortal({cancel: true});
  expect(await press(url, {act: "cancel", subscription: id})).toContain("Endet am 10. Februar 2026");
  expect(await read()).toMatchObject({cancel_at_period_end: true});
  expect(await press(url, {act: "keep", subscription: id})).toContain("Verlängert sich am 10. Februar 2026");
  expect(await read()).toMatchObject({cancel_at: null});
});

it("within a commitment, cancelling is not offered, and is not done when requested anyway", async () => {
  const {url, id, read} = await openPortal({cancel: false});
  expect(await (await fetch(url)).text()).not.toContain("Kündigen");
  await press(url, {act: "cancel", subscription: id});
  expect(await read()).toMatchObject({cancel_at: null, status: "active"});
});

it("a new card pays what a failing one left open; one that is no test card is refused", async () => {
  const {url, goTo, read} = await openPortal({cancel: false}, "pm_card_chargeCustomerFail");
  await goTo("2026-02-11T00:00:00Z");
  expect((await read()).status).toBe("past_due");
  expect(await press(url, {act: "card", number: "4929939187355598"})).toContain("Testkarte");
  expect((await read()).status).toBe("past_due");
  await press(url, {act: "card", number: "4242424242424242"});
  expect((await read()).status).toBe("active");
});

it("another customer's subscription cannot be ended from here", async () => {
  const portal = await openPortal({cancel: true});
  const other = await openPortal({cancel: true});
  await press(portal.url, {act: "cancel", subscription: other.id});
  expect(await other.read()).toMatchObject({cancel_at: null});
});
