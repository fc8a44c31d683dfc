import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {sentMails} from "../../../test/account-client.ts";
import {type Office, openOffice} from "../../../test/office.ts";
import {refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {
  auditList,
  differenceList,
  eventList,
  mailList,
  metrics,
  reconciled,
  taskList,
} from "../../contract/admin-operations.ts";
import {createAudit} from "../../core/audit/audit.ts";
import {audit} from "../../core/audit/tables.ts";
import {outbox} from "../../core/mail/tables.ts";
import {orders, staff_task} from "../orders/tables.ts";
import {inbox} from "../webhook-events/tables.ts";

const databases = await openTestDatabases();
const why = {reason: "It was stuck"};

describe.each(databases)("behind the shop, on $name", ({db, reset}) => {
  let office: Office;
  beforeEach(async () => {
    await reset();
    office = await openOffice(db);
  });
  afterEach(() => office.close());

  async function readData<T extends z.ZodType>(schema: T, path: string): Promise<z.output<T>> {
    const answer = await office.ask("admin", "GET", path);
    return schema.parse(z.object({data: z.unknown()}).parse(await answer.json()).data);
  }
  const put = (path: string) => office.ask("admin", "POST", path, why);

  it("an event is worked on again, and changes nothing where nothing is different", async () => {
    await office.buy();
    for (const event of await office.listEvents()) await office.deliver(event);
    await office.runJobs();
    const before = await db.select().from(orders);
    const {items} = await readData(eventList, "/events?status=done&limit=1");
    const id = items[0]?.id ?? "";
    expect((await put(`/events/${id}/replay`)).status).toBe(200);
    expect((await db.select().from(inbox)).find(({event_id}) => event_id === id)?.status).toBe("new");
    await office.runJobs();
    expect((await db.select().from(inbox)).find(({event_id}) => event_id === id)?.status).toBe("done");
    expect(await db.select().from(orders)).toEqual(before);
    expect((await put("/events/evt_none/replay")).status).toBe(404);
    expect((await office.listDone()).filter((done) => done === "admin event.replay")).toHaveLength(1);
  });

  it("a mail that was given up is tried again; one that left is not; addresses are masked", async () => {
    await office.buy();
    await sentMails(office);
    const {items} = await readData(mailList, "/outbox?status=sent");
    expect(items[0]).toMatchObject({template: "order_received", to: "a…n@example.com"});
    const id = items[0]?.id ?? "";
    expect(await refusalOf(await put(`/outbox/${id}/retry`))).toMatchObject({code: "not_editable"});
    await db.update(outbox).set({status: "failed", error: "550"});
    office.sent.length = 0;
    expect((await put(`/outbox/${id}/retry`)).status).toBe(200);
    expect((await sentMails(office)).map(({to}) => to)).toEqual(["ann@example.com"]);
    await db.update(outbox).set({status: "failed", to_addr: ""});
    expect(await refusalOf(await put(`/outbox/${id}/retry`))).toMatchObject({code: "not_editable"});
    expect((await put("/outbox/mail_none/retry")).status).toBe(404);
  });

  it("a task is closed once, and records the staff member who closed it", async () => {
    const order = await office.buy();
    const task = {id: "tsk_1", kind: "refund_failed", order_id: order.id, ref: "ref_1"} as const;
    await db.insert(staff_task).values({...task, opened_at: office.now()});
    expect((await readData(taskList, "/tasks")).items).toMatchObject([
      {order: order.pretty_id, closed_at: null},
    ]);
    expect((await put("/tasks/tsk_1/close")).status).toBe(200);
    expect((await put("/tasks/tsk_1/close")).status).toBe(404);
    expect((await readData(taskList, "/tasks")).items).toEqual([]);
    expect((await db.select().from(staff_task))[0]?.closed_by).toBe(office.idOf("admin"));
  });

  it("a difference is found on request, and resolved once", async () => {
    const {id} = await office.buy();
    await db.update(orders).set({total: 1});
    expect((await readData(differenceList, "/reconcile")).items).toEqual([]);
    const run = z.object({data: reconciled}).parse(await (await put("/reconcile/run")).json()).data;
    expect(run).toMatchObject({mended: 0, open: 1});
    const {items} = await readData(differenceList, "/reconcile");
    expect(items).toMatchObject([{kind: "amount_differs", ours: {total: 1}, resolved_at: null}]);
    const path = `/reconcile/${items[0]?.id}/resolve`;
    expect((await office.ask("support", "POST", path, why)).status).toBe(404);
    expect((await put(path)).status).toBe(200);
    expect((await put(path)).status).toBe(404);
    expect((await readData(differenceList, "/reconcile")).items).toEqual([]);
    expect((await readData(differenceList, "/reconcile?open=false")).items).toMatchObject([
      {resolved_by: office.idOf("admin"), resolution: why.reason},
    ]);
    expect((await db.select().from(orders)).map((row) => row.id)).toEqual([id]);
    expect(await office.listDone()).toEqual(
      expect.arrayContaining(["admin reconcile.run", "admin reconcile.resolve"]),
    );
  });

  it("the audit is read by actor, target, area and day, page by page, is whole, and itself written down", async () => {
    await readData(taskList, "/tasks");
    await office.ask("support", "GET", "/orders");
    const {items} = await readData(auditList, `/audit?actor=${office.idOf("support")}&action=order`);
    expect(items).toMatchObject([{action: "order.list", actor_role: "support", reason: null}]);
    expect((await readData(auditList, "/audit?from=2026-03-02")).items).toEqual([]);
    const first = await readData(auditList, "/audit?limit=1");
    const second = await readData(auditList, `/audit?limit=1&cursor=${first.next_cursor}`);
    expect(second.items[0]?.seq).toBeLessThan(first.items[0]?.seq ?? 0);
    const table = await office.ask("admin", "GET", "/audit/export?action=audit");
    expect(await table.text()).toContain('"audit.list"');
    expect(await createAudit({db, now: office.now}).verify()).toBeNull();
    expect((await db.select().from(audit)).filter(({action}) => action === "audit.list")).toHaveLength(4);
    for (const path of ["/audit", "/audit/export", "/events", "/outbox", "/metrics"]) {
      expect((await office.ask("support", "GET", path)).status).toBe(404);
    }
  });

  it("metrics report what was sold, refunded and is waiting; missing data is not reported as zero", async () => {
    expect(await readData(metrics, "/metrics?days=7")).toMatchObject({
      orders: [],
      average_order: [],
      refund_rate: null,
      churn: null,
      event_lag_s: null,
      oldest_mail_s: null,
      open_tasks: 0,
    });
    await office.buy();
    const {id} = await office.buy([{op: "add", sku: "pod", qty: 1}]);
    await db.update(orders).set({refunded: 1});
    await db.insert(staff_task).values({
      id: "tsk_1",
      kind: "refund_failed",
      order_id: id,
      ref: "ref_1",
      opened_at: office.now(),
    });
    // What is under way would send them all the same.
    await sentMails(office);
    await db.update(outbox).set({status: "queued", next_at: office.now()});
    office.advance(60);
    expect(await readData(metrics, "/metrics?days=7")).toMatchObject({
      orders: [{day: "2026-03-01", count: 2}],
      average_order: [{currency: "EUR", amount: 25_350}],
      refund_rate: 1,
      oldest_mail_s: 60,
      open_tasks: 1,
    });
  });
});
