import type Stripe from "stripe";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {checkOut, checkoutOf, openShop, type Shop} from "../../../test/shop.ts";
import {cartIn, createShopper, refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {orders} from "../orders/tables.ts";
import {checkout} from "./tables.ts";

const databases = await openTestDatabases();
const add = (sku: string, qty = 1) => ({op: "add" as const, sku, qty});
const enter = (code: string) => ({op: "promo" as const, code});

describe.each(databases)("terms of promotion codes on $name", ({db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  type Terms = Partial<Stripe.PromotionCodeCreateParams>;
  async function addCode(
    code: string,
    terms: Terms = {},
    off: Stripe.CouponCreateParams = {percent_off: 15},
  ) {
    const coupon = await shop.stripe.coupons.create({duration: "once", ...off});
    await shop.stripe.promotionCodes.create({
      promotion: {type: "coupon", coupon: coupon.id},
      code,
      ...terms,
    });
  }

  it("a least amount is named in the cart, and the code applies as soon as it is reached", async () => {
    await addCode("BIG", {restrictions: {minimum_amount: 10_000, minimum_amount_currency: "eur"}});
    const shopper = createShopper(shop);
    const small = await shopper.open([add("clip-blue"), enter("big")]);
    expect(small).toMatchObject({
      promo: {code: "BIG"},
      discount: 0,
      estimated_total: 1_200,
      notices: [{code: "promo_minimum", params: {amount: 10_000, currency: "EUR"}}],
    });
    const opened = await checkoutOf(shopper, small);
    expect(opened.status).toBe(201);
    const [session] = (await shop.stripe.checkout.sessions.list({limit: 1})).data;
    expect(session).toMatchObject({amount_subtotal: 1_200, amount_total: 1_200});
    const fullCart = await cartIn(await shopper.change(small, [add("pod")]));
    expect(fullCart).toMatchObject({notices: [], discount: 2_535 + 180});
  });

  it("a code for another currency is named, deducts nothing, and does not block the checkout", async () => {
    await addCode("DOLLARS", {}, {amount_off: 1_000, currency: "usd"});
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("pod"), enter("dollars")]);
    expect(seen).toMatchObject({
      promo: {code: "DOLLARS"},
      discount: 0,
      notices: [{code: "promo_currency", params: {currency: "USD"}}],
    });
    expect((await checkoutOf(shopper, seen)).status).toBe(201);
    expect(await db.select().from(checkout)).toMatchObject([{promo_code: null, provider_promo_id: null}]);
  });

  it("422: an expired code is reported when it is entered, and in a cart that already had it", async () => {
    await addCode("SPRING", {expires_at: Math.floor(shop.now().getTime() / 1000) + 60});
    const shopper = createShopper(shop);
    await shopper.open([add("pod"), enter("spring")]);
    shop.advance(61);
    const dropped = {code: "promo_dropped", params: {reason: "expired"}};
    expect(await shopper.read()).toMatchObject({promo: null, notices: [dropped]});
    const other = createShopper(shop);
    const refused = await other.change(await other.open([add("pod")]), [enter("spring")]);
    expect(await refusalOf(refused)).toMatchObject({
      status: 422,
      code: "promo_invalid",
      params: {reason: "expired"},
    });
  });

  it("a code for one use is paid with once, however many carts have it", async () => {
    await addCode("ONCE", {max_redemptions: 1});
    const shoppers = [createShopper(shop), createShopper(shop), createShopper(shop)] as const;
    for (const shopper of shoppers) await shopper.open([add("pod"), enter("once")]);
    const tried = await Promise.all(
      shoppers.map(async (shopper) => checkoutOf(shopper, await shopper.read())),
    );
    expect(tried.map(({status}) => status).sort()).toEqual([201, 422, 422]);
    const cart = {promo: null, notices: [{code: "promo_dropped", params: {reason: "used_up"}}]};
    for (const refused of tried.filter(({status}) => status === 422)) {
      expect(await refusalOf(refused)).toMatchObject({code: "promo_invalid", cart});
    }
    const [session] = (await shop.stripe.checkout.sessions.list({limit: 1})).data;
    const late = createShopper(shop);
    await late.open([add("pod"), enter("once")]);
    await shop.pay(session?.id ?? "");
    await shop.hear();
    expect(await db.select().from(orders)).toMatchObject([{promo_code: "ONCE"}]);
    expect(await late.read()).toMatchObject(cart);
    const refused = await refusalOf(await late.change(await late.read(), [enter("once")]));
    expect(refused).toMatchObject({code: "promo_invalid", params: {reason: "used_up"}});
  });

  it("a use that was not paid is free again with the end of its checkout", async () => {
    await addCode("ONCE", {max_redemptions: 1});
    const first = await checkOut(shop, [add("pod"), enter("once")]);
    const second = createShopper(shop);
    const seen = await second.open([add("pod"), enter("once")]);
    await shop.stripe.checkout.sessions.expire(first.session_id);
    await shop.hear();
    expect((await checkoutOf(second, seen)).status).toBe(201);
  });
});
