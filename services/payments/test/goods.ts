import type {Stripe} from "stripe";

/** What the tests sell: a pod once, a membership by the month, both in dollars and euros. */
export async function createGoods(stripe: Stripe) {
  const pod = await stripe.products.create({name: "Pod", shippable: true});
  const membership = await stripe.products.create({name: "Membership"});
  const podPrice = await stripe.prices.create({
    product: pod.id,
    currency: "usd",
    unit_amount: 19900,
    tax_behavior: "exclusive",
    currency_options: {eur: {unit_amount: 21900, tax_behavior: "inclusive"}},
  });
  const monthPrice = await stripe.prices.create({
    product: membership.id,
    currency: "usd",
    unit_amount: 999,
    tax_behavior: "exclusive",
    recurring: {interval: "month"},
    currency_options: {eur: {unit_amount: 999, tax_behavior: "inclusive"}},
  });
  return {pod: podPrice.id, month: monthPrice.id, podProduct: pod.id};
}

export type Goods = Awaited<ReturnType<typeof createGoods>>;

export const SUCCESS_URL = "http://localhost:3000/done?session_id={CHECKOUT_SESSION_ID}";

/** A clock that goes where a test sends it. */
export function createTestClock(start = "2026-03-01T12:00:00Z") {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    forward(seconds: number) {
      now += seconds * 1000;
    },
  };
}
