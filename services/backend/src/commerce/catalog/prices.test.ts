import {MARKETS, REGIONS, type Region} from "@gradus/schemas/markets";
import {eq} from "drizzle-orm";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {z} from "zod";
import {sentMails} from "../../../test/account-client.ts";
import {checkoutOf, openShop, type Shop} from "../../../test/shop.ts";
import {createShopper} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import type {CartOp} from "../../contract/cart.ts";
import {type Catalog, catalog} from "../../contract/catalog.ts";
import {checkoutReply} from "../../contract/checkout.ts";
import {syncSession} from "../orders/sync-session.ts";
import {order_line, orders} from "../orders/tables.ts";
import {PRICES} from "./catalog-seed.ts";
import {price, region_currency, stock} from "./tables.ts";

const [database] = await openTestDatabases();
if (!database) throw new Error("There is no database");
const {db} = database;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(db);
  // As much of everything as all regions together buy.
  await db.update(stock).set({on_hand: 500});
});
afterAll(() => shop.close());

async function priceListOf(region: Region): Promise<Catalog> {
  const response = await shop.get(`/canyon/catalog?region=${region}&locale=en`);
  return z.object({data: catalog}).parse(await response.json()).data;
}

/** Buys these items, and collects the price from each place that states one. */
async function buy(region: Region, ops: readonly CartOp[]) {
  shop.advance(120);
  const shopper = createShopper(shop);
  const cart = await shopper.open(ops, region);
  const answer = await checkoutOf(shopper, cart, {locale: "en"});
  const reply = z.object({data: checkoutReply}).parse(await answer.json()).data;
  const [session] = (await shop.stripe.checkout.sessions.list({limit: 1})).data;
  const {data: items} = await shop.stripe.checkout.sessions.listLineItems(session?.id ?? "", {limit: 100});
  const [home] = await db.select().from(region_currency).where(eq(region_currency.region, region));
  await shop.pay(session?.id ?? "", {
    country: home?.ship_countries[0],
    email: `${region}-${ops.length}@example.com`,
  });
  shop.sent.length = 0;
  const synced = await syncSession(shop.deps, session?.id ?? "");
  const order = synced?.order;
  if (!order) throw new Error("Nothing was ordered");
  const lines = await db.select().from(order_line).where(eq(order_line.order_id, order.id));
  const [mail] = await sentMails(shop);
  return {cart, reply, session, items, order, lines, letter: mail?.text ?? ""};
}

// Plans are priced by currency alone; what hangs on a region is shown above.
const ONE_OF_EACH_CURRENCY = [
  ...new Map(REGIONS.toReversed().map((region) => [MARKETS[region].currency, region])).values(),
];

const inWords = (amount: number, currency: string) =>
  new Intl.NumberFormat("en", {style: "currency", currency}).format(amount / 100);

/** Rows of a mail as names and values, regardless of the spacing between them. */
const rowsOf = (mailText: string) => mailText.split("\n").map((line) => line.replace(/ {2,}/, ": "));

describe.each(REGIONS)("in %s", (region) => {
  it("each product costs the same on the page, in the cart, at the provider, in the order and in the mail", async () => {
    const priceList = await priceListOf(region);
    const sold = priceList.products.filter(({amount}) => amount !== null);
    expect(sold.map(({sku}) => sku)).toEqual([
      "pod",
      "duo",
      "clip-blue",
      "clip-gray",
      "clip-orange",
      "clip-black",
      "clip-pack",
    ]);
    const purchase = await buy(
      region,
      sold.map(({sku}) => ({op: "add", sku, qty: 1})),
    );
    const prices = sold.map(({sku, amount}) => [sku, amount]);
    const sum = sold.reduce((all, {amount}) => all + (amount ?? 0), 0);
    expect(purchase.cart.lines.map(({sku, unit}) => [sku, unit])).toEqual(prices);
    expect(purchase.cart).toMatchObject({currency: priceList.currency, subtotal: sum});
    expect(purchase.reply).toMatchObject({currency: priceList.currency, amount_estimate: sum});
    expect(purchase.session).toMatchObject({
      currency: priceList.currency.toLowerCase(),
      amount_subtotal: sum,
    });
    expect(purchase.items.map(({price: named}) => named?.unit_amount)).toEqual(
      sold.map(({amount}) => amount),
    );
    expect(purchase.order).toMatchObject({currency: priceList.currency, subtotal: sum});
    expect(purchase.lines.map(({sku, unit_amount}) => [sku, unit_amount])).toEqual(prices);
    for (const {name, amount} of sold) {
      expect(rowsOf(purchase.letter)).toContain(`1 × ${name}: ${inWords(amount ?? 0, priceList.currency)}`);
    }
    expect(rowsOf(purchase.letter)).toContain(
      `Total paid: ${inWords(purchase.order.total, priceList.currency)}`,
    );
  });

  it("the pod shows a saving of fifteen percent, computed from its prices, and another number once they change", async () => {
    const before = await priceListOf(region);
    const savingOf = ({offers}: Catalog) => offers.find(({code}) => code === "pod-only")?.saving_percent;
    const pod = before.products.find(({sku}) => sku === "pod");
    expect(savingOf(before)).toBe(15);
    const id = `prc_pod_${before.currency.toLowerCase()}`;
    await db
      .update(price)
      .set({compare_at: (pod?.amount ?? 0) * 2})
      .where(eq(price.id, id));
    expect(savingOf(await priceListOf(region))).toBe(50);
    await db.update(price).set({compare_at: null}).where(eq(price.id, id));
    expect(savingOf(await priceListOf(region))).toBeNull();
    await db.update(price).set({compare_at: pod?.compare_at}).where(eq(price.id, id));
    const written = PRICES.filter(({product_id, compare_at}) => product_id !== "prd_pod" && compare_at);
    expect(written).toEqual([]);
  });
});

it.each(ONE_OF_EACH_CURRENCY)(
  "each plan costs the same on the page, in the cart and at the provider: %s",
  async (region) => {
    const priceList = await priceListOf(region);
    const offers = priceList.offers.filter(({plan_code}) => plan_code !== null);
    expect(offers.length).toBeGreaterThan(3);
    for (const {code, plan_code, hardware_sku} of offers) {
      shop.advance(60);
      const shopper = createShopper(shop);
      const amount = priceList.plans.find((plan) => plan.code === plan_code)?.amount;
      const ops = [{op: "add" as const, sku: hardware_sku ?? "membership", qty: 1, offer: code}];
      const cart = await shopper.open(ops, region);
      expect(
        cart.lines.map(({membership}) => membership?.amount),
        code,
      ).toEqual([amount]);
      await checkoutOf(shopper, cart, {locale: "en"});
      const [session] = (await shop.stripe.checkout.sessions.list({limit: 1})).data;
      const {data} = await shop.stripe.checkout.sessions.listLineItems(session?.id ?? "");
      const plan = data.find(({price: named}) => named?.type === "recurring");
      expect([plan?.price?.unit_amount, plan?.currency], code).toEqual([
        amount,
        priceList.currency.toLowerCase(),
      ]);
    }
  },
);

it("the number of stored orders equals the number of regions", async () => {
  expect(await db.$count(orders)).toBe(REGIONS.length);
});
