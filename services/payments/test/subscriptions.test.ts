import type {Stripe} from "stripe";
import {afterAll, beforeAll, describe, expect, it, vi} from "vitest";
import {answerProblems} from "./check-answers.ts";
import {createGoods, type Goods, SUCCESS_URL} from "./goods.ts";
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

const DAY_S = 86_400;
const at = (text: string) => Date.parse(text) / 1000;
const iso = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

/** A customer whose time stands still until a test moves it. */
async function openCustomer(start: string) {
  const {stripe} = payments;
  const testClock = await stripe.testHelpers.testClocks.create({frozen_time: at(start)});
  const customer = await stripe.customers.create({
    email: "runner@example.com",
    test_clock: testClock.id,
    address: {country: "DE"},
  });
  async function goTo(time: number) {
    await stripe.testHelpers.testClocks.advance(testClock.id, {frozen_time: time});
    await vi.waitUntil(
      async () => (await stripe.testHelpers.testClocks.retrieve(testClock.id)).status === "ready",
      WITHIN,
    );
  }
  return {id: customer.id, goTo};
}

async function subscribe(
  customer: string,
  card: string,
  data: Stripe.Checkout.SessionCreateParams.SubscriptionData = {},
) {
  const {sessions} = payments.stripe.checkout;
  const {id} = await sessions.create({
    mode: "subscription",
    customer,
    line_items: [
      {price: goods.pod, quantity: 1},
      {price: goods.month, quantity: 1},
    ],
    success_url: SUCCESS_URL,
    subscription_data: {metadata: {plan: "run"}, ...data},
  });
  await payments.control("POST", `/sessions/${id}/pay`, {card});
  const session = await sessions.retrieve(id, {expand: ["subscription", "invoice.payments"]});
  if (typeof session.subscription !== "object" || !session.subscription) throw new Error("not subscribed");
  return {session, subscription: session.subscription};
}

const GOOD = "4242424242424242";
const FAILS_LATER = "4000000000000341";

it("hardware is charged today on the first invoice, the membership begins with its trial", async () => {
  const customer = await openCustomer("2026-03-01T12:00:00Z");
  const {session, subscription} = await subscribe(customer.id, GOOD, {trial_period_days: 30});
  expect(session).toMatchObject({payment_intent: null, amount_total: 19900, payment_status: "paid"});
  expect(subscription).toMatchObject({status: "trialing", metadata: {plan: "run"}});
  const invoice = typeof session.invoice === "object" ? session.invoice : null;
  expect(invoice).toMatchObject({status: "paid", total: 19900, billing_reason: "subscription_create"});
  expect(invoice?.parent?.subscription_details?.subscription).toBe(subscription.id);
  const payment = invoice?.payments?.data[0]?.payment.payment_intent;
  expect(await payments.stripe.paymentIntents.retrieve(String(payment))).toMatchObject({status: "succeeded"});
  expect(await listed(customer.id)).toEqual([["subscription_create", 19900, "paid"]]);
});

async function listed(customer: string) {
  const {data} = await payments.stripe.invoices.list({customer});
  return data.map(({billing_reason, total, status}) => [billing_reason, total, status]);
}

it("months keep their anchor: 31 January, 28 February, 31 March", async () => {
  const customer = await openCustomer("2026-01-31T12:00:00Z");
  const {subscription} = await subscribe(customer.id, GOOD);
  const ends = [iso(subscription.items.data[0]?.current_period_end)];
  for (const day of ["2026-03-01", "2026-04-01", "2026-05-01"]) {
    await customer.goTo(at(day));
    const now = await payments.stripe.subscriptions.retrieve(subscription.id);
    ends.push(iso(now.items.data[0]?.current_period_end));
  }
  expect(ends).toEqual(["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
});

it("a trial ends in the first charge, announced three days before", async () => {
  const customer = await openCustomer("2026-03-01T12:00:00Z");
  const {subscription} = await subscribe(customer.id, GOOD, {trial_period_days: 30});
  await customer.goTo(at("2026-04-02T00:00:00Z"));
  expect(await payments.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({status: "active"});
  expect((await listed(customer.id))[0]).toEqual(["subscription_cycle", 999, "paid"]);
  const {data} = await payments.stripe.events.list({type: "customer.subscription.trial_will_end"});
  expect(iso(data[0]?.created)).toBe("2026-03-28");
});

describe("dunning", () => {
  it("tries again after 1, 3, 5 and 7 days, then gives up", async () => {
    const customer = await openCustomer("2026-01-10T12:00:00Z");
    const {subscription} = await subscribe(customer.id, FAILS_LATER);
    await customer.goTo(at("2026-02-12T00:00:00Z"));
    expect(await payments.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({status: "past_due"});
    await customer.goTo(at("2026-03-01T00:00:00Z"));
    const ended = await payments.stripe.subscriptions.retrieve(subscription.id);
    expect(ended).toMatchObject({status: "canceled", cancellation_details: {reason: "payment_failed"}});
    const {data} = await payments.stripe.charges.list({customer: customer.id, limit: 20});
    expect(data.filter(({paid}) => !paid).map(({created}) => iso(created))).toEqual([
      "2026-02-17",
      "2026-02-15",
      "2026-02-13",
      "2026-02-11",
      "2026-02-10",
    ]);
  });

  it("a new card saves it half way", async () => {
    const {stripe} = payments;
    const customer = await openCustomer("2026-01-10T12:00:00Z");
    const {subscription} = await subscribe(customer.id, FAILS_LATER);
    await customer.goTo(at("2026-02-12T00:00:00Z"));
    const card = await stripe.paymentMethods.attach("pm_card_visa", {customer: customer.id});
    await stripe.subscriptions.update(subscription.id, {default_payment_method: card.id});
    await customer.goTo(at("2026-02-14T00:00:00Z"));
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({status: "active"});
    expect((await listed(customer.id))[0]).toEqual(["subscription_cycle", 999, "paid"]);
  });

  it("a first invoice that fails leaves nothing after 23 hours", async () => {
    const {stripe} = payments;
    const customer = await openCustomer("2026-01-10T12:00:00Z");
    const card = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", {customer: customer.id});
    const created = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{price: goods.month}],
      default_payment_method: card.id,
    });
    expect(created.status).toBe("incomplete");
    await customer.goTo(at("2026-01-11T11:00:01Z"));
    expect((await stripe.subscriptions.retrieve(created.id)).status).toBe("incomplete_expired");
  });
});

it("a cancellation at the end of the period can be undone, and otherwise ends the subscription without another charge", async () => {
  const {subscriptions} = payments.stripe;
  const customer = await openCustomer("2026-01-10T12:00:00Z");
  const {subscription} = await subscribe(customer.id, GOOD);
  const planned = await subscriptions.update(subscription.id, {cancel_at_period_end: true});
  expect([iso(planned.cancel_at ?? 0), planned.status]).toEqual(["2026-02-10", "active"]);
  const resumed = await subscriptions.update(subscription.id, {cancel_at_period_end: false});
  expect([resumed.cancel_at, resumed.canceled_at]).toEqual([null, null]);
  const end = at("2026-03-15T00:00:00Z");
  await subscriptions.update(subscription.id, {cancel_at: end});
  await customer.goTo(end + DAY_S);
  const ended = await subscriptions.retrieve(subscription.id);
  expect([ended.status, ended.ended_at]).toEqual(["canceled", end]);
  expect((await listed(customer.id)).map(([, total]) => total)).toEqual([999, 999, 20899]);
});

it("who is deleted is charged no more", async () => {
  const {stripe} = payments;
  const customer = await openCustomer("2026-01-10T12:00:00Z");
  const {subscription} = await subscribe(customer.id, GOOD);
  await stripe.customers.del(customer.id);
  await customer.goTo(at("2026-03-15T00:00:00Z"));
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  expect((await listed(customer.id)).length).toBe(1);
});

it("a schedule changes the price when its phase begins, then lets go", async () => {
  const {stripe} = payments;
  const customer = await openCustomer("2026-01-10T12:00:00Z");
  const {subscription} = await subscribe(customer.id, GOOD);
  const dearer = await stripe.prices.create({
    product: goods.podProduct,
    currency: "usd",
    unit_amount: 1499,
    recurring: {interval: "month"},
  });
  const schedule = await stripe.subscriptionSchedules.create({from_subscription: subscription.id});
  const phase = (price: string) => ({
    items: [{price, quantity: 1}],
    duration: {interval: "month" as const, interval_count: 1},
  });
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    phases: [{...phase(goods.month), start_date: at("2026-01-10T12:00:00Z")}, phase(dearer.id)],
  });
  await customer.goTo(at("2026-03-11T00:00:00Z"));
  expect((await listed(customer.id)).map(([, total]) => total)).toEqual([1499, 1499, 20899]);
  expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({status: "released"});
  expect((await stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull();
});

it("every event reported about subscriptions has the shape that the SDK defines", async () => {
  const {data} = await payments.stripe.events.list({limit: 100});
  expect(data.length).toBeGreaterThan(50);
  // An invoice that is only announced has no id yet.
  const announcedEvents = data
    .filter(({type}) => type !== "invoice.upcoming")
    .map((event) => JSON.parse(JSON.stringify(event)));
  expect(
    announcedEvents.flatMap((event) => [...answerProblems(event), ...answerProblems(event.data.object)]),
  ).toEqual([]);
});
