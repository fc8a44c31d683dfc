import {eq} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {sentMails} from "../../../test/account-client.ts";
import {type Office, openOffice, type StaffName} from "../../../test/office.ts";
import {refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {officeRefund, refundList} from "../../contract/admin-refunds.ts";
import {audit} from "../../core/audit/tables.ts";
import {stock} from "../catalog/tables.ts";
import {orders, refund, staff_task} from "../orders/tables.ts";

const databases = await openTestDatabases();
const refundIn = async (response: Response) =>
  z.object({data: officeRefund}).parse(await response.json()).data;
const why = {reason: "It came broken"};

describe.each(databases)("refunds by the office, on $name", ({name, db, reset}) => {
  let office: Office;
  beforeEach(async () => {
    await reset();
    office = await openOffice(db);
  });
  afterEach(() => office.close());

  let keys = 0;
  async function createOrder(how: object = {}) {
    const order = await office.buy(
      [
        {op: "add", sku: "pod", qty: 2},
        {op: "add", sku: "clip-blue", qty: 1},
      ],
      how,
    );
    const give = (staffName: StaffName, body: object) =>
      office.ask(staffName, "POST", `/orders/${order.pretty_id}/refunds`, {
        ...why,
        idempotency_key: `key-${++keys}-of-tests`,
        ...body,
      });
    const row = async () => (await db.select().from(orders))[0];
    return {order, give, row};
  }
  const refundedAmounts = async () => (await office.stripe.refunds.list()).data.map(({amount}) => amount);
  const decide = (staffName: StaffName, id: string, verdict: string) =>
    office.ask(staffName, "POST", `/refunds/${id}/${verdict}`, why);

  it("201: refunded units are worth their share of the line, are restocked, and are e-mailed with amount and card", async () => {
    const {give, row} = await createOrder();
    const lines = [{line_no: 1, qty: 1}];
    const first = await refundIn(await give("support", {lines, restock: true}));
    expect(first).toMatchObject({amount: 16_900, status: "succeeded", is_waiting: false});
    expect(await row()).toMatchObject({refunded: 16_900, payment_status: "partially_refunded"});
    expect((await db.select().from(stock).where(eq(stock.sku, "pod")))[0]?.on_hand).toBe(399);
    await sentMails(office);
    office.sent.length = 0;
    office.advance(180);
    const [mail] = await sentMails(office);
    expect(mail).toMatchObject({to: "ann@example.com", text: expect.stringContaining("169,00")});
    expect(mail?.text).toContain("4242");
    expect(await office.listDone()).toEqual(["support refund.ask"]);
  });

  it("422: never more of a line than was bought of it, nor more than was paid, and nothing is written", async () => {
    const {give, order} = await createOrder();
    await give("admin", {lines: [{line_no: 1, qty: 1}]});
    const before = [await db.select().from(refund), await db.select().from(audit)];
    expect(await refusalOf(await give("admin", {lines: [{line_no: 1, qty: 2}]}))).toMatchObject({
      status: 422,
      code: "refund_exceeds_line",
      params: {line_no: 1, qty: 1, remaining: 16_900},
    });
    const dear = {lines: [{line_no: 2, qty: 1, amount: 99_999}]};
    expect(await refusalOf(await give("admin", dear))).toMatchObject({code: "refund_exceeds_line"});
    expect(await refusalOf(await give("admin", {amount: order.total}))).toMatchObject({
      code: "refund_exceeds_paid",
      params: {remaining: order.total - 16_900},
    });
    const wrong = [
      {amount: 0},
      {amount: "5"},
      {amount: 1.5},
      {amount: 5, lines: [{line_no: 1, qty: 1}]},
      {who: 1},
    ];
    for (const body of wrong) expect((await give("admin", body)).status).toBe(400);
    expect([await db.select().from(refund), await db.select().from(audit)]).toEqual(before);
  });

  it("409: a refund above the limit needs a second admin, and no admin can approve their own request", async () => {
    const {give, row} = await createOrder();
    const refusal = await refusalOf(await give("admin", {amount: 20_001}));
    expect(refusal).toMatchObject({status: 409, code: "approval_needed", params: {amount: 20_001}});
    const id = String(refusal.params?.refund);
    expect(await refundedAmounts()).toEqual([]);
    expect((await row())?.refunded).toBe(0);
    expect(await refusalOf(await decide("admin", id, "approve"))).toMatchObject({
      status: 403,
      code: "second_person_needed",
    });
    expect((await decide("support", id, "approve")).status).toBe(404);
    expect(await refundedAmounts()).toEqual([]);
    const waiting = refundList.parse(
      z
        .object({data: z.unknown()})
        .parse(await (await office.ask("second", "GET", "/refunds?waiting=1")).json()).data,
    );
    expect(waiting.items).toMatchObject([{id, is_waiting: true, asked_by: office.idOf("admin")}]);
    expect(await refundIn(await decide("second", id, "approve"))).toMatchObject({
      status: "succeeded",
      approved_by: office.idOf("second"),
    });
    expect(await refundedAmounts()).toEqual([20_001]);
    expect(await refusalOf(await decide("admin", id, "reject"))).toMatchObject({code: "not_editable"});
    expect(await office.listDone()).toEqual([
      "admin refund.ask",
      "admin refund.list",
      "admin refund.approve",
    ]);
  });

  it("409: in small pieces it is just as much, and what was rejected counts no more", async () => {
    const {give} = await createOrder();
    await give("support", {amount: 15_000});
    const refusal = await refusalOf(await give("support", {amount: 5_001}));
    expect(refusal).toMatchObject({status: 409, code: "approval_needed"});
    expect(await refundIn(await decide("admin", String(refusal.params?.refund), "reject"))).toMatchObject({
      status: "cancelled",
    });
    expect(await refundIn(await give("support", {amount: 5_000}))).toMatchObject({status: "succeeded"});
    expect(await refundedAmounts()).toEqual([5_000, 15_000]);
  });

  it("201: the same key again is the same refund, written down once", async () => {
    const {give} = await createOrder();
    const body = {amount: 1_000, idempotency_key: "the-same-key"};
    const first = await refundIn(await give("admin", body));
    expect(await refundIn(await give("admin", body))).toEqual(first);
    expect(await refundedAmounts()).toEqual([1_000]);
    expect(await office.listDone()).toEqual(["admin refund.ask"]);
  });

  it("409: the same key with other lines, another reason or note is another refund", async () => {
    const {give} = await createOrder();
    const key = {idempotency_key: "the-same-key"};
    const body = {...key, lines: [{line_no: 1, qty: 1}]};
    const first = await refundIn(await give("admin", body));
    expect(await refundIn(await give("admin", body))).toEqual(first);
    for (const other of [
      {...key, lines: [{line_no: 1, qty: 2}]},
      {...key, lines: [{line_no: 1, qty: 1, amount: 5}]},
      key,
      {...body, reason: "Another reason"},
      {...body, note: "Another note"},
      {...body, notify: false},
    ]) {
      expect(await refusalOf(await give("admin", other))).toMatchObject({status: 409, code: "conflict"});
    }
    expect(await refundedAmounts()).toEqual([first.amount]);
  });

  it("404: for everyone else there is no back office, signed in or not", async () => {
    const {give} = await createOrder();
    expect((await give("nobody", {amount: 1})).status).toBe(404);
    expect((await give("runner", {amount: 1})).status).toBe(404);
    expect(await db.select().from(refund)).toEqual([]);
  });

  it("one that fails later counts no more, is a task and a mail for staff, and nothing for the shopper", async () => {
    const {give, order, row} = await createOrder({card: "4000000000005126"});
    await refundIn(await give("admin", {amount: 1_000}));
    await sentMails(office);
    office.sent.length = 0;
    await office.provider.control("POST", "/clock", {forward_s: 120});
    await office.get(`/canyon/checkout/session/${order.session_id}`);
    office.advance(600);
    expect((await sentMails(office)).map(({to, subject}) => [to, subject])).toEqual([
      ["staff@gradus.example", `A refund of order ${order.pretty_id} failed`],
    ]);
    expect(await row()).toMatchObject({refunded: 0, payment_status: "paid"});
    const [failed] = await db.select().from(refund);
    expect(await db.select().from(staff_task)).toMatchObject([
      {kind: "refund_failed", ref: failed?.id, closed_at: null},
    ]);
  });

  it.runIf(name === "PostgreSQL")("two who agree at once: the money leaves once", async () => {
    const {give} = await createOrder();
    const refusal = await refusalOf(await give("support", {amount: 30_000}));
    const id = String(refusal.params?.refund);
    await Promise.all([decide("admin", id, "approve"), decide("second", id, "approve")]);
    expect(await refundedAmounts()).toEqual([30_000]);
    expect((await office.listDone()).filter((done) => done === "admin refund.approve")).toHaveLength(1);
  });
});
