import type {Stripe} from "stripe";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {answerProblems} from "./check-answers.ts";
import {createGoods, createTestClock, type Goods, SUCCESS_URL} from "./goods.ts";
import {startTestPayments, type TestPayments} from "./test-payments.ts";

const clock = createTestClock();
let payments: TestPayments;
let goods: Goods;
beforeAll(async () => {
  payments = await startTestPayments({now: clock.now});
  goods = await createGoods(payments.stripe);
});
afterAll(() => payments.close());

async function open(changes: Stripe.Checkout.SessionCreateParams = {}) {
  const session = await payments.stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [{price: goods.pod, quantity: 2}],
    success_url: SUCCESS_URL,
    payment_intent_data: {metadata: {checkout: "7"}},
    ...changes,
  });
  return session.id;
}

const pay = (id: string, body: object = {}) => payments.control("POST", `/sessions/${id}/pay`, body);

async function read(id: string) {
  const session = await payments.stripe.checkout.sessions.retrieve(id, {
    expand: ["payment_intent.latest_charge"],
  });
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
  return {session, intent, charge};
}

async function buy(body: object = {}) {
  const id = await open();
  await pay(id, body);
  const {intent, charge} = await read(id);
  return {id, intent: intent?.id ?? "", charge: charge?.id ?? ""};
}

it("a working card pays: session, payment and charge agree", async () => {
  const id = await open({customer_email: "a@example.com"});
  expect((await pay(id)).data.outcome).toBe("complete");
  const {session, intent, charge} = await read(id);
  expect(session).toMatchObject({status: "complete", payment_status: "paid", url: null, amount_total: 39800});
  expect(intent).toMatchObject({status: "succeeded", amount_received: 39800, metadata: {checkout: "7"}});
  expect(charge).toMatchObject({paid: true, amount: 39800, outcome: {type: "authorized"}});
  expect(charge?.payment_method_details?.card).toMatchObject({brand: "visa", last4: "4242"});
});

describe("a card that does not pay leaves the session open for another", () => {
  it.each([
    ["4000000000000002", "card_declined", "generic_decline", "issuer_declined"],
    ["4000000000009995", "card_declined", "insufficient_funds", "issuer_declined"],
    ["4000000000000069", "expired_card", "expired_card", "issuer_declined"],
    ["4000000000000127", "incorrect_cvc", "incorrect_cvc", "issuer_declined"],
    ["4000000000000119", "processing_error", "processing_error", "issuer_declined"],
    ["4100000000000019", "card_declined", "fraudulent", "blocked"],
  ])("%s", async (card, code, decline_code, outcome) => {
    const id = await open();
    expect((await pay(id, {card})).data).toMatchObject({outcome: "declined", decline: {code, decline_code}});
    const [intent] = (await payments.stripe.paymentIntents.list({limit: 1})).data;
    expect(intent).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: {code, decline_code},
    });
    const charge = await payments.stripe.charges.retrieve(String(intent?.latest_charge));
    expect(charge).toMatchObject({paid: false, status: "failed", outcome: {type: outcome}});
    expect((await pay(id)).data.outcome).toBe("complete");
    expect((await read(id)).intent?.id).toBe(intent?.id);
  });
});

it("3-D Secure that fails charges nothing; after it succeeds there is one charge", async () => {
  const id = await open();
  const card = "4000002500003155";
  expect((await pay(id, {card, three_d_secure: "fail"})).data).toMatchObject({
    outcome: "declined",
    decline: {code: "payment_intent_authentication_failure"},
  });
  expect((await pay(id, {card})).data.outcome).toBe("complete");
  const {intent} = await read(id);
  const {data} = await payments.stripe.charges.list({payment_intent: intent?.id ?? ""});
  expect(data.map(({status}) => status)).toEqual(["succeeded"]);
});

it("tax follows the address: inside European prices, on top of American ones", async () => {
  const taxed = {
    automatic_tax: {enabled: true},
    shipping_address_collection: {allowed_countries: ["DE" as const, "US" as const]},
  };
  const german = await open({...taxed, currency: "eur"});
  await pay(german, {country: "DE"});
  expect((await read(german)).session).toMatchObject({
    amount_total: 43800,
    total_details: {amount_tax: 6993},
  });
  const american = await open(taxed);
  await pay(american, {country: "US"});
  expect((await read(american)).session).toMatchObject({
    amount_total: 43084,
    total_details: {amount_tax: 3284},
  });
  expect((await read(american)).session.collected_information?.shipping_details?.address.country).toBe("US");
});

it("what a coupon takes off is shared over the lines to the cent, and each use is counted", async () => {
  const {stripe} = payments;
  const coupon = await stripe.coupons.create({percent_off: 15, applies_to: {products: [goods.podProduct]}});
  const code = await stripe.promotionCodes.create({
    promotion: {type: "coupon", coupon: coupon.id},
    max_redemptions: 1,
  });
  const discounts = [{promotion_code: code.id}];
  const id = await open({
    discounts,
    line_items: [
      {price: goods.pod, quantity: 1},
      {price: goods.pod, quantity: 2},
    ],
  });
  const {data} = await stripe.checkout.sessions.listLineItems(id);
  expect(data.map(({amount_discount}) => amount_discount)).toEqual([2985, 5970]);
  await pay(id);
  expect((await stripe.promotionCodes.retrieve(code.id)).times_redeemed).toBe(1);
  await expect(open({discounts})).rejects.toMatchObject({param: "discounts[0][promotion_code]"});
});

it("an order for nothing is complete without a payment", async () => {
  const coupon = await payments.stripe.coupons.create({percent_off: 100});
  const id = await open({discounts: [{coupon: coupon.id}]});
  await pay(id);
  expect((await read(id)).session).toMatchObject({
    payment_status: "no_payment_required",
    payment_intent: null,
  });
});

it("refunds stop at what was paid, in parts and in one", async () => {
  const {refunds, charges} = payments.stripe;
  const {intent, charge} = await buy();
  expect(await refunds.create({payment_intent: intent, amount: 10000})).toMatchObject({status: "succeeded"});
  await expect(refunds.create({payment_intent: intent, amount: 29801})).rejects.toThrow(
    "greater than unrefunded",
  );
  await refunds.create({payment_intent: intent});
  await expect(refunds.create({payment_intent: intent})).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  expect(await charges.retrieve(charge)).toMatchObject({refunded: true, amount_refunded: 39800});
});

it("a refund that the bank sends back fails later, and the charge is not refunded", async () => {
  const {stripe} = payments;
  const {intent, charge} = await buy({card: "4000000000005126"});
  const refund = await stripe.refunds.create({payment_intent: intent});
  expect(refund.status).toBe("succeeded");
  clock.forward(61);
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({status: "failed"});
  expect(await stripe.charges.retrieve(charge)).toMatchObject({refunded: false, amount_refunded: 0});
  const [event] = (await stripe.events.list({type: "refund.failed"})).data;
  expect(event?.data.object).toMatchObject({id: refund.id});
});

it("a holder disputes a minute later, and the bank decides", async () => {
  const {stripe} = payments;
  const {charge} = await buy({card: "4000000000000259"});
  clock.forward(61);
  const [dispute] = (await stripe.disputes.list({charge})).data;
  expect(dispute).toMatchObject({status: "needs_response", amount: 39800});
  expect((await stripe.charges.retrieve(charge)).disputed).toBe(true);
  await payments.control("POST", `/disputes/${dispute?.id}/close`, {status: "lost"});
  expect((await stripe.disputes.retrieve(dispute?.id ?? "")).status).toBe("lost");
});

it("a risky payment is paid and under review", async () => {
  const {intent} = await buy({card: "4000000000009235"});
  const found = await payments.stripe.paymentIntents.retrieve(intent, {expand: ["review"]});
  expect(found.review).toMatchObject({open: true});
});

it("a session that is over takes no money", async () => {
  const id = await open();
  clock.forward(24 * 60 * 60 + 1);
  expect((await pay(id)).error.message).toContain("expired");
  expect((await read(id)).session).toMatchObject({status: "expired", payment_status: "unpaid"});
  const paid = await buy();
  expect((await pay(paid.id)).error.message).toContain("complete");
});

it("a session that expires during the bank confirmation cancels its payment", async () => {
  const {stripe, url} = payments;
  const id = await open();
  const body = new URLSearchParams({
    act: "pay",
    shown_total: "39800",
    email: "a@example.com",
    holder: "Ada",
    country: "US",
    number: "4000002500003155",
    expiry: "12/44",
    cvc: "123",
  });
  const response = await fetch(`${url}/c/pay/${id}`, {
    method: "POST",
    headers: {origin: url},
    body,
    redirect: "manual",
  });
  expect(response.headers.get("location")).toContain("/bank");
  await stripe.checkout.sessions.expire(id);
  const late = new URLSearchParams({result: "complete"});
  await fetch(`${url}/c/pay/${id}/bank`, {method: "POST", headers: {origin: url}, body: late});
  const [intent] = (await stripe.paymentIntents.list({limit: 1})).data;
  expect(intent).toMatchObject({status: "canceled", cancellation_reason: "expired", amount_received: 0});
});

it("a card that is on no test list is rejected, and its number appears in no stored event", async () => {
  const id = await open();
  const number = "4929939187355598";
  expect((await pay(id, {card: number})).error.message).toContain("test card");
  expect(JSON.stringify((await payments.stripe.events.list({limit: 100})).data)).not.toContain(number);
});

it("a bank warns a minute after it was paid, and the payment is found by its warning", async () => {
  const {stripe} = payments;
  const {intent, charge} = await buy({card: "4000000000005423"});
  expect((await stripe.radar.earlyFraudWarnings.list({payment_intent: intent})).data).toEqual([]);
  clock.forward(61);
  const {data} = await stripe.radar.earlyFraudWarnings.list({payment_intent: intent});
  expect(data).toMatchObject([{actionable: true, charge, payment_intent: intent}]);
  const [event] = (await stripe.events.list({type: "radar.early_fraud_warning.created"})).data;
  expect(event?.data.object).toMatchObject({id: data[0]?.id});
  expect(data.flatMap(answerProblems)).toEqual([]);
});

it("a charge reports its risk level and the country of its card", async () => {
  const {stripe} = payments;
  const risky = await buy({card: "4000000000004954"});
  expect((await stripe.charges.retrieve(risky.charge)).outcome).toMatchObject({
    type: "authorized",
    risk_level: "highest",
  });
  const german = await stripe.charges.retrieve((await buy({card: "4000002760000016"})).charge);
  expect(german.payment_method_details?.card?.country).toBe("DE");
  expect(german.outcome?.risk_level).toBe("normal");
});

it("a review may open after the payment", async () => {
  const {stripe} = payments;
  const {intent, charge} = await buy();
  await payments.control("POST", `/charges/${charge}/review`);
  const {review} = await stripe.paymentIntents.retrieve(intent, {expand: ["review"]});
  expect(review).toMatchObject({open: true, charge});
});
