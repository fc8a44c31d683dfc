import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {sentMails} from "../../../test/account-client.ts";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {checkOut, openShop, type Shop} from "../../../test/shop.ts";
import {createShopper, refusalOf} from "../../../test/shopper.ts";
import {RETURN_ADDRESS} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {rma, rmaList, withdrawalReply} from "../../contract/returns.ts";
import {orders} from "../orders/tables.ts";
import {rma as rmaTable} from "./tables.ts";

const databases = await openTestDatabases();
const DAY_S = 24 * 60 * 60;
const IN_BERLIN = {country: "DE", postal_code: "10115", city: "Berlin", email: "ann@example.com"};
const STATEMENT = {name: "Ann Weber", email: "ann@example.com", confirm: true};
const rmaIn = async (response: Response) => z.object({data: rma}).parse(await response.json()).data;

describe.each(databases)("returns on $name", ({db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  /** An order of three pods and two clips, delivered unless the test sets otherwise. */
  async function createOrder({region = "de", hasArrived = true, isGuest = false} = {}) {
    const headers = isGuest ? {} : bearer(await signInAs(shop, (await addPerson(db)).email));
    const shopper = createShopper(shop, headers);
    const things = [
      {op: "add" as const, sku: "pod", qty: 3},
      {op: "add" as const, sku: "clip-blue", qty: 2},
    ];
    const {session_id} = await checkOut(shop, things, {shopper, region});
    await shop.pay(session_id, region === "de" ? IN_BERLIN : {});
    await shopper.send("GET", `/canyon/checkout/session/${session_id}`);
    if (hasArrived) await db.update(orders).set({fulfilment_status: "delivered", delivered_at: shop.now()});
    const [order] = await db.select().from(orders);
    if (!order) throw new Error("Nothing was ordered");
    const path = `/canyon/orders/${order.pretty_id}`;
    const ask = (body: object) => shopper.send("POST", `${path}/returns`, body);
    const returnStatus = async () => (await db.select().from(orders))[0]?.return_status;
    return {shopper, order, path, ask, returnStatus};
  }

  it("201: a first return of two units is accepted at once, needs no reason, and is mailed with its number", async () => {
    const {ask, shopper, path, returnStatus} = await createOrder();
    const requestedRma = await rmaIn(await ask({lines: [{line_no: 1, qty: 2}]}));
    expect(requestedRma).toMatchObject({
      id: expect.stringMatching(/^R-/),
      status: "approved",
      lines: [{line_no: 1, qty: 2, name: "Pod"}],
      can: {cancel: true},
    });
    expect(await returnStatus()).toBe("in_progress");
    expect(requestedRma.return_address).toBe(RETURN_ADDRESS);
    const mailText = (await sentMails(shop)).at(-1)?.text;
    for (const words of [requestedRma.id, ...RETURN_ADDRESS.split("\n")]) expect(mailText).toContain(words);
    const listed = await shopper.send("GET", `${path}/returns`);
    expect(z.object({data: rmaList}).parse(await listed.json()).data.items).toEqual([requestedRma]);
  });

  it("201: more of it, a second one, and a warranty wait for a person", async () => {
    const {ask, returnStatus} = await createOrder();
    expect(await rmaIn(await ask({lines: [{line_no: 1, qty: 3}]}))).toMatchObject({status: "requested"});
    expect(await returnStatus()).toBe("requested");
    const second = await rmaIn(await ask({lines: [{line_no: 2, qty: 1}], kind: "warranty"}));
    expect(second.status).toBe("requested");
  });

  it("201: nothing is accepted into nowhere: without an address it waits for a person, a withdrawal holds", async () => {
    shop.close();
    await reset();
    shop = await openShop(db, {returnAddressOf: async () => null});
    const {ask, shopper, path} = await createOrder();
    const requestedRma = await rmaIn(await ask({lines: [{line_no: 1, qty: 1}]}));
    expect(requestedRma).toMatchObject({status: "requested", return_address: null});
    const withdrawn = await shopper.send("POST", `${path}/withdrawal`, STATEMENT);
    const {data} = z.object({data: withdrawalReply}).parse(await withdrawn.json());
    expect(data.rma).toMatchObject({status: "approved", return_address: null});
  });

  it("422: never more units than were bought, over all returns, and each line once", async () => {
    const {ask} = await createOrder();
    await ask({lines: [{line_no: 1, qty: 2}]});
    const tries = [
      [{line_no: 1, qty: 2}],
      [{line_no: 9, qty: 1}],
      [
        {line_no: 2, qty: 1},
        {line_no: 2, qty: 1},
      ],
    ];
    for (const lines of tries)
      expect(await refusalOf(await ask({lines}))).toMatchObject({code: "qty_exceeds"});
    for (const qty of [0, -1, 1.5]) expect((await ask({lines: [{line_no: 1, qty}]})).status).toBe(400);
    expect(await db.select().from(rmaTable)).toHaveLength(1);
  });

  it("422: before it has come, and after thirty days", async () => {
    const {ask} = await createOrder({hasArrived: false});
    const lines = [{line_no: 1, qty: 1}];
    expect(await refusalOf(await ask({lines}))).toMatchObject({code: "not_delivered"});
    const shipped_at = shop.now();
    await db.update(orders).set({fulfilment_status: "shipped", shipped_at});
    shop.advance(40 * DAY_S - 1);
    const {shopper} = await again();
    expect((await shopper.send("POST", await returnsPath(), {lines})).status).toBe(201);
    shop.advance(1);
    expect(await refusalOf(await shopper.send("POST", await returnsPath(), {lines}))).toMatchObject({
      status: 422,
      code: "window_closed",
      params: {ended_at: new Date(shipped_at.getTime() + 40 * DAY_S * 1000).toISOString()},
    });
  });

  /** The same person, signed in anew after weeks. */
  async function again() {
    return {shopper: createShopper(shop, bearer(await signInAs(shop, "ann@example.com")))};
  }

  async function returnsPath() {
    return `/canyon/orders/${(await db.select().from(orders))[0]?.pretty_id}/returns`;
  }

  it("200, 422: a return can be cancelled before it is on its way, and then requested again", async () => {
    const {ask, shopper, returnStatus} = await createOrder();
    const {id} = await rmaIn(await ask({lines: [{line_no: 1, qty: 3}]}));
    const cancel = () => shopper.send("POST", `/canyon/returns/${id}/cancel`);
    expect(await rmaIn(await cancel())).toMatchObject({status: "cancelled", can: {cancel: false}});
    expect(await returnStatus()).toBe("none");
    expect(await refusalOf(await cancel())).toMatchObject({status: 422, code: "not_editable"});
    expect((await ask({lines: [{line_no: 1, qty: 3}]})).status).toBe(201);
  });

  it("404: another's return and order are not there, for asking, listing and calling off", async () => {
    const {ask, path} = await createOrder();
    const {id} = await rmaIn(await ask({lines: [{line_no: 1, qty: 1}]}));
    const {email} = await addPerson(db, {name: "bob"});
    const bob = createShopper(shop, {...bearer(await signInAs(shop, email)), "x-request-id": "same"});
    const cancel = await bob.send("POST", `/canyon/returns/${id}/cancel`);
    const missing = await bob.send("POST", "/canyon/returns/R-none/cancel");
    expect([cancel.status, await cancel.text()]).toEqual([404, await missing.text()]);
    const lines = [{line_no: 1, qty: 1}];
    expect((await bob.send("POST", `${path}/returns`, {lines})).status).toBe(404);
    expect((await bob.send("GET", `${path}/returns`)).status).toBe(404);
    expect((await bob.send("POST", `${path}/withdrawal`, STATEMENT)).status).toBe(404);
  });

  it("201: a guest withdraws by the mailed link; it is accepted and acknowledged at once with its moment", async () => {
    const {path} = await createOrder({isGuest: true});
    const [, t = ""] = /&t=([\w.-]+)/.exec((await sentMails(shop)).at(-1)?.text ?? "") ?? [];
    expect((await shop.post(`${path}/withdrawal`, STATEMENT)).status).toBe(404);
    const unconfirmed = {...STATEMENT, confirm: false};
    expect((await shop.post(`${path}/withdrawal?t=${t}`, unconfirmed)).status).toBe(400);
    const answer = await shop.post(`${path}/withdrawal?t=${t}`, STATEMENT);
    const {data} = z.object({data: withdrawalReply}).parse(await answer.json());
    expect(data).toMatchObject({
      acknowledged_at: shop.now().toISOString(),
      rma: {kind: "withdrawal", status: "approved", can: {cancel: false}},
    });
    expect(data.rma.lines.map(({qty}) => qty)).toEqual([3, 2]);
    const mail = (await sentMails(shop)).at(-1);
    expect(mail?.subject).toContain("Bestätigung deines Widerrufs");
    expect(mail?.text).toContain("1. März 2026");
    expect(mail?.text).toContain("sobald sie angekommen sind");
  });

  it("201: a guest sends back by the mailed link and calls that off by it, and no other link does", async () => {
    const {path} = await createOrder({isGuest: true});
    const [, t = ""] = /&t=([\w.-]+)/.exec((await sentMails(shop)).at(-1)?.text ?? "") ?? [];
    const lines = [{line_no: 1, qty: 1}];
    expect((await shop.post(`${path}/returns`, {lines})).status).toBe(404);
    expect((await shop.post(`${path}/returns?t=9${t}`, {lines})).status).toBe(404);
    expect(await db.select().from(rmaTable)).toEqual([]);
    const {id} = await rmaIn(await shop.post(`${path}/returns?t=${t}`, {lines}));
    expect((await shop.post(`/canyon/returns/${id}/cancel`, {})).status).toBe(404);
    const cancelled = await shop.post(`/canyon/returns/${id}/cancel?t=${t}`, {});
    expect(await rmaIn(cancelled)).toMatchObject({status: "cancelled"});
    shop.advance(91 * DAY_S);
    expect(await refusalOf(await shop.post(`${path}/returns?t=${t}`, {lines}))).toMatchObject({
      status: 410,
      code: "link_expired",
    });
  });

  it("201: a withdrawal counts before it came; after fourteen days it is recorded for a person to check", async () => {
    const {path, shopper} = await createOrder({hasArrived: false});
    expect(
      (await shopper.send("POST", `${path}/withdrawal`, {...STATEMENT, lines: [{line_no: 2, qty: 1}]}))
        .status,
    ).toBe(201);
    expect((await sentMails(shop)).at(-1)?.text).toContain("also muss nichts zurück");
    await db.update(orders).set({fulfilment_status: "delivered", delivered_at: shop.now()});
    shop.advance(14 * DAY_S);
    const later = (await again()).shopper;
    const answer = await later.send("POST", `${path}/withdrawal`, STATEMENT);
    expect(z.object({data: withdrawalReply}).parse(await answer.json()).data).toMatchObject({
      rma: {kind: "withdrawal", status: "requested"},
      acknowledged_at: shop.now().toISOString(),
    });
    expect((await sentMails(shop)).at(-1)?.text).toContain("prüfen");
  });

  it("422: where the law grants no such right, and for an order that was already refunded", async () => {
    const {path, shopper} = await createOrder({region: "us"});
    expect(await refusalOf(await shopper.send("POST", `${path}/withdrawal`, STATEMENT))).toMatchObject({
      code: "not_returnable",
    });
    await db.update(orders).set({payment_status: "refunded"});
    expect(
      await refusalOf(await shopper.send("POST", `${path}/returns`, {lines: [{line_no: 1, qty: 1}]})),
    ).toMatchObject({
      code: "not_returnable",
    });
  });
});
