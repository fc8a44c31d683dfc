import {eq} from "drizzle-orm";
import type Stripe from "stripe";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {checkOut, openShop, type Shop} from "../../../test/shop.ts";
import {createShopper} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {outbox} from "../../core/mail/tables.ts";
import {syncSession} from "./sync-session.ts";
import {orders} from "./tables.ts";

const databases = await openTestDatabases();
const IN_BERLIN = {country: "DE", postal_code: "10115", city: "Berlin", email: "ann@example.com"};

const IN_SACRAMENTO = {country: "US", postal_code: "95814", city: "Sacramento", email: "ann@example.com"};

/** The provider as a connection shows it that stalls once it has read, until it is let go. */
function stalling(stripe: Stripe) {
  const [read, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const list = async (...args: Parameters<Stripe["refunds"]["list"]>) => {
    const reply = await stripe.refunds.list(...args);
    read.resolve();
    await released.promise;
    return reply;
  };
  const stalled: Stripe = Object.create(stripe, {refunds: {value: {list}}});
  return {stripe: stalled, hasRead: read.promise, letGo: released.resolve};
}

describe.each(databases)("looks at the provider, on $name", ({db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  const status = async () => (await db.select().from(orders))[0]?.payment_status;

  it("the receipt lists prices as shown in the store, so that tax added on top appears once", async () => {
    const {session_id} = await checkOut(shop, [{op: "add", sku: "pod", qty: 2}], {region: "us"});
    await shop.pay(session_id, IN_SACRAMENTO);
    await syncSession(shop.deps, session_id);
    const [mail] = await db.select().from(outbox).where(eq(outbox.template, "order_received"));
    const [order] = await db.select().from(orders);
    expect(mail?.payload).toMatchObject({lines: [{qty: 2, total: 33_800}], tax: order?.tax});
    expect(order?.total).toBe(33_800 + (order?.tax ?? 0));
    expect(order?.tax).toBeGreaterThan(0);
  });

  it("the receipt states the delivery address, the card used, and the price and commitment of the membership", async () => {
    const ops = [{op: "add" as const, sku: "pod", offer: "pod-c6", clip: "orange" as const, qty: 1}];
    const {session_id} = await checkOut(shop, ops);
    await shop.pay(session_id, IN_BERLIN);
    await syncSession(shop.deps, session_id);
    const [mail] = await db.select().from(outbox).where(eq(outbox.template, "order_received"));
    const plan = {interval: "monthly", trial_days: 30, commitment_months: 6};
    expect(mail?.payload).toMatchObject({
      lines: [{name: "Pod", clip: "orange", plan}],
      is_shipped: true,
      address: {city: "Berlin", country: "DE"},
      card: {last4: expect.stringMatching(/^\d{4}$/)},
    });
  });

  it("what was paid leaves a cart that grew meanwhile, once, and the rest stays to be bought", async () => {
    const pods = (qty: number) => ({op: "add" as const, sku: "pod", qty});
    const {shopper, seen, session_id} = await checkOut(shop, [pods(1)]);
    await shopper.change(seen, [pods(2), {op: "add", sku: "clip-gray", qty: 1}]);
    await shop.pay(session_id, IN_BERLIN);
    await syncSession(shop.deps, session_id);
    await syncSession(shop.deps, session_id);
    expect((await shopper.read()).lines).toMatchObject([
      {sku: "pod", qty: 2},
      {sku: "clip-gray", qty: 1},
    ]);
  });

  it("with what was paid its membership leaves the cart, too: the rest is pods alone", async () => {
    const pods = {op: "add" as const, sku: "pod", offer: "pod-c6", qty: 1};
    const {shopper, seen, session_id} = await checkOut(shop, [pods]);
    await shopper.change(seen, [pods, {op: "add", sku: "pod", qty: 1}]);
    await shop.pay(session_id, IN_BERLIN);
    await syncSession(shop.deps, session_id);
    expect((await shopper.read()).lines).toMatchObject([{sku: "pod", offer: null, qty: 2}]);
  });

  it("what was paid leaves the cart of an account that took it over meanwhile", async () => {
    const {shopper, session_id} = await checkOut(shop, [{op: "add", sku: "pod", qty: 1}]);
    const {email} = await addPerson(db);
    const account = createShopper(shop, bearer(await signInAs(shop, email)));
    await account.open([{op: "add", sku: "clip-gray", qty: 1}]);
    account.useToken(shopper.token());
    await account.send("POST", "/canyon/carts/merge", {region: "de"});
    expect((await account.read()).lines).toHaveLength(2);
    await shop.pay(session_id, IN_BERLIN);
    await syncSession(shop.deps, session_id);
    expect((await account.read()).lines).toMatchObject([{sku: "clip-gray", qty: 1}]);
  });

  it("a look that read before another, and writes after it, changes nothing", async () => {
    const {session_id} = await checkOut(shop, [{op: "add", sku: "pod", qty: 1}]);
    await shop.pay(session_id, {...IN_BERLIN, card: "4000000000000259"});
    await syncSession(shop.deps, session_id);
    const {stripe, hasRead, letGo} = stalling(shop.stripe);
    const slow = syncSession({...shop.deps, payments: {...shop.payments, stripe}}, session_id);
    await hasRead;
    await shop.provider.control("POST", "/clock", {forward_s: 120});
    await syncSession(shop.deps, session_id);
    expect(await status()).toBe("disputed");
    letGo();
    expect((await slow)?.order?.payment_status).toBe("disputed");
    expect(await status()).toBe("disputed");
  });

  it.each(["warning_closed", "prevented"])(
    "an inquiry that came to nothing, %s, leaves the order paid",
    async (closed) => {
      const {session_id} = await checkOut(shop, [{op: "add", sku: "pod", qty: 1}]);
      await shop.pay(session_id, {...IN_BERLIN, card: "4000000000000259"});
      await shop.provider.control("POST", "/clock", {forward_s: 120});
      await syncSession(shop.deps, session_id);
      expect(await status()).toBe("disputed");
      const {data} = await shop.stripe.disputes.list();
      const list = async () => ({data: data.map((dispute) => ({...dispute, status: closed}))});
      const stripe: Stripe = Object.create(shop.stripe, {disputes: {value: {list}}});
      await syncSession({...shop.deps, payments: {...shop.payments, stripe}}, session_id);
      expect(await status()).toBe("paid");
    },
  );

  it("what a person had to look at still waits for them after a dispute that was won", async () => {
    const {session_id} = await checkOut(shop, [{op: "add", sku: "pod", qty: 1}]);
    await shop.pay(session_id, {...IN_BERLIN, card: "4000000000000259"});
    await syncSession(shop.deps, session_id);
    await db.update(orders).set({payment_status: "review", review_reason: "countries_differ"});
    await shop.provider.control("POST", "/clock", {forward_s: 120});
    await syncSession(shop.deps, session_id);
    expect(await status()).toBe("disputed");
    const [dispute] = (await shop.stripe.disputes.list()).data;
    await shop.provider.control("POST", `/disputes/${dispute?.id}/close`, {status: "won"});
    await syncSession(shop.deps, session_id);
    expect(await status()).toBe("review");
  });
});
