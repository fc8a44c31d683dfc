import {eq} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {sentMails} from "../../../test/account-client.ts";
import {addMember, addOp, advanceTo, buy, dataIn} from "../../../test/member.ts";
import {checkOut, checkoutOf, openShop, type Shop} from "../../../test/shop.ts";
import {createShopper, refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {account} from "../../accounts/account/tables.ts";
import {checkoutReply} from "../../contract/checkout.ts";
import {cancelReply, portalReply} from "../../contract/membership.ts";
import {audit} from "../../core/audit/tables.ts";
import {order_line, orders} from "../orders/tables.ts";
import {provider_customer} from "../payments/tables.ts";
import {subscription} from "../subscriptions/tables.ts";
import {applyOrderEffects} from "./apply-order-effects.ts";

const databases = await openTestDatabases();

describe.each(databases)("whose membership it is, on $name", ({db, reset}) => {
  let shop: Shop;

  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  const states = async () =>
    (await db.select().from(subscription)).map(({status, user_id}) => [status, user_id]);

  it("a member is known to the provider by one name, and cannot buy a second membership", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("pod", "pod-monthly")]);
    const [known] = await db.select().from(provider_customer);
    expect(known).toMatchObject({user_id: ann.id, currency: "EUR"});
    const [session] = (await shop.stripe.checkout.sessions.list()).data;
    expect(session).toMatchObject({
      customer: known?.provider_id,
      consent_collection: {terms_of_service: "required"},
    });
    const seen = await ann.shopper.open([addOp("membership", "membership-yearly")]);
    expect(await refusalOf(await checkoutOf(ann.shopper, seen))).toMatchObject({
      status: 422,
      code: "already_member",
    });
    expect(await states()).toEqual([["trialing", ann.id]]);
  });

  it("the commitment notice is shown above the button, in the language of the order", async () => {
    const {session_id} = await checkOut(shop, [addOp("pod", "pod-c6")]);
    const session = await shop.stripe.checkout.sessions.retrieve(session_id);
    expect(session.custom_text.submit?.message).toContain("Du sagst zu, 6 Monate dabeizubleiben");
    const {session_id: free} = await checkOut(shop, [addOp("pod", "pod-monthly")]);
    expect((await shop.stripe.checkout.sessions.retrieve(free)).custom_text.submit).toBeNull();
  });

  it("a second membership paid at the same moment is ended and refunded, and the customer keeps the hardware", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    await ann.post("/cancel");
    await advanceTo(shop, "2026-04-02T12:00:00Z", 5);
    // The trial is used up, so that both of these cost something from the first day.
    await ann.headers();
    const seen = await ann.shopper.open([addOp("pod", "pod-monthly")]);
    await checkoutOf(ann.shopper, seen);
    const [first] = (await shop.stripe.checkout.sessions.list({limit: 1})).data;
    const guest = await checkOut(shop, [addOp("membership", "membership-yearly")], {
      shopper: createShopper(shop),
    });
    await shop.pay(guest.session_id, {email: ann.email, country: "DE"});
    await shop.hear();
    await shop.pay(first?.id ?? "", {email: ann.email, country: "DE"});
    await shop.hear();
    const living = (await states()).filter(([status]) => status !== "canceled");
    expect(living).toEqual([["trialing", ann.id]]);
    const refunds = await shop.stripe.refunds.list();
    expect(refunds.data.map(({amount}) => amount)).toEqual([1_299]);
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.total, 16_900 + 1_299));
    expect(order).toMatchObject({payment_status: "partially_refunded", refunded: 1_299});
    await shop.tend();
    expect((await shop.stripe.refunds.list()).data).toHaveLength(1);
    const noticeMails = (await sentMails(shop)).filter(({subject}) => /second|zweite/.test(subject));
    expect(noticeMails.map(({to}) => to)).toEqual([ann.email]);
    const ended = (await db.select().from(audit)).filter(({action}) => action === "membership.end_second");
    expect(ended).toMatchObject([{actor_role: "system", after: {user_id: ann.id}}]);
  });

  it("a guest's waits for the account that proves the address", async () => {
    const guest = await checkOut(shop, [addOp("membership", "membership-monthly")]);
    await shop.pay(guest.session_id, {email: "Ann@example.com", country: "DE"});
    await shop.hear();
    expect(await states()).toEqual([["trialing", null]]);
    const ann = await addMember(shop, db, {account: {email_verified_at: null}});
    expect((await ann.read()).access).toBe("none");
    await db.update(account).set({email_verified_at: shop.now()}).where(eq(account.id, ann.id));
    const bob = await addMember(shop, db, {name: "bob"});
    expect((await bob.read()).access).toBe("none");
    expect(await ann.read()).toMatchObject({access: "full_membership", subscription: {status: "trialing"}});
    expect(await states()).toEqual([["trialing", ann.id]]);
  });

  it("a guest's that was bought under the address of an account belongs to it at once", async () => {
    const ann = await addMember(shop, db);
    const guest = await checkOut(shop, [addOp("membership", "membership-monthly")]);
    await shop.pay(guest.session_id, {email: ann.email, country: "DE"});
    await shop.hear();
    const access = await shop.get(`/b/api/v1/users/${ann.id}/feature-access`, await ann.headers());
    expect(await dataIn(access, z.object({access: z.string()}))).toEqual({access: "full_membership"});
  });

  it("a trial is available once per person: a user who had one pays from the first day, and the cart shows it", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    await ann.post("/cancel");
    await advanceTo(shop, "2026-04-02T12:00:00Z", 5);
    const seen = await ann.read();
    expect(seen).toMatchObject({trial_available: false, subscription: {status: "canceled"}});
    expect(seen.offers.map(({code, trial_days}) => [code, trial_days])).toEqual([
      ["membership-monthly", 0],
      ["membership-yearly", 0],
    ]);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    expect((await ann.read()).subscription).toMatchObject({
      status: "active",
      trial_end: null,
      term_starts_at: "2026-04-02T12:00:00.000Z",
    });
    const paid = await db.select().from(orders).where(eq(orders.total, 1_299));
    expect(paid.map(({payment_status}) => payment_status)).toEqual(["paid"]);
  });

  it("a trial is once a person, also of what is bought without a cart", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    await ann.post("/cancel");
    await advanceTo(shop, "2026-04-02T12:00:00Z", 5);
    await ann.headers();
    const items = [{sku: "membership", offer: "membership-monthly", quantity: 1}];
    const body = {items, region: "de", locale: "de"};
    const reply = await ann.shopper.send("POST", "/canyon/checkout/session", body);
    expect(await dataIn(reply, checkoutReply)).toMatchObject({amount_estimate: 1_299});
    const [session] = (await shop.stripe.checkout.sessions.list({limit: 1})).data;
    await shop.pay(session?.id ?? "", {email: ann.email, country: "DE"});
    await shop.hear();
    expect((await ann.read()).subscription).toMatchObject({status: "active", trial_end: null});
  });

  it("an order that cost nothing and is called off takes its membership along, too", async () => {
    const ann = await addMember(shop, db);
    const coupon = await shop.stripe.coupons.create({percent_off: 100, duration: "once"});
    await shop.stripe.promotionCodes.create({promotion: {type: "coupon", coupon: coupon.id}, code: "FREE"});
    await buy(shop, ann, [addOp("pod", "pod-c6"), {op: "promo", code: "FREE"}]);
    const [order] = await db.select().from(orders);
    expect(order).toMatchObject({total: 0, provider_payment_intent: null});
    const body = {action: "cancel", version: order?.version};
    const cancelled = await ann.shopper.send("PATCH", `/canyon/orders/${order?.pretty_id}`, body);
    expect(cancelled.status).toBe(200);
    await shop.runJobs();
    expect((await ann.read()).subscription).toMatchObject({status: "canceled"});
  });

  it("422: a membership alone is cancelled, and its order not called off: months that were used stay paid", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-yearly")]);
    const [order] = await db.select().from(orders);
    await advanceTo(shop, "2026-06-01T12:00:00Z", 30);
    await ann.headers();
    const body = {action: "cancel", version: order?.version};
    const refused = await ann.shopper.send("PATCH", `/canyon/orders/${order?.pretty_id}`, body);
    expect(await refusalOf(refused)).toMatchObject({status: 422, code: "not_editable"});
  });

  it("cancelling an order ends its membership and waives the commitment", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("pod", "pod-c6")]);
    const [order] = await db.select().from(orders);
    const body = {action: "cancel", version: order?.version};
    const cancelled = await ann.shopper.send("PATCH", `/canyon/orders/${order?.pretty_id}`, body);
    expect(cancelled.status).toBe(200);
    await shop.hear();
    expect(await ann.read()).toMatchObject({
      access: "none",
      subscription: {status: "canceled", commitment_state: "waived"},
    });
  });

  it.each([
    ["of the offer ends it, and nobody has to stay", "pod", "pod-c6", "canceled", "waived"],
    ["that was bought without it leaves it alone", "pod", "pod-only", "trialing", "none"],
  ])("hardware that comes back %s", async (_case, sku, offer, status, commitment_state) => {
    const ann = await addMember(shop, db);
    const alone = offer === "pod-only" ? [addOp("membership", "membership-monthly")] : [];
    await buy(shop, ann, [addOp(sku, offer), ...alone]);
    const [order] = await db.select().from(orders);
    await db.update(order_line).set({qty_shipped: 1, qty_returned: 1}).where(eq(order_line.sku, sku));
    await applyOrderEffects(shop.deps, order?.id ?? "");
    await applyOrderEffects(shop.deps, order?.id ?? "");
    expect((await ann.read()).subscription).toMatchObject({status, commitment_state});
  });

  it("events in any order and twice: what has ended stays ended", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    const early = await shop.listEvents();
    const [row] = await db.select().from(subscription);
    await shop.stripe.subscriptions.cancel(row?.provider_id ?? "");
    await shop.hear();
    const after = await ann.read();
    expect(after).toMatchObject({access: "none", subscription: {status: "canceled"}});
    for (const event of early.toReversed()) await shop.deliver({...event, id: `${event.id}_again`});
    await shop.runJobs();
    expect(await ann.read()).toEqual(after);
  });

  it("no event comes: the page and the clock ask by themselves", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    shop.setTime("2026-03-31T12:00:01Z");
    expect((await ann.read()).subscription).toMatchObject({status: "active"});
    shop.setTime("2026-04-30T12:00:01Z");
    await shop.tend();
    const [row] = await db.select().from(subscription);
    expect(row?.current_period_end).toEqual(new Date("2026-05-31T12:00:00Z"));
  });

  it("a provider that is away: what is known is shown, and nothing is changed", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    await shop.provider.control("PATCH", "/faults", {api_error: true});
    shop.setTime("2026-03-31T12:00:01Z");
    expect((await ann.read()).subscription).toMatchObject({status: "trialing"});
    expect(await refusalOf(await ann.post("/cancel"))).toMatchObject({
      status: 503,
      code: "payment_unavailable",
    });
    await shop.provider.control("PATCH", "/faults", {api_error: false});
    expect((await ann.read()).subscription).toMatchObject({status: "active", cancel_at: null});
  });

  it("simultaneous cancellations take effect once, and all get the same answer", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    const replies = await Promise.all([ann.post("/cancel"), ann.post("/cancel"), ann.post("/cancel")]);
    const results = await Promise.all(replies.map((reply) => dataIn(reply, cancelReply)));
    expect(new Set(results.map(({effective_at}) => effective_at))).toEqual(
      new Set(["2026-03-31T12:00:00.000Z"]),
    );
    await shop.hear();
    shop.dispatcher.wake();
    await shop.dispatcher.idle();
    expect(shop.sent.filter(({subject}) => subject.includes("gekündigt"))).toHaveLength(1);
  });

  it("the portal rejects foreign return addresses, and cannot cancel inside a commitment", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("pod", "pod-c6")]);
    for (const return_path of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "javascript:1",
      "",
    ]) {
      expect(await refusalOf(await ann.post("/portal", {return_path}))).toMatchObject({
        status: 422,
        code: "bad_return_path",
      });
    }
    await advanceTo(shop, "2026-04-10T12:00:00Z", 5);
    const {url} = await dataIn(
      await ann.post("/portal", {return_path: "/de/de/account/subscription"}),
      portalReply,
    );
    const page = await (await fetch(url)).text();
    expect(page).not.toContain('value="cancel"');
    const [row] = await db.select().from(subscription);
    const form = new URLSearchParams({
      act: "cancel",
      subscription: (await shop.stripe.subscriptions.retrieve(row?.provider_id ?? "")).id,
    });
    await fetch(url, {method: "POST", body: form, headers: {origin: new URL(url).origin}});
    expect((await shop.stripe.subscriptions.retrieve(row?.provider_id ?? "")).cancel_at).toBeNull();
    const configurations = await shop.stripe.billingPortal.configurations.list();
    expect(configurations.data.map(({metadata}) => metadata?.kind)).toEqual(["committed"]);
  });

  it("404: without a membership there is nothing to cancel, to pay or to look after", async () => {
    const ann = await addMember(shop, db);
    const replies = [await ann.post("/cancel"), await ann.post("/reactivate"), await ann.get("/payment")];
    const codes = await Promise.all(replies.map(refusalOf));
    expect(codes.map(({status, code}) => [status, code])).toEqual(Array(3).fill([404, "no_subscription"]));
    expect(await refusalOf(await ann.post("/portal", {return_path: "/"}))).toMatchObject({
      status: 404,
      code: "no_customer",
    });
    expect(await dataIn(await ann.get("/invoices"), z.array(z.unknown()))).toEqual([]);
  });

  it("404: another person's membership looks like none, and stays as it is", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    const bob = await addMember(shop, db, {name: "bob"});
    const base = `/canyon/users/${ann.id}`;
    for (const path of ["/membership", "/subscription/stripe/invoices", "/subscription/stripe/payment"]) {
      expect((await shop.get(`${base}${path}`, await bob.headers())).status).toBe(404);
    }
    for (const path of ["cancel", "reactivate", "gift/gft_1/cancel"]) {
      const reply = await shop.post(`${base}/subscription/stripe/${path}`, {}, await bob.headers());
      expect(reply.status).toBe(404);
    }
    expect((await ann.read()).subscription).toMatchObject({cancel_at: null});
  });

  it("a membership whose owner was erased is ended at the provider", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    await db.update(subscription).set({user_id: null, email: null, email_norm: null, card: null});
    await shop.tend();
    const [row] = await db.select().from(subscription);
    expect(row).toMatchObject({status: "canceled", user_id: null, email: null, card: null});
    expect((await shop.stripe.subscriptions.retrieve(row?.provider_id ?? "")).status).toBe("canceled");
  });
});
