import {eq} from "drizzle-orm";
import fc from "fast-check";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {sentMails} from "../../../test/account-client.ts";
import {type Office, openOffice} from "../../../test/office.ts";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {checkOut} from "../../../test/shop.ts";
import {createShopper} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {fullOrderDocument} from "../../contract/order-documents.ts";
import {order as orderReply} from "../../contract/orders.ts";
import {sqlState, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createOrderLinks} from "../orders/order-links.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {type RefundRequest, refundOrder} from "../orders/refund-order.ts";
import {syncSession} from "../orders/sync-session.ts";
import {order_line, orders, refund} from "../orders/tables.ts";
import {requestReturn, withdraw} from "../returns/request-return.ts";
import {issueMissing} from "./issue-missing.ts";
import {createReceiptRepository} from "./receipt-repository.ts";
import {receipt, receipt_series} from "./tables.ts";

const databases = await openTestDatabases();
const IN_SACRAMENTO = {country: "US", postal_code: "95814", city: "Sacramento", email: "ann@example.com"};
const why = {reason: "As agreed by phone"};
const idle = () => new AbortController().signal;

describe.each(databases)("documents of orders, on $name", ({db, reset}) => {
  let office: Office;
  let keys = 0;
  beforeEach(async () => {
    await reset();
    office = await openOffice(db, {ordersPerDay: 1000});
  });
  afterEach(() => office.close());

  async function inUs(ops: Parameters<typeof checkOut>[1] = [{op: "add", sku: "pod", qty: 1}]) {
    const {session_id} = await checkOut(office, ops, {region: "us"});
    await office.pay(session_id, IN_SACRAMENTO);
    await syncSession(office.deps, session_id);
    return {session_id, ...(await rowOf(session_id))};
  }

  async function rowOf(session_id: string) {
    const synced = await syncSession(office.deps, session_id);
    if (!synced?.order) throw new Error("Nothing was ordered");
    return synced.order;
  }

  const get = async (id: string) => {
    const row = await createOrderRepository(db).get(id);
    if (!row) throw new Error("It is gone");
    return row;
  };
  const documentsOf = (id: string) => createReceiptRepository(db).listOf(id);
  const numbersOf = async (id: string) => (await documentsOf(id)).map(({number}) => number);
  const step = async (id: string, body: object) => {
    const {pretty_id, version} = await get(id);
    return office.ask("admin", "PATCH", `/orders/${pretty_id}`, {...why, version, ...body});
  };
  const ship = (id: string) => step(id, {action: "ship", carrier: "dhl"});
  /** Null where it went back, else the code of the refusal. */
  const giveBack = (id: string, body: Partial<RefundRequest>) =>
    refundOrder(office.deps, {
      order_id: id,
      amount: null,
      reason: "As agreed by phone",
      idem_key: `key-${++keys}-of-tests`,
      asked_by: "system",
      ...body,
    }).then(
      () => null,
      (error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      },
    );
  const unit = {line_no: 1, qty: 1, amount: null};
  const linkOf = async (id: string) => {
    const {pretty_id} = await get(id);
    const t = createOrderLinks(office.secret).token(id, office.now());
    return {path: `/canyon/orders/${pretty_id}`, t};
  };
  const inTurn = (id: string) =>
    withTransaction(db, async (tx) => {
      const order = await createOrderRepository(tx).lock(id);
      if (order) await office.deps.issueDocuments(tx, order, office.now());
    });

  it("a US receipt is issued with the payment, once, however often the provider reports it", async () => {
    const {id, session_id, total, tax} = await inUs();
    for (const event of await office.listEvents()) await office.deliver(event);
    await office.hear();
    await syncSession(office.deps, session_id);
    await ship(id);
    expect(await numbersOf(id)).toEqual(["2026-000001"]);
    const [{facts, buyer} = {}] = await documentsOf(id);
    expect(facts).toMatchObject({prices: "net", total, tax, shipped_at: null, discount: 0, shipping: 0});
    expect(facts?.lines).toMatchObject([{name: "Pod", qty: 1, unit: 16_900, amount: 16_900, tax}]);
    expect(facts?.taxes).toEqual([{percent: 8.25, country: "US", state: null, net: 16_900, tax}]);
    expect(buyer).toMatchObject({address: {city: "Sacramento"}, card: {last4: "4242"}});
  });

  it("an EU invoice is issued with the first parcel, and the e-mails before it announce that", async () => {
    const {id} = await office.buy([{op: "add", sku: "duo", offer: "duo-c12", clip: "blue", qty: 1}]);
    expect(await numbersOf(id)).toEqual([]);
    expect((await sentMails(office)).at(-1)?.text).toContain("Die Rechnung kommt, wenn wir versenden.");
    expect((await ship(id)).status).toBe(200);
    expect(await numbersOf(id)).toEqual(["2026-000001"]);
    expect((await sentMails(office)).at(-1)?.text).toMatch(/Rechnung 2026-000001\nhttps:\S+2026-000001\?t=/);
    const [{facts} = {}] = await documentsOf(id);
    expect(facts).toMatchObject({prices: "gross", shipped_at: office.now().toISOString()});
    expect(facts?.lines[0]).toMatchObject({
      clip: "blue",
      tax_rate: 19,
      plan: {commitment_months: 12, due: 0},
    });
    expect(facts?.lines[0]?.plan?.free_until).toBe("2026-03-31T12:00:00.000Z");
  });

  it("an invoice of the EU comes at once where nothing is sent", async () => {
    const {id, email} = await addPerson(db, {name: "ann"});
    const shopper = createShopper(office, bearer(await signInAs(office, email)));
    const ops = [{op: "add" as const, sku: "membership", offer: "membership-yearly", qty: 1}];
    const {session_id} = await checkOut(office, ops, {shopper});
    await office.pay(session_id, {country: "DE", postal_code: "10115", city: "Berlin", email});
    const order = await rowOf(session_id);
    expect(order).toMatchObject({user_id: id, fulfilment_status: "not_required"});
    expect(await numbersOf(order.id)).toEqual(["2026-000001"]);
  });

  it("an order that is looked at first has its receipt once it is released", async () => {
    await office.close();
    await reset();
    office = await openOffice(db, {ordersPerDay: 0});
    const {id, payment_status} = await inUs();
    expect([payment_status, await numbersOf(id)]).toEqual(["review", []]);
    await issueMissing(office.deps, idle());
    expect(await numbersOf(id)).toEqual([]);
    expect((await step(id, {action: "release"})).status).toBe(200);
    expect(await numbersOf(id)).toEqual(["2026-000001"]);
  });

  it("the year of a number is that of the day in the region", async () => {
    office.setTime("2026-12-31T23:30:00Z");
    const {id: american} = await inUs();
    office.advance(1);
    const {id: german} = await office.buy();
    await db.update(orders).set({shipped_at: office.now()}).where(eq(orders.id, german));
    await inTurn(german);
    expect([await numbersOf(american), await numbersOf(german)]).toEqual([["2026-000001"], ["2027-000001"]]);
  });

  it("a refund before the invoice has the invoice issued first, and corrects it", async () => {
    const {id, total} = await office.buy();
    expect((await step(id, {action: "pack"})).status).toBe(200);
    expect(await giveBack(id, {lines: [unit]})).toBeNull();
    const [invoice, note] = await documentsOf(id);
    expect([invoice?.number, note?.number]).toEqual(["2026-000001", "2026-K00001"]);
    expect(note).toMatchObject({
      corrects: "2026-000001",
      facts: {
        total: -16_900,
        tax: -2_699,
        lines: [{qty: -1, unit: 16_900, amount: -16_900, tax_rate: 19}],
        reason: {kind: "refund"},
        remaining: {total: total - 16_900, tax: 2_698},
      },
    });
    expect((await sentMails(office)).map(({text}) => text).join()).not.toContain("K00001");
    office.advance(24 * 3600);
    expect((await sentMails(office)).at(-1)?.text).toMatch(
      /Rechnungskorrektur 2026-K00001\nhttps:\S+\/2026-k00001\?t=/,
    );
  });

  it("money for no line is one line of goodwill, and all that is left names its lines", async () => {
    const {id, total} = await inUs([
      {op: "add", sku: "pod", qty: 2},
      {op: "add", sku: "clip-blue", qty: 1},
    ]);
    await giveBack(id, {amount: 1_000});
    await giveBack(id, {amount: total - 1_000});
    const [, goodwill, rest] = (await documentsOf(id)).map(({facts}) => facts);
    expect(goodwill?.lines).toMatchObject([{kind: "goodwill", amount: -1_000, qty: null}]);
    expect(goodwill?.reason?.kind).toBe("goodwill");
    expect(rest?.lines).toMatchObject([
      {name: "Pod", qty: -2},
      {name: "Clip, blau", qty: -1},
    ]);
    expect(rest?.remaining).toEqual({total: 0, tax: 0});
  });

  it("a withdrawal is the reason, with its day and number", async () => {
    const {id} = await office.buy();
    await ship(id);
    await step(id, {action: "deliver"});
    const {id: number} = await withdraw(office.deps, id, {
      name: "Ann",
      email: "ann@example.com",
      confirm: true,
    });
    await giveBack(id, {lines: [{...unit, qty: 2}], rma_id: number});
    const [, note] = await documentsOf(id);
    const at = office.now().toISOString();
    expect(note?.facts.reason).toEqual({kind: "withdrawal", at, return: number, received_at: null});
  });

  it("a refund that fails after its credit note is reversed by another note", async () => {
    const {id, total, session_id} = await inUs();
    await giveBack(id, {amount: 500});
    const [refundRow] = await db.select().from(refund).where(eq(refund.order_id, id));
    await withTransaction(db, async (tx) => {
      const order = await createOrderRepository(tx).lock(id);
      await tx
        .update(refund)
        .set({status: "failed"})
        .where(eq(refund.id, refundRow?.id ?? ""));
      if (order) await office.deps.issueDocuments(tx, order, office.now());
    });
    await inTurn(id);
    const [, note, reversal, ...more] = await documentsOf(id);
    expect(more).toEqual([]);
    expect(reversal).toMatchObject({
      number: "2026-K00002",
      corrects: note?.number,
      facts: {total: 500, reason: {kind: "refund_failed"}, remaining: {total}},
    });
    expect(reversal?.facts.lines).toMatchObject([{amount: 500}]);
    expect((await syncSession(office.deps, session_id))?.order?.id).toBe(id);
  });

  describe("numbers", () => {
    it("have no gap after a transaction that was rolled back", async () => {
      const {id} = await office.buy();
      const failing = withTransaction(db, async (tx) => {
        const order = await createOrderRepository(tx).lock(id);
        if (order) await createReceiptRepository(tx).takeNumber("receipt", order, office.now());
        throw new Error("The power went out");
      });
      await expect(failing).rejects.toThrow("The power went out");
      expect(await db.select().from(receipt_series)).toEqual([]);
      await ship(id);
      expect(await numbersOf(id)).toEqual(["2026-000001"]);
    });

    it("have no gap and no double where many are issued at once, and some are not", async () => {
      const boughtOrders = [];
      for (let n = 0; n < 8; n++) {
        office.advance(1);
        boughtOrders.push((await office.buy()).id);
      }
      await db.update(orders).set({shipped_at: office.now(), fulfilment_status: "shipped"});
      const work = boughtOrders.flatMap((id, n) => [
        inTurn(id),
        inTurn(id),
        n % 2 === 0
          ? Promise.resolve()
          : withTransaction(db, async (tx) => {
              const order = await createOrderRepository(tx).get(id);
              if (!order) return;
              await createReceiptRepository(tx).takeNumber("receipt", order, office.now());
              throw new Error("Rolled back");
            }).catch(() => undefined),
      ]);
      await Promise.all(work);
      const numbers = (await db.select().from(receipt)).map(({number}) => number).toSorted();
      expect(numbers).toEqual(boughtOrders.map((_, n) => `2026-00000${n + 1}`));
    });

    it("of test payments are of a series of their own", async () => {
      const {id} = await inUs();
      await db.update(orders).set({livemode: true});
      const real = await inUs();
      await inTurn(real.id);
      const series = (await db.select().from(receipt_series)).map((row) => row.series);
      expect(series.toSorted()).toEqual(["receipt 2026 test"]);
      expect((await documentsOf(id))[0]?.livemode).toBe(false);
      const live = {region: "us" as const, livemode: true};
      await withTransaction(db, async (tx) => {
        expect(await createReceiptRepository(tx).takeNumber("receipt", live, office.now())).toBe(
          "2026-000001",
        );
      });
    });
  });

  it("a document cannot be changed or removed; its buyer can be erased, twice", async () => {
    const {id} = await inUs();
    const refused = (work: PromiseLike<unknown>) =>
      Promise.resolve(work).then(
        () => null,
        (error: unknown) => sqlState(error),
      );
    expect(await refused(db.update(receipt).set({number: "2026-000009"}))).toBe("23001");
    expect(await refused(db.update(receipt).set({number: "2026-000009", buyer: null}))).toBe("23001");
    expect(await refused(db.delete(receipt))).toBe("23001");
    expect(await refused(db.update(receipt).set({buyer: null}))).toBeNull();
    expect(await refused(db.update(receipt).set({buyer: null}))).toBeNull();
    const [{buyer, facts} = {}] = await documentsOf(id);
    expect(buyer).toBeNull();
    expect(JSON.stringify(facts)).not.toMatch(/Sacramento|4242|ann@/);
  });

  describe("are read", () => {
    it("200, 404, 410: by those who may read the order, and under no other order", async () => {
      const {id, total} = await inUs();
      const other = await inUs();
      const {path, t} = await linkOf(id);
      const answer = await office.get(`${path}/documents/2026-000001?t=${t}`);
      expect(answer.status).toBe(200);
      const {data} = z.object({data: fullOrderDocument}).parse(await answer.json());
      expect(data).toMatchObject({kind: "receipt", number: "2026-000001", total});
      expect((await office.get(`${path}/documents/2026-000002?t=${t}`)).status).toBe(404);
      expect((await office.get(`${path}/documents/nonsense?t=${t}`)).status).toBe(404);
      expect((await office.get(`${path}/documents/2026-000001`)).status).toBe(404);
      const foreign = await linkOf(other.id);
      expect((await office.get(`${foreign.path}/documents/2026-000001?t=${foreign.t}`)).status).toBe(404);
      office.advance(91 * 24 * 3600);
      expect((await office.get(`${path}/documents/2026-000001?t=${t}`)).status).toBe(410);
    });

    it("200: with lower-case numbers too, and are listed with their order", async () => {
      const {id, total} = await inUs();
      await giveBack(id, {amount: 500});
      const {path, t} = await linkOf(id);
      expect((await office.get(`${path}/documents/2026-k00001?t=${t}`)).status).toBe(200);
      const {data} = z.object({data: orderReply}).parse(await (await office.get(`${path}?t=${t}`)).json());
      expect(data.documents).toMatchObject([
        {kind: "receipt", number: "2026-000001", total},
        {kind: "credit_note", number: "2026-K00001", total: -500},
      ]);
    });

    it("404: an account reads those of its own orders only", async () => {
      const people = await Promise.all(["ann", "bob"].map((name) => addPerson(db, {name})));
      const [ann, bob] = await Promise.all(
        people.map(async ({email}) => createShopper(office, bearer(await signInAs(office, email)))),
      );
      const {id, pretty_id} = await inUs();
      await db
        .update(orders)
        .set({user_id: people[0]?.id ?? ""})
        .where(eq(orders.id, id));
      const path = `/canyon/orders/${pretty_id}/documents/2026-000001`;
      expect((await ann?.send("GET", path))?.status).toBe(200);
      expect((await bob?.send("GET", path))?.status).toBe(404);
    });
  });

  it("orders of an earlier release get theirs in the order in which they were placed, once", async () => {
    const first = await inUs();
    office.advance(60);
    const {id: unsent} = await office.buy();
    office.advance(60);
    const {id: sent} = await office.buy();
    await ship(sent);
    office.advance(60);
    const last = await inUs();
    await giveBack(last.id, {amount: 700});
    await forgetDocuments();
    await issueMissing(office.deps, idle());
    await issueMissing(office.deps, idle());
    expect(await numbersOf(first.id)).toEqual(["2026-000001"]);
    expect(await numbersOf(unsent)).toEqual([]);
    expect(await numbersOf(sent)).toEqual(["2026-000002"]);
    expect(await numbersOf(last.id)).toEqual(["2026-000003", "2026-K00001"]);
    const [{facts} = {}] = await documentsOf(sent);
    expect(facts?.taxes).toMatchObject([{percent: 19, country: "DE", tax: 5_397}]);
  });

  /** As the database was before there were documents. */
  async function forgetDocuments() {
    await db.transaction(async (tx) => {
      await tx.execute("set local session_replication_role = 'replica'");
      await tx.delete(receipt);
      await tx.delete(receipt_series);
    });
    await db.update(order_line).set({taxes: null});
  }

  it("for real money nothing is issued before the seller has a name, and the job ends all the same", async () => {
    const {id} = await inUs();
    await forgetDocuments();
    await db.update(orders).set({livemode: true});
    await issueMissing(office.deps, idle());
    expect(await numbersOf(id)).toEqual([]);
  });

  it("an order that cannot be documented stops no other", async () => {
    const broken = await inUs();
    office.advance(60);
    const good = await inUs();
    await forgetDocuments();
    const issueDocuments: typeof office.deps.issueDocuments = (tx, order, at) =>
      order.id === broken.id
        ? Promise.reject(new Error("Not this one"))
        : office.deps.issueDocuments(tx, order, at);
    await issueMissing({...office.deps, issueDocuments}, idle());
    expect([await numbersOf(broken.id), await numbersOf(good.id)]).toEqual([[], ["2026-000001"]]);
  });

  const refundStep = fc.oneof(
    fc.record({
      line_no: fc.integer({min: 1, max: 3}),
      qty: fc.integer({min: 1, max: 2}),
      amount: fc.constant(null),
    }),
    fc.record({
      line_no: fc.integer({min: 1, max: 3}),
      qty: fc.constant(1),
      amount: fc.integer({min: 1, max: 9_000}),
    }),
    fc.record({amount: fc.integer({min: 1, max: 12_000})}),
    fc.constant({fails: true as const}),
    fc.constant({all: true as const}),
  );

  it("whatever goes back, documents add up to what the order costs, in all and in tax", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("us", "de"),
        fc.array(refundStep, {minLength: 1, maxLength: 6}),
        async (region, steps) => {
          const ops = [
            {op: "add" as const, sku: "pod", qty: 2},
            {op: "add" as const, sku: "clip-blue", qty: 2},
            {op: "add" as const, sku: "pod", offer: "pod-c6", qty: 1},
          ];
          office.advance(60);
          const {id} = region === "us" ? await inUs(ops) : await office.buy(ops);
          const before = await get(id);
          for (const refundRequestStep of steps) {
            if ("all" in refundRequestStep)
              await giveBack(id, {amount: before.total - (await get(id)).refunded});
            else if ("fails" in refundRequestStep) await failLast(id);
            else if ("line_no" in refundRequestStep) await giveBack(id, {lines: [refundRequestStep]});
            else await giveBack(id, refundRequestStep);
            await holdsTogether(id);
          }
        },
      ),
      {numRuns: 8},
    );
  }, 120_000);

  /** The bank sends the newest refund back. */
  async function failLast(id: string) {
    const refunds = await db.select().from(refund).where(eq(refund.order_id, id));
    const last = refunds.filter(({status}) => status === "succeeded").at(-1);
    if (!last) return;
    await withTransaction(db, async (tx) => {
      const order = await createOrderRepository(tx).lock(id);
      if (!order) return;
      await tx.update(refund).set({status: "failed"}).where(eq(refund.id, last.id));
      const refunded = order.refunded - last.amount;
      const changed = await createOrderRepository(tx).change(id, {refunded});
      await createOrderRepository(tx).record({
        order_id: id,
        at: office.now(),
        currency: order.currency,
        kind: "refund_failed",
        amount: last.amount,
        ref: last.provider_refund_id ?? "",
      });
      await office.deps.issueDocuments(tx, changed, office.now());
    });
  }

  async function holdsTogether(id: string) {
    const order = await get(id);
    const documents = await documentsOf(id);
    const refunds = await db.select().from(refund).where(eq(refund.order_id, id));
    const succeededRefunds = refunds.filter(({status}) => status === "succeeded");
    const total = (pick: (one: (typeof documents)[number]) => number) =>
      documents.reduce((all, one) => all + pick(one), 0);
    if (documents.length === 0)
      return expect(refunds.filter((one) => one.status === "succeeded")).toEqual([]);
    expect(total(({facts}) => facts.total)).toBe(order.total - order.refunded);
    expect(succeededRefunds.reduce((all, {amount}) => all + amount, 0)).toBe(order.refunded);
    let left = 0;
    let tax = 0;
    for (const {facts, parts} of documents) {
      left += facts.total;
      tax += facts.tax;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(facts.remaining ?? {total: left, tax}).toEqual({total: left, tax});
      expect(parts.reduce((all, part) => all + part.total, 0)).toBe(facts.total);
      expect(facts.taxes.reduce((all, row) => all + row.tax, 0)).toBe(facts.tax);
      if (facts.corrects === null) continue;
      expect(facts.lines.reduce((all, line) => all + line.amount, 0)).toBe(facts.total);
      expect(facts.lines.reduce((all, line) => all + line.tax, 0)).toBe(facts.tax);
    }
    const numbers = documents.map(({number}) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  }

  it("the credit note of a return states its number and when the parcel arrived", async () => {
    const {id} = await office.buy();
    await ship(id);
    await step(id, {action: "deliver"});
    const lines = [{line_no: 1, qty: 1}];
    const {id: number} = await requestReturn(office.deps, id, {kind: "return", lines});
    const onReturn = (body: object) => office.ask("admin", "PATCH", `/returns/${number}`, {...why, ...body});
    await onReturn({action: "approve"});
    office.advance(60);
    await onReturn({action: "receive", lines});
    await giveBack(id, {lines: [unit], rma_id: number});
    const [, note] = await documentsOf(id);
    expect(note?.facts.reason).toMatchObject({kind: "return", return: number});
    expect(note?.facts.reason?.received_at).toBe(office.now().toISOString());
  });
});
