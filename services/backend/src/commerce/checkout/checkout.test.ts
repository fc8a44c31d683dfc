import {eq} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {checkoutOf, openShop, type Shop} from "../../../test/shop.ts";
import {cartIn, createShopper, refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {checkoutReply} from "../../contract/checkout.ts";
import {cart} from "../cart/tables.ts";
import {stock} from "../catalog/tables.ts";
import {checkout, reservation} from "./tables.ts";

const databases = await openTestDatabases();
const add = (sku: string, qty = 1, offer?: string) => ({op: "add" as const, sku, qty, ...(offer && {offer})});
const replyIn = async (response: Response) =>
  z.object({data: checkoutReply}).parse(await response.clone().json()).data;

describe.each(databases)("checkout on $name", ({name, db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  const reservedOf = async (sku: string) => {
    const [row] = await db.select().from(stock).where(eq(stock.sku, sku));
    return row?.reserved;
  };
  const sessions = async () => (await shop.stripe.checkout.sessions.list({limit: 100})).data;
  const statuses = async () => (await db.select().from(checkout)).map(({status}) => status).sort();

  it("201: one provider session is created at catalogue prices, and the units are reserved", async () => {
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("pod", 2), add("clip-blue")]);
    const reply = await replyIn(await checkoutOf(shopper, seen, {email: "ann@example.com"}));
    expect(reply).toMatchObject({
      ui_mode: "embedded_page",
      client_secret: expect.stringContaining("cs_"),
      currency: "EUR",
      amount_estimate: 2 * 16_900 + 1_200,
      mode: "payment",
    });
    const [session] = await sessions();
    expect(session).toMatchObject({
      amount_subtotal: reply.amount_estimate,
      currency: "eur",
      customer_email: "ann@example.com",
      client_reference_id: reply.checkout_id,
      locale: "de",
    });
    expect([await reservedOf("pod"), await reservedOf("clip-blue")]).toEqual([2, 1]);
    expect(await shopper.read()).toMatchObject({status: "checking_out", version: seen.version});
    const [row] = await db.select().from(checkout);
    expect(JSON.stringify(row)).not.toContain(reply.client_secret);
  });

  it("201: hardware with a membership is one session: the hardware now, the membership after its trial", async () => {
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("duo", 1, "duo-c12")]);
    const reply = await replyIn(await checkoutOf(shopper, seen));
    expect(reply).toMatchObject({mode: "subscription", amount_estimate: 29_900});
    expect((await sessions())[0]).toMatchObject({mode: "subscription", amount_subtotal: 29_900});
  });

  it("201: things without a cart, and a code on the way", async () => {
    const coupon = await shop.stripe.coupons.create({percent_off: 10, duration: "once"});
    await shop.stripe.promotionCodes.create({promotion: {type: "coupon", coupon: coupon.id}, code: "TEN"});
    const body = {items: [{sku: "pod", quantity: 1}], region: "us", locale: "en", promo_code: " ten "};
    const reply = await replyIn(await shop.post("/canyon/checkout/session", body));
    expect(reply).toMatchObject({currency: "USD", amount_estimate: 16_900});
    expect((await sessions())[0]?.total_details?.amount_discount).toBe(1_690);
  });

  it("the same cart again is the same session; another page of the provider ends the first", async () => {
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("pod")]);
    const first = await replyIn(await checkoutOf(shopper, seen));
    expect(await replyIn(await checkoutOf(shopper, seen))).toEqual(first);
    const hosted = await replyIn(await checkoutOf(shopper, seen, {ui_mode: "hosted_page"}));
    expect(hosted).toMatchObject({ui_mode: "hosted_page", client_secret: null, url: expect.any(String)});
    expect((await sessions()).map(({status}) => status).sort()).toEqual(["expired", "open"]);
    expect(await reservedOf("pod")).toBe(1);
  });

  it("region switch in checkout: the session in the old currency is ended before the new one opens", async () => {
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("pod")], "us");
    await checkoutOf(shopper, seen, {locale: "en"});
    const moved = await cartIn(await shopper.change(seen, [{op: "region", region: "de"}]));
    const reply = await replyIn(await checkoutOf(shopper, moved));
    expect(reply.currency).toBe("EUR");
    const open = (await sessions()).filter(({status}) => status === "open");
    expect(open.map(({currency}) => currency)).toEqual(["eur"]);
    expect(await statuses()).toEqual(["open", "superseded"]);
    expect(await reservedOf("pod")).toBe(1);
  });

  it("409: a cart that changed since it was read is returned in its current state, and nothing is reserved", async () => {
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("pod")]);
    const changed = await cartIn(await shopper.change(seen, [add("pod")]));
    const refused = await refusalOf(await checkoutOf(shopper, seen));
    expect(refused).toMatchObject({status: 409, code: "cart_conflict", cart: changed});
    expect([await reservedOf("pod"), await statuses()]).toEqual([0, []]);
  });

  it("409: an out-of-stock response reports how many units are left, and nothing else is reserved", async () => {
    await db.update(stock).set({on_hand: 1}).where(eq(stock.sku, "pod"));
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("clip-blue"), add("pod", 2)]);
    const refused = await refusalOf(await checkoutOf(shopper, seen));
    expect(refused).toMatchObject({
      status: 409,
      code: "out_of_stock",
      params: {sku: "pod", available: 1},
    });
    expect([await reservedOf("clip-blue"), await statuses()]).toEqual([0, []]);
    expect(await shopper.read()).toMatchObject({status: "open"});
  });

  it("the customer who reserved the last unit sees no shortage, every other customer does", async () => {
    await db.update(stock).set({on_hand: 2}).where(eq(stock.sku, "pod"));
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("pod", 2)]);
    await replyIn(await checkoutOf(shopper, seen));
    expect(await shopper.read()).toMatchObject({notices: [], lines: [{stock: "low"}]});
    const other = await createShopper(shop).open([add("pod")]);
    expect(other).toMatchObject({
      notices: [{code: "stock_short", params: {available: 0}}],
      lines: [{stock: "out_of_stock"}],
    });
    const fewer = await cartIn(await shopper.change(seen, [{op: "set", sku: "pod", qty: 1}]));
    expect(fewer).toMatchObject({notices: [], lines: [{stock: "low"}]});
    const more = await cartIn(await shopper.change(fewer, [{op: "set", sku: "pod", qty: 3}]));
    expect(more.notices).toEqual([{code: "stock_short", sku: "pod", params: {available: 2}}]);
  });

  it("units that a cart reserved are available to the account's cart it is merged into", async () => {
    await db.update(stock).set({on_hand: 1}).where(eq(stock.sku, "pod"));
    const shopper = createShopper(shop);
    await replyIn(await checkoutOf(shopper, await shopper.open([add("pod")])));
    const signedIn = createShopper(shop, bearer(await signInAs(shop, (await addPerson(db)).email)));
    signedIn.useToken(shopper.token());
    const merged = await cartIn(await signedIn.send("POST", "/canyon/carts/merge", {region: "de"}));
    expect(merged).toMatchObject({notices: [], lines: [{sku: "pod", stock: "low"}]});
    const opened = await checkoutOf(signedIn, merged);
    expect([opened.status, await statuses()]).toEqual([201, ["open", "superseded"]]);
    expect(await reservedOf("pod")).toBe(1);
  });

  it("404, 422: another customer's cart, an empty cart, and an invalid promotion code", async () => {
    const shopper = createShopper(shop);
    const seen = await shopper.open();
    expect(await refusalOf(await checkoutOf(createShopper(shop), seen))).toMatchObject({status: 404});
    expect(await refusalOf(await checkoutOf(shopper, seen))).toMatchObject({status: 422, code: "empty_cart"});
    expect(await refusalOf(await checkoutOf(shopper, seen, {promo_code: "NEVER"}))).toMatchObject({
      status: 422,
      code: "promo_invalid",
    });
  });

  it("429: codes are tried no faster at the checkout than in the cart", async () => {
    const shopper = createShopper(shop, {"x-forwarded-for": "203.0.113.7"});
    const body = {items: [{sku: "pod", quantity: 1}], region: "de", locale: "de", promo_code: "GUESS"};
    const tried: number[] = [];
    for (let index = 0; index < 6; index++) {
      tried.push((await shopper.send("POST", "/canyon/checkout/session", body)).status);
    }
    expect(tried).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it("promo: an unknown code and one that was switched off get the same answer", async () => {
    const coupon = await shop.stripe.coupons.create({percent_off: 10, duration: "once"});
    const promotion = {type: "coupon" as const, coupon: coupon.id};
    const used = await shop.stripe.promotionCodes.create({promotion, code: "GONE"});
    await shop.stripe.promotionCodes.update(used.id, {active: false});
    const shopper = createShopper(shop, {"x-request-id": "same"});
    const seen = await shopper.open([add("pod")]);
    const answers = [];
    for (const code of ["UNKNOWN", "GONE", "%%"]) {
      const refused = await shopper.change(seen, [{op: "promo", code}]);
      answers.push([refused.status, await refused.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(422);
  });

  it("a code is taken off line by line, and dropped with a notice once it ended", async () => {
    const coupon = await shop.stripe.coupons.create({percent_off: 15, duration: "once"});
    const expires_at = Math.floor(shop.now().getTime() / 1000) + 3600;
    const promotion = {type: "coupon" as const, coupon: coupon.id};
    await shop.stripe.promotionCodes.create({promotion, code: "SPRING", expires_at});
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("pod"), add("clip-blue", 3), {op: "promo", code: "spring"}]);
    expect(seen).toMatchObject({promo: {code: "SPRING"}, discount: 2_535 + 540});
    shop.advance(3601);
    expect(await shopper.read()).toMatchObject({
      discount: 0,
      promo: null,
      notices: [{code: "promo_dropped"}],
    });
  });

  it("422: an expired code is refused once, then the cart is checked out without it", async () => {
    const coupon = await shop.stripe.coupons.create({percent_off: 15, duration: "once"});
    const promotion = {type: "coupon" as const, coupon: coupon.id};
    const {id} = await shop.stripe.promotionCodes.create({promotion, code: "ENDS"});
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("pod"), {op: "promo", code: "ends"}]);
    await shop.stripe.promotionCodes.update(id, {active: false});
    const refused = await refusalOf(await checkoutOf(shopper, seen));
    const without = {promo: null, discount: 0, estimated_total: seen.subtotal, version: seen.version};
    const cart = {...without, notices: [{code: "promo_dropped"}]};
    expect(refused).toMatchObject({status: 422, code: "promo_invalid", cart});
    expect(await shopper.read()).toMatchObject({...without, notices: []});
    const opened = await checkoutOf(shopper, seen);
    expect([opened.status, await opened.json()]).toMatchObject([
      201,
      {data: {amount_estimate: seen.subtotal}},
    ]);
  });

  it("503: while the provider is unavailable the cart is kept, and the next try opens the same checkout", async () => {
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("pod")]);
    await shop.provider.control("PATCH", "/faults", {api_error: true});
    const refused = await refusalOf(await checkoutOf(shopper, seen));
    expect(refused).toMatchObject({status: 503, code: "payment_unavailable"});
    expect(await statuses()).toEqual(["creating"]);
    await shop.provider.control("PATCH", "/faults", {api_error: false});
    expect((await checkoutOf(shopper, seen)).status).toBe(201);
    expect([await statuses(), (await sessions()).length]).toEqual([["open"], 1]);
    expect(await reservedOf("pod")).toBe(1);
  });

  it("503: without a payment provider nothing can be paid, and nothing is reserved", async () => {
    const {createTestApp} = await import("../../../test/test-app.ts");
    const shopper = createShopper(createTestApp(db));
    const seen = await shopper.open([add("pod")]);
    expect(await refusalOf(await checkoutOf(shopper, seen))).toMatchObject({code: "payment_unavailable"});
    expect(await reservedOf("pod")).toBe(0);
  });

  it.runIf(name === "PostgreSQL")("ten parallel checkout clicks: one session, one hold", async () => {
    const shopper = createShopper(shop);
    const seen = await shopper.open([add("pod", 2)]);
    const clicks = await Promise.all(Array.from({length: 10}, () => checkoutOf(shopper, seen)));
    expect(clicks.map(({status}) => status)).toEqual(Array.from({length: 10}, () => 201));
    const ids = await Promise.all(clicks.map(async (click) => (await replyIn(click)).checkout_id));
    expect(new Set(ids).size).toBe(1);
    expect([(await sessions()).length, await reservedOf("pod")]).toEqual([1, 2]);
  });

  it.runIf(name === "PostgreSQL")(
    "forty carts for five units: five succeed, and never are more units reserved than exist",
    async () => {
      await db.update(stock).set({on_hand: 5}).where(eq(stock.sku, "pod"));
      const shoppers = Array.from({length: 40}, () => createShopper(shop));
      const tries = shoppers.map(async (shopper) => checkoutOf(shopper, await shopper.open([add("pod")])));
      const answers = await Promise.all(tries);
      const won = answers.filter(({status}) => status === 201);
      const lost = await Promise.all(answers.filter(({status}) => status !== 201).map(refusalOf));
      expect(won).toHaveLength(5);
      expect(new Set(lost.map(({code}) => code))).toEqual(new Set(["out_of_stock"]));
      expect(await reservedOf("pod")).toBe(5);
      expect(await db.select().from(reservation)).toHaveLength(5);
      expect((await db.select().from(cart)).filter(({status}) => status === "checking_out")).toHaveLength(5);
    },
  );
});
