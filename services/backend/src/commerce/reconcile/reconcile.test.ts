import {eq} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {addMember, addOp, buy as buyPlan} from "../../../test/member.ts";
import {checkOut, openShop, type Shop} from "../../../test/shop.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createAudit} from "../../core/audit/audit.ts";
import {audit} from "../../core/audit/tables.ts";
import {price, stock} from "../catalog/tables.ts";
import {checkout} from "../checkout/tables.ts";
import {syncSession} from "../orders/sync-session.ts";
import {orders, refund} from "../orders/tables.ts";
import {subscription} from "../subscriptions/tables.ts";
import {reconcile} from "./reconcile.ts";
import {reconcile_diff} from "./tables.ts";

const databases = await openTestDatabases();
const IN_BERLIN = {country: "DE", postal_code: "10115", city: "Berlin", email: "ann@example.com"};
const pod = {op: "add" as const, sku: "pod", qty: 1};

describe.each(databases)("the provider's records compared with ours, on $name", ({db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  async function buy() {
    const {session_id} = await checkOut(shop, [pod]);
    await shop.pay(session_id, IN_BERLIN);
    await syncSession(shop.deps, session_id);
    return session_id;
  }
  const intent = async () => (await shop.stripe.paymentIntents.list({limit: 1})).data[0]?.id ?? "";
  const found = async () =>
    (await db.select().from(reconcile_diff)).map(({kind, ref, resolution}) => [kind, ref, resolution]);

  it("a day without trouble has no difference", async () => {
    await buy();
    await checkOut(shop, [pod]);
    expect(await reconcile(shop.deps)).toEqual({compared: 2, mended: 0, open: 0});
    expect(await found()).toEqual([]);
  });

  it("paid, and no event ever came: the order is made, and who did it is on record", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await shop.pay(session_id, IN_BERLIN);
    expect(await reconcile(shop.deps)).toEqual({compared: 1, mended: 1, open: 0});
    expect(await db.select().from(orders)).toMatchObject([{payment_status: "paid", total: 16_900}]);
    expect(await found()).toEqual([["paid_without_order", session_id, "mended"]]);
    expect(await db.select().from(audit)).toMatchObject([{action: "reconcile.mend", target: session_id}]);
    expect(await createAudit({db, now: shop.now}).verify()).toBeNull();
    expect(await reconcile(shop.deps)).toMatchObject({mended: 0, open: 0});
  });

  it("refunded manually at the provider: the refund is recorded here", async () => {
    const session_id = await buy();
    await shop.stripe.refunds.create({payment_intent: await intent(), amount: 1_287});
    expect(await reconcile(shop.deps)).toMatchObject({mended: 1, open: 0});
    expect(await db.select().from(orders)).toMatchObject([
      {refunded: 1_287, payment_status: "partially_refunded"},
    ]);
    expect(await found()).toEqual([["refund_differs", session_id, "mended"]]);
  });

  it("an old order that was refunded today is compared again", async () => {
    await buy();
    shop.advance(20 * 24 * 3600);
    expect(await reconcile(shop.deps)).toMatchObject({compared: 0});
    await shop.stripe.refunds.create({payment_intent: await intent()});
    expect(await reconcile(shop.deps)).toMatchObject({compared: 1, mended: 1});
  });

  it("a session that is over here and still open there can no longer be paid", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await db.update(checkout).set({status: "superseded"});
    expect(await reconcile(shop.deps)).toMatchObject({mended: 1});
    expect((await shop.stripe.checkout.sessions.retrieve(session_id)).status).toBe("expired");
  });

  it("another amount than was charged is a task, one however often it is found, until it is gone", async () => {
    const session_id = await buy();
    await db.update(orders).set({total: 16_800});
    for (const _night of [1, 2]) expect(await reconcile(shop.deps)).toMatchObject({mended: 0, open: 1});
    expect(await found()).toEqual([["amount_differs", session_id, null]]);
    await db.update(orders).set({total: 16_900});
    await reconcile(shop.deps);
    expect(await found()).toEqual([["amount_differs", session_id, "gone"]]);
  });

  it("paid here and never there is a task", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await shop.pay(session_id, IN_BERLIN);
    await syncSession(shop.deps, session_id);
    const other = await checkOut(shop, [pod]);
    const [row] = await db.select().from(orders);
    const [open] = await db.select().from(checkout).where(eq(checkout.provider_session_id, other.session_id));
    if (!row || !open) throw new Error("Nothing was bought");
    await db.insert(orders).values({
      ...row,
      id: "ord_forged",
      pretty_id: "FORGED",
      checkout_id: open.id,
      provider_payment_intent: null,
    });
    await reconcile(shop.deps);
    expect(await found()).toEqual([["order_without_charge", other.session_id, null]]);
  });

  it("a payment through an unknown session opens a task", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await db.delete(checkout);
    await db.update(stock).set({reserved: 0});
    expect(await reconcile(shop.deps)).toMatchObject({open: 0});
    await shop.pay(session_id, IN_BERLIN);
    await reconcile(shop.deps);
    expect(await found()).toEqual([["orphan_session", session_id, null]]);
  });

  it("called off, and the process ended before the money went: it goes back", async () => {
    await buy();
    await db.update(orders).set({fulfilment_status: "cancelled"});
    expect(await reconcile(shop.deps)).toMatchObject({mended: 1, open: 0});
    expect(await db.select().from(refund)).toMatchObject([{amount: 16_900, status: "succeeded"}]);
    expect(await db.select().from(orders)).toMatchObject([{payment_status: "refunded"}]);
  });

  describe("memberships", () => {
    async function join() {
      const ann = await addMember(shop, db);
      await buyPlan(shop, ann, [addOp("pod", "pod-c6")]);
      const [row] = await db.select().from(subscription);
      return row?.provider_id ?? "";
    }

    it("the same on both sides is no difference", async () => {
      await join();
      expect(await reconcile(shop.deps)).toEqual({compared: 2, mended: 0, open: 0});
    });

    it("ended at the provider, and no event came: ended here", async () => {
      const id = await join();
      await shop.stripe.subscriptions.cancel(id);
      expect(await reconcile(shop.deps)).toMatchObject({mended: 1, open: 0});
      expect(await db.select().from(subscription)).toMatchObject([{status: "canceled"}]);
      expect(await found()).toEqual([["membership_differs", id, "mended"]]);
      expect(await reconcile(shop.deps)).toMatchObject({mended: 0, open: 0});
    });

    it("called off at the provider: the day is written down here", async () => {
      const id = await join();
      await shop.stripe.subscriptions.update(id, {cancel_at_period_end: true});
      expect(await reconcile(shop.deps)).toMatchObject({mended: 1, open: 0});
      expect((await db.select().from(subscription))[0]?.cancel_at).not.toBeNull();
    });

    it("a subscription charged at the provider whose owner is unknown here opens a task", async () => {
      const id = await join();
      await shop.stripe.subscriptions.update(id, {metadata: {plan: ""}});
      await db.delete(subscription);
      expect(await reconcile(shop.deps)).toMatchObject({mended: 0, open: 1});
      expect(await found()).toEqual([["membership_differs", id, null]]);
    });
  });

  it("a price that the provider takes otherwise is a task until it is the same again", async () => {
    await buy();
    await db.update(price).set({amount: 17_000}).where(eq(price.id, "prc_pod_eur"));
    expect(await reconcile(shop.deps)).toMatchObject({mended: 0, open: 1});
    expect(await found()).toEqual([["price_differs", "prc_pod_eur", null]]);
    await db.update(price).set({amount: 16_900}).where(eq(price.id, "prc_pod_eur"));
    expect(await reconcile(shop.deps)).toMatchObject({open: 0});
    expect(await found()).toEqual([["price_differs", "prc_pod_eur", "gone"]]);
  });

  it("units reserved for no checkout open a task", async () => {
    await db.update(stock).set({reserved: 2}).where(eq(stock.sku, "duo"));
    expect(await reconcile(shop.deps)).toMatchObject({open: 1});
    expect(await found()).toEqual([["stock_differs", "duo", null]]);
  });
});
