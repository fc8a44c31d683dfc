import type {Stripe} from "stripe";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openTarget, refusal, type Target} from "./target.ts";

let target: Target;
let pod: Stripe.Price;
let month: Stripe.Price;
beforeAll(async () => {
  target = await openTarget();
  const {stripe} = target;
  const product = await stripe.products.create({name: "Pod", shippable: true});
  const membership = await stripe.products.create({name: "Membership"});
  pod = await stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: 19900,
    tax_behavior: "exclusive",
    currency_options: {eur: {unit_amount: 21900, tax_behavior: "inclusive"}},
  });
  month = await stripe.prices.create({
    product: membership.id,
    currency: "usd",
    unit_amount: 999,
    recurring: {interval: "month"},
  });
});
afterAll(() => target.close());

const RETURN = "https://shop.example/done?session_id={CHECKOUT_SESSION_ID}";

function hosted(changes: Stripe.Checkout.SessionCreateParams = {}) {
  return target.stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [{price: pod.id, quantity: 2}],
    success_url: RETURN,
    ...changes,
  });
}

it("a hosted session has an address, an embedded one a secret, and neither has both", async () => {
  const page = await hosted();
  expect([typeof page.url, page.client_secret, page.status]).toEqual(["string", null, "open"]);
  const frame = await target.stripe.checkout.sessions.create({
    mode: "payment",
    ui_mode: "embedded_page",
    line_items: [{price: pod.id, quantity: 1}],
    return_url: RETURN,
  });
  expect([frame.url, typeof frame.client_secret]).toEqual([null, "string"]);
});

it("prices are in the requested currency", async () => {
  const session = await hosted({currency: "eur"});
  expect([session.currency, session.amount_subtotal, session.amount_total]).toEqual(["eur", 43800, 43800]);
  expect((await hosted()).amount_total).toBe(39800);
});

it("lines come in the order of the request", async () => {
  const {stripe} = target;
  const session = await hosted({
    mode: "subscription",
    line_items: [
      {price: pod.id, quantity: 1},
      {price: month.id, quantity: 3},
    ],
  });
  const {data} = await stripe.checkout.sessions.listLineItems(session.id);
  expect(data.map(({price, quantity}) => [price?.id, quantity])).toEqual([
    [pod.id, 1],
    [month.id, 3],
  ]);
});

it("a trial is not charged today, but hardware in the same session is", async () => {
  const session = await hosted({
    mode: "subscription",
    line_items: [
      {price: pod.id, quantity: 1},
      {price: month.id, quantity: 1},
    ],
    subscription_data: {trial_period_days: 30},
  });
  expect(session.amount_total).toBe(19900);
});

it("a session that was expired stays so", async () => {
  const {sessions} = target.stripe.checkout;
  const {id} = await hosted();
  expect(await sessions.expire(id)).toMatchObject({status: "expired", url: null});
  expect((await refusal(sessions.expire(id))).statusCode).toBe(400);
});

it("metadata can be changed, and is found on the session again", async () => {
  const {sessions} = target.stripe.checkout;
  const {id} = await hosted({metadata: {cart: "1", region: "us"}});
  await sessions.update(id, {metadata: {cart: "2"}});
  expect((await sessions.retrieve(id)).metadata).toEqual({cart: "2", region: "us"});
});

describe("what contradicts itself is refused, and named", () => {
  it.each<[string, Stripe.Checkout.SessionCreateParams, string | undefined]>([
    ["recurring in a payment", {line_items: [{price: "month", quantity: 1}]}, undefined],
    ["code and field for codes", {allow_promotion_codes: true, discounts: [{coupon: "x"}]}, undefined],
    ["customer and address of mail", {customer: "cus_x", customer_email: "a@example.com"}, undefined],
    ["update of no customer", {customer_update: {name: "auto"}}, "customer_update"],
    ["an end too near", {expires_at: Math.floor(Date.now() / 1000) + 60}, "expires_at"],
    ["an end too far", {expires_at: Math.floor(Date.now() / 1000) + 90_000}, "expires_at"],
    ["no lines", {line_items: []}, undefined],
    ["none of a thing", {line_items: [{price: "pod", quantity: 0}]}, undefined],
    ["a currency it is not sold in", {currency: "chf"}, undefined],
    ["an unknown price", {line_items: [{price: "price_x", quantity: 1}]}, "line_items[0][price]"],
  ])("%s", async (_case, changes, param) => {
    const ids: Record<string, string> = {pod: pod.id, month: month.id};
    const line_items = changes.line_items?.map((line) => ({
      ...line,
      price: ids[line.price ?? ""] ?? "price_x",
    }));
    const error = await refusal(hosted({...changes, ...(line_items && {line_items})}));
    expect(error.type).toBe("invalid_request_error");
    if (param !== undefined) expect(error.param).toBe(param);
  });
});
