import {eq} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {sentMails} from "../../../test/account-client.ts";
import {runJob} from "../../../test/run-job.ts";
import {checkOut, openShop, type Shop, WEBHOOK_SECRET} from "../../../test/shop.ts";
import {refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {cart} from "../cart/tables.ts";
import {stock} from "../catalog/tables.ts";
import {checkout} from "../checkout/tables.ts";
import {ledger, orders} from "../orders/tables.ts";
import {inbox} from "./tables.ts";

const databases = await openTestDatabases();
const pod = {op: "add" as const, sku: "pod", qty: 1};
const IN_BERLIN = {country: "DE", postal_code: "10115", city: "Berlin", email: "ann@example.com"};

describe.each(databases)("events from the provider, on $name", ({name, db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  const stockOf = async (sku: string) => {
    const [row] = await db.select().from(stock).where(eq(stock.sku, sku));
    return row && [row.on_hand, row.reserved];
  };
  const order = async () => (await db.select().from(orders))[0];
  const eventsOfType = async (type: string) =>
    (await shop.listEvents()).filter((event) => event.type === type);

  it("200: a paid session becomes an order, takes its units out of stock, and is confirmed by one mail", async () => {
    const {session_id, shopper} = await checkOut(shop, [{...pod, qty: 2}]);
    await shop.pay(session_id, IN_BERLIN);
    for (const event of await shop.listEvents()) expect((await shop.deliver(event)).status).toBe(200);
    await shop.runJobs();
    expect(await order()).toMatchObject({
      payment_status: "paid",
      fulfilment_status: "unfulfilled",
      currency: "EUR",
      subtotal: 33_800,
      total: 33_800,
      email: "ann@example.com",
      card_last4: "4242",
      shipping_address: {country: "DE", city: "Berlin"},
      review_reason: null,
    });
    expect(await stockOf("pod")).toEqual([398, 0]);
    const [mail, ...more] = await sentMails(shop);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({to: "ann@example.com", text: expect.stringContaining("2 × Pod")});
    expect((await shopper.send("GET", "/canyon/carts/current")).status).toBe(404);
    expect((await db.select().from(cart))[0]?.status).toBe("completed");
  });

  it("hardware with a membership is one order, found through the first invoice", async () => {
    const {session_id} = await checkOut(shop, [{op: "add", sku: "duo", qty: 1, offer: "duo-c12"}]);
    await shop.pay(session_id, IN_BERLIN);
    for (const event of await eventsOfType("checkout.session.completed")) await shop.deliver(event);
    await shop.runJobs();
    expect(await order()).toMatchObject({payment_status: "paid", subtotal: 29_900, total: 29_900});
    expect((await order())?.provider_subscription).toContain("sub_");
    expect((await order())?.provider_payment_intent).toContain("pi_");
  });

  it("twenty duplicates of every event at once: one order, one mail, stock taken once", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await shop.pay(session_id, IN_BERLIN);
    const events = await shop.listEvents();
    const deliveries = events.flatMap((event) => Array.from({length: 20}, () => shop.deliver(event)));
    expect(new Set((await Promise.all(deliveries)).map(({status}) => status))).toEqual(new Set([200]));
    await shop.runJobs();
    expect(await db.select().from(orders)).toHaveLength(1);
    expect(await db.select().from(ledger)).toHaveLength(1);
    expect(await db.select().from(inbox)).toHaveLength(events.length);
    expect(await sentMails(shop)).toHaveLength(1);
    expect(await stockOf("pod")).toEqual([399, 0]);
  });

  it.runIf(name === "PostgreSQL")("ten who work on one payment at once make one order", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await shop.pay(session_id, IN_BERLIN);
    const reads = Array.from({length: 10}, () => shop.get(`/canyon/checkout/session/${session_id}`));
    expect(new Set((await Promise.all(reads)).map(({status}) => status))).toEqual(new Set([200]));
    expect(await db.select().from(orders)).toHaveLength(1);
    expect(await stockOf("pod")).toEqual([399, 0]);
    expect(await sentMails(shop)).toHaveLength(1);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    "events of a bought and partly refunded order in another order (%s) end in the same state",
    async (eventOrder) => {
      const {session_id} = await checkOut(shop, [pod]);
      await shop.pay(session_id, IN_BERLIN);
      const [paid] = (await shop.stripe.paymentIntents.list({limit: 1})).data;
      await shop.stripe.refunds.create({payment_intent: paid?.id ?? "", amount: 500});
      const events = (await shop.listEvents()).filter(({type}) =>
        /^(checkout|payment_intent|charge|refund)/.test(type),
      );
      const turned = [...events.slice(eventOrder), ...events.slice(0, eventOrder)];
      for (const event of eventOrder % 2 === 0 ? turned : turned.reverse()) {
        await shop.deliver(event);
        await shop.runJobs();
      }
      expect(await order()).toMatchObject({
        payment_status: "partially_refunded",
        refunded: 500,
        total: 16_900,
      });
      expect((await db.select().from(ledger)).map(({kind}) => kind).sort()).toEqual(["payment", "refund"]);
      expect([await stockOf("pod"), (await sentMails(shop)).length]).toEqual([[399, 0], 1]);
    },
  );

  it("an event that never arrives: the minute's job makes the order", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await shop.pay(session_id, IN_BERLIN);
    shop.advance(40 * 60);
    await runJob(shop.deps, "tend-checkouts");
    expect(await order()).toMatchObject({payment_status: "paid"});
  });

  it("a crash after the event was stored: the same event again, or the minute's job, completes the order", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await shop.pay(session_id, IN_BERLIN);
    const [event] = await eventsOfType("checkout.session.completed");
    await shop.deliver(event ?? {});
    expect(await db.select().from(orders)).toEqual([]);
    shop.advance(3 * 60);
    await runJob(shop.deps, "tend-checkouts");
    expect(await db.select().from(orders)).toHaveLength(1);
    expect((await db.select().from(inbox))[0]?.status).toBe("done");
  });

  it("a crash after the provider made the session: the job takes up the very same", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await db.update(checkout).set({status: "creating", provider_session_id: null, client_secret_enc: null});
    shop.advance(3 * 60);
    await runJob(shop.deps, "tend-checkouts");
    expect((await db.select().from(checkout))[0]).toMatchObject({
      status: "open",
      provider_session_id: session_id,
    });
  });

  it("an expired session gives its units back, and cannot be paid late", async () => {
    const {session_id, shopper} = await checkOut(shop, [pod]);
    expect(await stockOf("pod")).toEqual([400, 1]);
    shop.advance(34 * 60);
    await runJob(shop.deps, "tend-checkouts");
    expect(await stockOf("pod")).toEqual([400, 0]);
    expect(await shopper.read()).toMatchObject({status: "open", quantity: 1});
    await shop.pay(session_id, IN_BERLIN);
    await runJob(shop.deps, "tend-checkouts");
    expect(await db.select().from(orders)).toEqual([]);
  });

  it("paid after its units were released and sold to others: the order goes to review, and the stock stays correct", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await shop.pay(session_id, IN_BERLIN);
    const {releaseStock} = await import("../checkout/hold-stock.ts");
    const [row] = await db.select().from(checkout);
    await db.transaction((tx) => releaseStock(tx, row?.id ?? "", shop.now()));
    await db.update(stock).set({on_hand: 0}).where(eq(stock.sku, "pod"));
    for (const event of await eventsOfType("checkout.session.completed")) await shop.deliver(event);
    await shop.runJobs();
    expect(await order()).toMatchObject({payment_status: "review", review_reason: "out_of_stock"});
    expect(await stockOf("pod")).toEqual([0, 0]);
  });

  it.each([
    ["another amount", {amount_quoted: 16_800}, "amount_differs"],
    ["another currency", {currency: "USD" as const}, "currency_differs"],
  ])(
    "the payment is %s than quoted: the order goes to review, and the shopper is notified",
    async (_case, change, reason) => {
      const {session_id} = await checkOut(shop, [pod]);
      await db.update(checkout).set(change);
      await shop.pay(session_id, IN_BERLIN);
      for (const event of await eventsOfType("checkout.session.completed")) await shop.deliver(event);
      await shop.runJobs();
      expect(await order()).toMatchObject({payment_status: "review", review_reason: reason});
      expect((await sentMails(shop))[0]?.subject).toContain("Wir prüfen");
    },
  );

  it("an asynchronous refund failure: what was refunded is not, and the order is paid again", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await shop.pay(session_id, {...IN_BERLIN, card: "4000000000005126"});
    const [paid] = (await shop.stripe.paymentIntents.list({limit: 1})).data;
    await shop.stripe.refunds.create({payment_intent: paid?.id ?? ""});
    const workAll = async () => {
      for (const event of await shop.listEvents()) await shop.deliver(event);
      await shop.runJobs();
    };
    await workAll();
    expect(await order()).toMatchObject({payment_status: "refunded", refunded: 16_900});
    await shop.provider.control("POST", "/clock", {forward_s: 120});
    await workAll();
    expect(await order()).toMatchObject({payment_status: "paid", refunded: 0});
    expect((await sentMails(shop)).map(({subject}) => subject)).toHaveLength(1);
  });

  it("400: a signature that is missing, tampered with, stale, of an empty or another secret", async () => {
    const event = {id: "evt_1", object: "event", type: "x", created: 1, livemode: false, data: {object: {}}};
    const old = new Date(shop.now().getTime() - 301_000);
    const answers = [
      await shop.app.request("/canyon/webhooks/stripe", {method: "POST", body: JSON.stringify(event)}),
      await shop.deliver(event, {body: JSON.stringify({...event, id: "evt_2"})}),
      await shop.deliver(event, {body: JSON.stringify(event, null, 1)}),
      await shop.deliver(event, {signedAt: old}),
      await shop.deliver(event, {secret: "whsec_of_others"}),
      await shop.deliver({...event, livemode: true, data: {object: {id: "x", object: "charge"}}}),
    ];
    for (const answer of answers) expect(await refusalOf(answer)).toMatchObject({status: 400});
    expect(await db.select().from(inbox)).toEqual([]);
  });

  it("200: while one secret replaces another, both are good", async () => {
    const {createTestApp} = await import("../../../test/test-app.ts");
    const payments = {...shop.payments, webhookSecrets: ["whsec_new", WEBHOOK_SECRET]};
    const app = createTestApp(db, {payments, enqueue: async () => {}});
    const about = {id: "ch_1", object: "charge"};
    const event = {
      id: "evt_1",
      object: "event",
      type: "x",
      created: 1,
      livemode: false,
      data: {object: about},
    };
    for (const secret of ["whsec_new", WEBHOOK_SECRET]) {
      const payload = JSON.stringify({...event, id: `evt_${secret}`});
      const timestamp = Math.floor(app.now().getTime() / 1000);
      const signature = shop.stripe.webhooks.generateTestHeaderString({payload, secret, timestamp});
      const headers = {"content-type": "application/json", "stripe-signature": signature};
      const answer = await app.app.request("/canyon/webhooks/stripe", {
        method: "POST",
        headers,
        body: payload,
      });
      expect(answer.status).toBe(200);
    }
    expect(await db.select().from(inbox)).toHaveLength(2);
  });

  it("a busy minute of the provider meets no limit", async () => {
    const event = {id: "evt_1", object: "event", type: "x", created: 1, livemode: false, data: {object: {}}};
    const deliver = () =>
      shop.app.request("/canyon/webhooks/stripe", {
        method: "POST",
        headers: {"x-forwarded-for": "203.0.113.9", "stripe-signature": "t=1,v1=x"},
        body: JSON.stringify(event),
      });
    const answers = await Promise.all(Array.from({length: 130}, deliver));
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set([400]));
  });

  it("413: an event beyond 512 kB", async () => {
    const body = "x".repeat(600 * 1024);
    const headers = {"content-type": "application/json", "content-length": String(body.length)};
    const answer = await shop.app.request("/canyon/webhooks/stripe", {method: "POST", headers, body});
    expect(answer.status).toBe(413);
  });
});
