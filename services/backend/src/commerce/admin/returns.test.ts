import {eq} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {sentMails} from "../../../test/account-client.ts";
import {addMember, addOp, buy} from "../../../test/member.ts";
import {type Office, openOffice, type StaffName} from "../../../test/office.ts";
import {refusalOf} from "../../../test/shopper.ts";
import {RETURN_ADDRESS} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {officeRefund} from "../../contract/admin-refunds.ts";
import {officeRma, officeRmaList} from "../../contract/admin-returns.ts";
import {audit} from "../../core/audit/tables.ts";
import {stock} from "../catalog/tables.ts";
import {refundOrder} from "../orders/refund-order.ts";
import {order_line, orders} from "../orders/tables.ts";
import {requestReturn, withdraw} from "../returns/request-return.ts";
import {sweepReturns} from "../returns/sweep-returns.ts";
import {rma} from "../returns/tables.ts";
import {subscription} from "../subscriptions/tables.ts";

const databases = await openTestDatabases();
const rmaIn = async (response: Response) => z.object({data: officeRma}).parse(await response.json()).data;
const why = {reason: "As agreed by phone"};
const STATEMENT = {name: "Ann Weber", email: "ann@example.com", confirm: true as const};
const DAY_S = 24 * 60 * 60;

describe.each(databases)("returns in the office, on $name", ({name, db, reset}) => {
  let office: Office;
  beforeEach(async () => {
    await reset();
    office = await openOffice(db);
  });
  afterEach(() => office.close());

  /** An order of three pods, delivered unless the test sets `hasArrived` to false. */
  async function createOrder({hasArrived = true} = {}) {
    const order = await office.buy([{op: "add", sku: "pod", qty: 3}]);
    if (hasArrived) {
      await db.update(orders).set({fulfilment_status: "delivered", delivered_at: office.now()});
      await db.update(order_line).set({qty_shipped: 3});
    }
    return order;
  }
  const step = (staffName: StaffName, id: string, body: object) =>
    office.ask(staffName, "PATCH", `/returns/${id}`, {...why, ...body});
  const orderRow = async () => (await db.select().from(orders))[0];
  const onHand = async () => (await db.select().from(stock).where(eq(stock.sku, "pod")))[0]?.on_hand;
  const returnRequest = (qty: number) => ({kind: "return" as const, lines: [{line_no: 1, qty}]});

  it("200: a return goes from request to refund step by step, with units updated and e-mails sent on the way", async () => {
    const order = await createOrder();
    const {id} = await requestReturn(office.deps, order.id, returnRequest(3));
    expect(await rmaIn(await step("support", id, {action: "approve"}))).toMatchObject({status: "approved"});
    expect((await sentMails(office)).at(-1)?.text).toContain(RETURN_ADDRESS.split("\n")[0]);
    const label = {action: "label", carrier: "dhl", tracking: "00340", url: "https://label.example/1"};
    expect(await rmaIn(await step("support", id, label))).toMatchObject({label: {carrier: "dhl"}});
    const came = await rmaIn(await step("support", id, {action: "receive", lines: [{line_no: 1, qty: 2}]}));
    expect(came).toMatchObject({
      status: "received",
      proposal: {amount: 33_800, lines: [{line_no: 1, qty: 2, amount: 33_800}]},
    });
    expect((await db.select().from(order_line))[0]?.qty_returned).toBe(2);
    const inspected = {action: "inspect", lines: [{line_no: 1, condition: "unused", restock: true}]};
    await step("support", id, inspected);
    expect(await onHand()).toBe(399);
    const refund = {...why, lines: came.proposal?.lines, return: id, idempotency_key: "for-the-return"};
    await db.update(orders).set({hold: false});
    const path = `/orders/${order.pretty_id}/refunds`;
    const refusal = await refusalOf(await office.ask("support", "POST", path, refund));
    const approve = await office.ask("admin", "POST", `/refunds/${refusal.params?.refund}/approve`, why);
    const issuedRefund = z.object({data: officeRefund}).parse(await approve.json()).data;
    expect(issuedRefund).toMatchObject({return: id, amount: 33_800, status: "succeeded"});
    const closed = await rmaIn(await step("support", id, {action: "close"}));
    expect(closed).toMatchObject({status: "closed", proposal: {amount: 0, lines: []}});
    expect(await orderRow()).toMatchObject({return_status: "partially_returned", refunded: 33_800});
    const subjects = (await sentMails(office)).map(({subject}) => subject).join("\n");
    for (const words of [/angenommen/, /Etikett/, /ist da/]) expect(subjects).toMatch(words);
    expect(await office.listDone()).toEqual([
      "support return.approve",
      "support return.label",
      "support return.receive",
      "support return.inspect",
      "support refund.ask",
      "admin refund.approve",
      "support return.close",
    ]);
  });

  it("200: what is proposed is never more than is left, though the money went back for no line", async () => {
    const order = await createOrder();
    const {id} = await requestReturn(office.deps, order.id, returnRequest(1));
    const goodwill = {order_id: order.id, reason: "goodwill", asked_by: "usr_clerk"};
    await refundOrder(office.deps, {...goodwill, amount: 45_000, idem_key: "goodwill"});
    const came = await rmaIn(await step("support", id, {action: "receive", lines: [{line_no: 1, qty: 1}]}));
    expect(came.proposal).toEqual({amount: 5_700, lines: [{line_no: 1, qty: 1, amount: 5_700}]});
    await refundOrder(office.deps, {...goodwill, amount: null, idem_key: "rest"});
    const seen = await rmaIn(await office.ask("support", "GET", `/returns/${id}`));
    expect(seen.proposal).toEqual({amount: 0, lines: []});
  });

  it("422: is not approved while its region has no return address, and goes on once it has one", async () => {
    let address: string | null = null;
    office.close();
    await reset();
    office = await openOffice(db, {returnAddressOf: async () => address});
    const order = await createOrder();
    const {id} = await requestReturn(office.deps, order.id, returnRequest(1));
    expect(await refusalOf(await step("support", id, {action: "approve"}))).toMatchObject({
      code: "no_return_address",
    });
    expect((await db.select().from(rma))[0]).toMatchObject({status: "requested", return_address: null});
    address = RETURN_ADDRESS;
    expect((await step("support", id, {action: "approve"})).status).toBe(200);
    expect((await db.select().from(rma))[0]).toMatchObject({return_address: RETURN_ADDRESS});
  });

  it("422: no step but the next one, and never more than was announced; nothing is written", async () => {
    const {id: order_id} = await createOrder();
    const {id} = await requestReturn(office.deps, order_id, returnRequest(3));
    const before = [await db.select().from(rma), await db.select().from(audit), await onHand()];
    for (const action of ["transit", "close"]) {
      expect(await refusalOf(await step("admin", id, {action}))).toMatchObject({code: "not_editable"});
    }
    expect([await db.select().from(rma), await db.select().from(audit), await onHand()]).toEqual(before);
    await step("admin", id, {action: "approve"});
    for (const lines of [
      [{line_no: 1, qty: 4}],
      [{line_no: 2, qty: 1}],
      [
        {line_no: 1, qty: 1},
        {line_no: 1, qty: 1},
      ],
    ]) {
      expect((await refusalOf(await step("admin", id, {action: "receive", lines}))).code).toBe("qty_exceeds");
    }
    expect((await step("admin", id, {action: "receive", lines: [{line_no: 1, qty: 1.5}]})).status).toBe(400);
    expect((await db.select().from(rma))[0]).toMatchObject({status: "approved", received_at: null});
  });

  it("a refusal is sent to the customer with its reason; a withdrawal in time cannot be refused and holds unsent goods", async () => {
    const order = await createOrder();
    const {id} = await requestReturn(office.deps, order.id, returnRequest(3));
    await step("support", id, {action: "refuse", reason: "Worn for 900 km"});
    expect(await orderRow()).toMatchObject({return_status: "refused"});
    const rejectionMail = (await sentMails(office)).find(({subject}) => subject.includes("nicht annehmen"));
    expect(rejectionMail?.text).toContain("Worn for 900 km");

    await db.update(orders).set({fulfilment_status: "unfulfilled", delivered_at: null});
    const withdrawn = await withdraw(office.deps, order.id, STATEMENT);
    expect(await refusalOf(await step("admin", withdrawn.id, {action: "refuse"}))).toMatchObject({
      status: 422,
      code: "not_editable",
    });
    expect(await orderRow()).toMatchObject({hold: true, return_status: "in_progress"});
    const seen = await rmaIn(await office.ask("admin", "GET", `/returns/${withdrawn.id}`));
    expect(seen.refund_due_at).toBe("2026-03-15T12:00:00.000Z");
    expect(await rmaIn(await step("admin", withdrawn.id, {action: "close"}))).toMatchObject({
      status: "closed",
    });
  });

  it("support sees who withdrew masked, admin whole, a runner nothing; each look is written down", async () => {
    const order = await createOrder();
    const {id} = await withdraw(office.deps, order.id, STATEMENT);
    const masked = await rmaIn(await office.ask("support", "GET", `/returns/${id}`));
    expect(masked).toMatchObject({stated_name: "…", stated_email: "a…n@example.com"});
    expect(await rmaIn(await office.ask("admin", "GET", `/returns/${id}`))).toMatchObject({
      stated_email: "ann@example.com",
    });
    const list = await office.ask("support", "GET", "/returns?kind=withdrawal&status=approved");
    const {items} = z.object({data: officeRmaList}).parse(await list.json()).data;
    expect(items.map(({stated_email}) => stated_email)).toEqual(["a…n@example.com"]);
    for (const path of ["/returns", `/returns/${id}`]) {
      expect((await office.ask("runner", "GET", path)).status).toBe(404);
    }
    expect((await office.ask("admin", "GET", "/returns/R-none")).status).toBe(404);
    expect(await office.listDone()).toEqual([
      "support return.read",
      "admin return.read",
      "support return.list",
    ]);
  });

  it("a return that the customer never sends expires after 21 days, unless it is a withdrawal", async () => {
    const order = await createOrder();
    const {id} = await requestReturn(office.deps, order.id, returnRequest(1));
    const lawful = await withdraw(office.deps, order.id, {...STATEMENT, lines: [{line_no: 1, qty: 1}]});
    office.advance(20 * DAY_S);
    await sweepReturns(office.deps);
    const statuses = async () =>
      Object.fromEntries((await db.select().from(rma)).map((row) => [row.id, row.status]));
    expect(await statuses()).toEqual({[id]: "approved", [lawful.id]: "approved"});
    office.advance(2 * DAY_S);
    for (const _ of [1, 2]) await sweepReturns(office.deps);
    expect(await statuses()).toEqual({[id]: "expired", [lawful.id]: "approved"});
  });

  it("a parcel without a delivery report counts as delivered after ten days, without a delivery date", async () => {
    await createOrder({hasArrived: false});
    await db.update(orders).set({fulfilment_status: "shipped", shipped_at: office.now()});
    office.advance(9 * DAY_S);
    await sweepReturns(office.deps);
    expect((await orderRow())?.fulfilment_status).toBe("shipped");
    office.advance(2 * DAY_S);
    await sweepReturns(office.deps);
    expect(await orderRow()).toMatchObject({fulfilment_status: "delivered", delivered_at: null});
  });

  it("the membership that was committed to with the hardware ends when all of it is back", async () => {
    const ann = await addMember(office, db);
    await buy(office, ann, [addOp("pod", "pod-c6")]);
    expect((await ann.read()).subscription).toMatchObject({commitment_state: "running"});
    const order = await orderRow();
    await db.update(orders).set({fulfilment_status: "delivered", delivered_at: office.now()});
    await db.update(order_line).set({qty_shipped: 1});
    const {id} = await requestReturn(office.deps, order?.id ?? "", returnRequest(1));
    await step("support", id, {action: "receive", lines: [{line_no: 1, qty: 1}]});
    await office.runJobs();
    const [ended] = await db.select().from(subscription);
    expect(ended).toMatchObject({status: "canceled", commitment_state: "waived"});
    expect((await ann.read()).access).toBe("data_only");
  });

  it.each(["warranty", "exchange"] as const)(
    "a pod that goes back for another one, as %s, ends no membership",
    async (kind) => {
      const ann = await addMember(office, db);
      await buy(office, ann, [addOp("pod", "pod-c6")]);
      const order = await orderRow();
      await db.update(orders).set({fulfilment_status: "delivered", delivered_at: office.now()});
      await db.update(order_line).set({qty_shipped: 1});
      const {id} = await requestReturn(office.deps, order?.id ?? "", {...returnRequest(1), kind});
      await step("support", id, {action: "approve"});
      await step("support", id, {action: "receive", lines: [{line_no: 1, qty: 1}]});
      await office.runJobs();
      expect((await ann.read()).subscription).toMatchObject({
        status: "trialing",
        commitment_state: "running",
      });
    },
  );

  it.runIf(name === "PostgreSQL")("two clerks who receive the same parcel: it came once", async () => {
    const order = await createOrder();
    const {id} = await requestReturn(office.deps, order.id, returnRequest(1));
    const receive = {action: "receive", lines: [{line_no: 1, qty: 1}]};
    const answers = await Promise.all([step("support", id, receive), step("admin", id, receive)]);
    expect(answers.map(({status}) => status).toSorted()).toEqual([200, 422]);
    expect((await db.select().from(order_line))[0]?.qty_returned).toBe(1);
  });
});
