import {eq} from "drizzle-orm";
import fc from "fast-check";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {type Office, openOffice, type StaffName} from "../../../test/office.ts";
import {refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {stock} from "../catalog/tables.ts";
import {orders, shipment} from "../orders/tables.ts";
import {readLineUnits} from "../returns/line-units.ts";
import {requestReturn, withdraw} from "../returns/request-return.ts";

const databases = await openTestDatabases();
const why = {reason: "As agreed by phone"};
const STATEMENT = {name: "Ann Weber", email: "ann@example.com", confirm: true as const};

describe.each(databases)("the ledger of units, on $name", ({db, reset}) => {
  let office: Office;
  beforeEach(async () => {
    await reset();
    office = await openOffice(db, {ordersPerDay: 1000});
  });
  afterEach(() => office.close());

  const onHand = async () => (await db.select().from(stock).where(eq(stock.sku, "pod")))[0]?.on_hand ?? 0;
  let keys = 0;

  /** Three pods, one of them in another line. */
  async function createOrder() {
    office.advance(1);
    const before = await onHand();
    const {id, pretty_id} = await office.buy([
      {op: "add", sku: "pod", qty: 2},
      {op: "add", sku: "pod", qty: 1, offer: "pod-c6"},
    ]);
    const row = async () => {
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      if (!order) throw new Error("It is gone");
      return order;
    };
    const ask = (staffName: StaffName, path: string, body: object) =>
      office.ask(staffName, "POST", path, {...why, ...body});
    const step = async (body: object) =>
      office.ask("admin", "PATCH", `/orders/${pretty_id}`, {...why, version: (await row()).version, ...body});
    const onReturn = (rma: string, body: object) =>
      office.ask("admin", "PATCH", `/returns/${rma}`, {...why, ...body});
    return {
      id,
      before,
      row,
      step,
      onReturn,
      units: async () => readLineUnits(db, await row()),
      ship: (lines?: {line_no: number; qty: number}[]) => step({action: "ship", carrier: "dhl", lines}),
      deliver: () => step({action: "deliver"}),
      refund: (staffName: StaffName, body: object) =>
        ask(staffName, `/orders/${pretty_id}/refunds`, {
          idempotency_key: `key-${++keys}-of-tests`,
          notify: false,
          ...body,
        }),
      decide: (refund: string, verdict: string) => ask("admin", `/refunds/${refund}/${verdict}`, {}),
      cancel: async () => ask("admin", `/orders/${pretty_id}/cancel`, {version: (await row()).version}),
      async receive(rma: string, line: {line_no: number; qty: number}, restock: boolean) {
        await onReturn(rma, {action: "approve"});
        await onReturn(rma, {action: "receive", lines: [line]});
        const {line_no} = line;
        await onReturn(rma, {action: "inspect", lines: [{line_no, condition: "unused", restock}]});
      },
    };
  }
  type OrderFixture = Awaited<ReturnType<typeof createOrder>>;

  it("a unit that was refunded before shipping is not shipped, and is restocked once", async () => {
    const order = await createOrder();
    const lines = [{line_no: 1, qty: 1}];
    expect((await order.refund("admin", {lines, restock: true})).status).toBe(201);
    expect(await onHand()).toBe(order.before - 2);
    expect(await refusalOf(await order.ship([{line_no: 1, qty: 2}]))).toMatchObject({
      code: "qty_exceeds",
      params: {line_no: 1, max: 1},
    });
    expect((await order.ship()).status).toBe(200);
    expect((await db.select().from(shipment))[0]?.lines).toEqual([
      {line_no: 1, qty: 1},
      {line_no: 2, qty: 1},
    ]);
    expect((await order.row()).fulfilment_status).toBe("shipped");
    expect(await onHand()).toBe(order.before - 2);
  });

  it("an order that is cancelled after a partial refund restocks only the remaining units", async () => {
    const order = await createOrder();
    await order.refund("admin", {lines: [{line_no: 1, qty: 1}], restock: true});
    expect((await order.cancel()).status).toBe(200);
    expect(await onHand()).toBe(order.before);
  });

  it("units that a return restocked are not restocked again by its refund", async () => {
    const order = await createOrder();
    await order.ship();
    await order.deliver();
    const lines = [{line_no: 1, qty: 2}];
    const {id} = await requestReturn(office.deps, order.id, {kind: "return", lines});
    await order.receive(id, {line_no: 1, qty: 2}, true);
    expect(await onHand()).toBe(order.before - 1);
    await order.refund("admin", {lines, return: id, restock: true});
    expect(await onHand()).toBe(order.before - 1);
  });

  it("units of a pending refund are restocked once it is approved, and never when it is rejected", async () => {
    const order = await createOrder();
    const wait = async () => {
      const refusal = await refusalOf(
        await order.refund("support", {lines: [{line_no: 1, qty: 2}], restock: true}),
      );
      expect(refusal.code).toBe("approval_needed");
      expect(await onHand()).toBe(order.before - 3);
      return String(refusal.params?.refund);
    };
    expect((await order.decide(await wait(), "reject")).status).toBe(200);
    expect(await onHand()).toBe(order.before - 3);
    expect((await order.decide(await wait(), "approve")).status).toBe(200);
    expect(await onHand()).toBe(order.before - 1);
  });

  it("409: the same key with units that are not restocked is a different refund", async () => {
    const order = await createOrder();
    const body = {lines: [{line_no: 1, qty: 1}], idempotency_key: "the-same-key"};
    expect((await order.refund("admin", {...body, restock: true})).status).toBe(201);
    expect(await refusalOf(await order.refund("admin", body))).toMatchObject({status: 409, code: "conflict"});
    expect((await order.refund("admin", {...body, restock: true})).status).toBe(201);
    expect(await onHand()).toBe(order.before - 2);
  });

  it("422: withdrawn units do not leave, though their hold is ended", async () => {
    const order = await createOrder();
    await withdraw(office.deps, order.id, {...STATEMENT, lines: [{line_no: 1, qty: 2}]});
    await order.step({action: "hold", on: false});
    expect((await order.ship()).status).toBe(200);
    expect((await db.select().from(shipment))[0]?.lines).toEqual([{line_no: 2, qty: 1}]);
    expect(await refusalOf(await order.ship([{line_no: 1, qty: 1}]))).toMatchObject({status: 422});
  });

  const units = {line_no: fc.integer({min: 1, max: 2}), qty: fc.integer({min: 1, max: 2})};
  const step = fc.oneof(
    fc.record({kind: fc.constant("refund" as const), ...units, restock: fc.boolean()}),
    fc.record({kind: fc.constant("wait" as const), ...units, isApproved: fc.boolean()}),
    fc.record({kind: fc.constant("ship" as const), ...units}),
    fc.record({kind: fc.constant("return" as const), ...units, restock: fc.boolean()}),
    fc.record({kind: fc.constant("withdraw" as const), ...units, restock: fc.boolean()}),
    fc.record({kind: fc.constant("cancel" as const)}),
  );

  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  async function take(order: OrderFixture, done: Step) {
    if (done.kind === "cancel") return order.cancel();
    const lines = [{line_no: done.line_no, qty: done.qty}];
    switch (done.kind) {
      case "ship":
        await order.step({action: "hold", on: false});
        return order.ship(lines);
      case "refund":
        return order.refund("admin", {lines, restock: done.restock});
      case "wait": {
        const answer = await order.refund("support", {lines, restock: true});
        const refusal = answer.ok ? null : await refusalOf(answer);
        if (refusal?.code !== "approval_needed") return;
        return order.decide(String(refusal.params?.refund), done.isApproved ? "approve" : "reject");
      }
      case "return":
      case "withdraw": {
        const open = done.kind === "return" ? requestReturn : withdraw;
        const body = {...STATEMENT, kind: "return" as const, lines};
        const rma = await open(office.deps, order.id, body).catch(() => null);
        return rma && order.receive(rma.id, {line_no: done.line_no, qty: done.qty}, done.restock);
      }
    }
  }

  it("steps in any order: no unit is both shipped and in stock, and no refunded or withdrawn unit is shipped", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, {minLength: 3, maxLength: 8}), async (steps) => {
        const order = await createOrder();
        for (const done of steps) {
          const then = await order.units();
          await take(order, done);
          const now = await order.units();
          const away = now.reduce((all, {shipped, returned}) => all + shipped - returned, 0);
          expect(await onHand()).toBeLessThanOrEqual(order.before - away);
          expect(await onHand()).toBeGreaterThanOrEqual(order.before - 3);
          for (const [at, {shipped, refunded, returned, withdrawn}] of now.entries()) {
            const isLeaving = shipped > (then[at]?.shipped ?? 0);
            if (isLeaving)
              expect(shipped + Math.max(0, refunded - returned, withdrawn)).toBeLessThanOrEqual(3 - at - 1);
          }
        }
      }),
      {numRuns: 5},
    );
  });
});
