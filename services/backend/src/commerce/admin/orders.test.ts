import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {sentMails} from "../../../test/account-client.ts";
import {type Office, openOffice, type StaffName} from "../../../test/office.ts";
import {refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {officeOrder, officeOrderList, revealed} from "../../contract/admin-orders.ts";
import {audit} from "../../core/audit/tables.ts";
import {orders, shipment} from "../orders/tables.ts";

const databases = await openTestDatabases();
const orderIn = async (response: Response) => z.object({data: officeOrder}).parse(await response.json()).data;
const why = {reason: "Asked for by phone"};

describe.each(databases)("orders in the office, on $name", ({name, db, reset}) => {
  let office: Office;
  beforeEach(async () => {
    await reset();
    office = await openOffice(db);
  });
  afterEach(() => office.close());

  async function createOrder() {
    const order = await office.buy();
    const path = `/orders/${order.pretty_id}`;
    const row = async () => (await db.select().from(orders))[0];
    const step = async (staffName: StaffName, body: object) =>
      office.ask(staffName, "PATCH", path, {...why, version: (await row())?.version, ...body});
    return {order, path, row, step};
  }

  it("200: is packed, sent and arrives, by what the page may offer, and each of it is written down", async () => {
    const {path, step} = await createOrder();
    const seen = await orderIn(await office.ask("admin", "GET", path));
    expect(seen.can).toMatchObject({pack: true, ship: true, deliver: false, cancel: true, review: false});
    expect(await orderIn(await step("admin", {action: "pack"}))).toMatchObject({status: "preparing"});
    await step("admin", {action: "note", text: "Gift wrap"});
    const sent = await orderIn(await step("admin", {action: "ship", carrier: "dhl", tracking: "00340"}));
    expect(sent).toMatchObject({
      status: "shipped",
      shipments: [{tracking: "00340"}],
      notes: [{text: "Gift wrap", author: office.idOf("admin")}],
    });
    expect(await orderIn(await step("admin", {action: "deliver"}))).toMatchObject({status: "delivered"});
    expect(await office.listDone()).toEqual([
      "admin order.read",
      "admin order.pack",
      "admin order.note",
      "admin order.ship",
      "admin order.deliver",
    ]);
    expect(JSON.stringify(await db.select().from(audit))).not.toContain("ann@example.com");
  });

  it("support sees customer data masked until they give a reason; each access is recorded", async () => {
    const {path, step} = await createOrder();
    const masked = await orderIn(await office.ask("support", "GET", path));
    expect(masked).toMatchObject({
      is_masked: true,
      email: "a…n@example.com",
      shipping_address: {country: "DE"},
    });
    expect(JSON.stringify(masked)).not.toMatch(/ann@example|10115|Berlin/);
    const list = await office.ask("support", "GET", "/orders?q=ANN@example");
    expect(await list.text()).not.toContain("ann@example.com");
    expect((await office.ask("support", "POST", `${path}/reveal`, {reason: ""})).status).toBe(400);
    const answer = await office.ask("support", "POST", `${path}/reveal`, why);
    expect(z.object({data: revealed}).parse(await answer.json()).data).toMatchObject({
      email: "ann@example.com",
      shipping_address: {city: "Berlin"},
    });
    expect((await step("support", {action: "pack"})).status).toBe(404);
    expect((await office.ask("support", "GET", "/orders/export")).status).toBe(404);
    for (const callerName of ["runner", "nobody"] as const) {
      expect((await office.ask(callerName, "GET", path)).status).toBe(404);
      expect((await office.ask(callerName, "POST", `${path}/reveal`, why)).status).toBe(404);
    }
    expect(await office.listDone()).toEqual([
      "support order.read",
      "support order.list",
      "support order.reveal",
    ]);
    const entries = await db.select().from(audit);
    expect(entries.find(({action}) => action === "order.reveal")?.reason).toBe(why.reason);
  });

  it("409, 422: not on an old version, not out of turn, not to another country; nothing is written", async () => {
    const {path, order, row, step} = await createOrder();
    const before = [await row(), await db.select().from(audit)];
    expect(await refusalOf(await step("admin", {action: "pack", version: order.version - 1}))).toMatchObject({
      status: 409,
      code: "conflict",
    });
    expect(await refusalOf(await step("admin", {action: "deliver"}))).toMatchObject({code: "not_editable"});
    expect(await refusalOf(await step("admin", {action: "release"}))).toMatchObject({code: "not_editable"});
    const abroad = {...order.shipping_address, country: "FR"};
    expect(await refusalOf(await step("admin", {action: "address", shipping_address: abroad}))).toMatchObject(
      {code: "country_change"},
    );
    for (const body of [
      {action: "ship", carrier: "pigeon"},
      {action: "pack", total: 1},
      {action: "pack", reason: ""},
    ]) {
      expect((await step("admin", body)).status).toBe(400);
    }
    expect([await row(), await db.select().from(audit)]).toEqual(before);
    await step("admin", {action: "hold", on: true});
    const shipStep = {action: "ship", carrier: "ups"};
    expect(await refusalOf(await step("admin", shipStep))).toMatchObject({params: {status: "on_hold"}});
    expect(await db.select().from(shipment)).toEqual([]);
    expect((await office.ask("admin", "GET", "/orders/0000-0000-0")).status).toBe(404);
    expect((await office.ask("admin", "GET", path)).status).toBe(200);
  });

  it("a review ends well and it can be sent, or badly and the money goes back", async () => {
    const {path, row, step} = await createOrder();
    await db.update(orders).set({payment_status: "review", review_reason: "amount_differs"});
    expect(await orderIn(await step("admin", {action: "release"}))).toMatchObject({
      payment_status: "paid",
      review_reason: null,
      can: {ship: true},
    });
    await db.update(orders).set({payment_status: "review", review_reason: "amount_differs"});
    const cancel = {...why, version: (await row())?.version};
    expect(await orderIn(await office.ask("admin", "POST", `${path}/cancel`, cancel))).toMatchObject({
      status: "cancelled",
      refunded: 33_800,
    });
    expect((await office.stripe.refunds.list()).data.map(({amount}) => amount)).toEqual([33_800]);
    expect((await office.listDone()).at(-1)).toBe("admin order.cancel");
  });

  it("200: is found by number, person, product, state, day and amount, page by page", async () => {
    const {order} = await createOrder();
    office.advance(60);
    await office.buy([{op: "add", sku: "clip-blue", qty: 1}]);
    const find = async (query: string) => {
      const answer = await office.ask("admin", "GET", `/orders?${query}`);
      return z.object({data: officeOrderList}).parse(await answer.json()).data;
    };
    const first = await find("limit=1");
    expect(first.items).toHaveLength(1);
    expect((await find(`limit=1&cursor=${first.next_cursor}`)).items[0]?.pretty_id).toBe(order.pretty_id);
    for (const query of [
      `q=${order.pretty_id.toLowerCase()}`,
      "sku=pod",
      "min=30000",
      "to=2026-03-01&sku=pod",
    ]) {
      expect(
        (await find(query)).items.map(({pretty_id}) => pretty_id),
        query,
      ).toEqual([order.pretty_id]);
    }
    expect((await find("q=ann%40example.com&payment=paid&region=de")).items).toHaveLength(2);
    for (const query of ["q=100%25", "q=_nn", "fulfilment=shipped", "from=2026-03-02", "promo=x"]) {
      expect((await find(query)).items, query).toEqual([]);
    }
    expect((await office.ask("admin", "GET", "/orders?user_id=x")).status).toBe(400);
    const table = await office.ask("admin", "GET", "/orders/export?sku=pod");
    expect(table.headers.get("content-type")).toContain("text/csv");
    const [heads = "", row = "", ...rest] = (await table.text()).split("\r\n");
    expect(rest).toEqual([""]);
    const cells = Object.fromEntries(row.split(/,(?! )/).map((cell, at) => [heads.split(",")[at], cell]));
    expect(cells).toMatchObject({
      pretty_id: `"${order.pretty_id}"`,
      name: JSON.stringify(order.shipping_address?.name),
      skus: '"2 x pod"',
      items: expect.stringMatching(/\w/),
      subtotal: "33800",
      discount: "0",
      tax: String(order.tax),
      total: "33800",
    });
    const nothing = await office.ask("admin", "GET", "/orders/export?sku=none");
    expect(await nothing.text()).toBe(`${heads}\r\n`);
  });

  it("200: those who see people masked find them by the whole of what they are called, never by a part", async () => {
    const {order} = await createOrder();
    const find = async (q: string) => {
      const answer = await office.ask("support", "GET", `/orders?q=${encodeURIComponent(q)}`);
      return z.object({data: officeOrderList}).parse(await answer.json()).data.items.length;
    };
    const name = order.shipping_address?.name ?? "";
    for (const whole of ["ann@example.com", " ANN@Example.com", name.toUpperCase(), order.pretty_id]) {
      expect(await find(whole), whole).toBe(1);
    }
    for (const part of ["a", "ann", "ann@", "example.com", name.slice(0, -1), "%", "ann@example.co"]) {
      expect(await find(part), part).toBe(0);
    }
  });

  it("202: the newest e-mail is sent again to the buyer only, three times an hour", async () => {
    const {path} = await createOrder();
    const again = (body: object = {}) =>
      office.ask("support", "POST", `${path}/resend-email`, {
        ...why,
        template: "order_confirmation",
        ...body,
      });
    expect((await again()).status).toBe(202);
    expect((await sentMails(office)).map(({to}) => to)).toEqual(["ann@example.com", "ann@example.com"]);
    expect(await refusalOf(await again({to: "eve@example.com"}))).toMatchObject({code: "not_editable"});
    expect((await again({to: "a@x.example\r\nBcc: eve@example.com"})).status).toBe(400);
    expect(await refusalOf(await again({template: "refund"}))).toMatchObject({status: 404});
    for (const status of [202, 202, 429]) expect((await again({to: "Ann@example.com"})).status).toBe(status);
    expect(await office.listDone()).toHaveLength(3);
  });

  it.runIf(name === "PostgreSQL")("two clerks who send it at once: one parcel leaves", async () => {
    const {order, path} = await createOrder();
    const ship = (staffName: StaffName) =>
      office.ask(staffName, "PATCH", path, {...why, version: order.version, action: "ship", carrier: "dhl"});
    const answers = await Promise.all([ship("admin"), ship("second")]);
    expect(answers.map(({status}) => status).toSorted()).toEqual([200, 409]);
    expect(await db.select().from(shipment)).toHaveLength(1);
  });
});
