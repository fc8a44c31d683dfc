import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {sentMails} from "../../../test/account-client.ts";
import {checkOut, openShop, type Shop} from "../../../test/shop.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {readOrder} from "../order-view/read-order.ts";
import {listShippable} from "../returns/line-units.ts";
import {createOrderRepository} from "./order-repository.ts";
import {deliverOrder, type Parcel, shipOrder} from "./ship-order.ts";
import {orders, shipment} from "./tables.ts";

const databases = await openTestDatabases();
const IN_BERLIN = {country: "DE", postal_code: "10115", city: "Berlin", email: "ann@example.com"};
const PARCEL: Parcel = {carrier: "dhl", tracking: "0034 043", lines: null};

describe.each(databases)("parcels on $name", ({db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  /** Two pods with a membership, and a clip. */
  async function createOrder() {
    const {session_id} = await checkOut(shop, [
      {op: "add", sku: "pod", qty: 2, offer: "pod-c6"},
      {op: "add", sku: "clip-blue", qty: 1},
    ]);
    await shop.pay(session_id, IN_BERLIN);
    await shop.get(`/canyon/checkout/session/${session_id}`);
    const row = async () => {
      const [order] = await db.select().from(orders);
      if (!order) throw new Error("Nothing was ordered");
      return order;
    };
    const {id} = await row();
    const inTurn = (work: typeof shipOrder, parcel: Parcel) =>
      withTransaction(db, async (tx) => {
        const order = await createOrderRepository(tx).lock(id);
        if (!order) throw new Error("It is gone");
        const left = await listShippable(tx, order);
        return work(tx, order, parcel, {
          actor: "usr_clerk",
          at: shop.now(),
          left,
          issueDocuments: shop.deps.issueDocuments,
        });
      });
    const ship = (parcel: Partial<Parcel> = {}) => inTurn(shipOrder, {...PARCEL, ...parcel});
    const deliver = () => inTurn((tx, order, _parcel, doing) => deliverOrder(tx, order, doing), PARCEL);
    const read = async () => readOrder(shop.deps, await row());
    return {ship, deliver, read, row};
  }

  const refused = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof AppError ? [error.code, error.details.params] : error),
    );

  it("leave in parts, are mailed with their number, and open the time for returns", async () => {
    const {ship, deliver, read} = await createOrder();
    await sentMails(shop);
    shop.sent.length = 0;
    expect(await read()).toMatchObject({return_window: null, shipments: [], can: {return: false}});
    await ship({lines: [{line_no: 1, qty: 1}]});
    expect(await read()).toMatchObject({
      fulfilment_status: "partially_shipped",
      can: {edit: false, cancel: false, return: true, withdraw: true},
    });
    shop.advance(60);
    await ship({carrier: "ups", tracking: null});
    await deliver();
    const shown = await read();
    expect(shown).toMatchObject({
      status: "delivered",
      shipments: [
        {carrier: "dhl", tracking: "0034 043", lines: [{line_no: 1, qty: 1}]},
        {
          carrier: "ups",
          tracking: null,
          tracking_url: null,
          lines: [
            {line_no: 1, qty: 1},
            {line_no: 2, qty: 1},
          ],
        },
      ],
      return_window: {delivered_at: shop.now().toISOString(), ends_at: "2026-03-31T12:01:00.000Z"},
    });
    expect(shown.shipments[0]?.tracking_url).toContain("0034%20043");
    expect(shown.shipments.every(({delivered_at}) => delivered_at !== null)).toBe(true);
    const deliveryStates = (await sentMails(shop)).map(({subject}) => subject.split(" ").at(-1));
    expect(deliveryStates.toSorted()).toEqual(["angekommen", "unterwegs", "unterwegs"]);
  });

  it("never more than was bought, and nothing twice", async () => {
    const {ship, row} = await createOrder();
    expect(await refused(ship({lines: [{line_no: 1, qty: 3}]}))).toEqual([
      "qty_exceeds",
      {line_no: 1, max: 2},
    ]);
    const twice = [
      {line_no: 1, qty: 1},
      {line_no: 1, qty: 2},
    ];
    expect(await refused(ship({lines: twice}))).toEqual(["qty_exceeds", {line_no: 1, max: 2}]);
    expect(await refused(ship({lines: [{line_no: 9, qty: 1}]}))).toEqual([
      "qty_exceeds",
      {line_no: 9, max: 0},
    ]);
    expect(await db.select().from(shipment)).toEqual([]);
    await ship();
    expect(await refused(ship())).toEqual(["not_editable", {status: "shipped"}]);
    expect((await row()).fulfilment_status).toBe("shipped");
    expect(await db.select().from(shipment)).toHaveLength(1);
  });

  it.each([
    [{payment_status: "review"}, "in_review"],
    [{payment_status: "pending"}, "processing_payment"],
    [{payment_status: "disputed"}, "in_review"],
    [{payment_status: "refunded"}, "refunded"],
    [{hold: true}, "on_hold"],
    [{fulfilment_status: "cancelled"}, "cancelled"],
  ] as const)("do not leave while %o", async (change, status) => {
    const {ship} = await createOrder();
    await db.update(orders).set(change);
    expect(await refused(ship())).toEqual(["not_editable", {status}]);
    expect(await db.select().from(shipment)).toEqual([]);
  });

  it("cannot arrive before they have left", async () => {
    const {deliver, row} = await createOrder();
    expect(await refused(deliver())).toEqual(["not_editable", {status: "paid"}]);
    expect((await row()).delivered_at).toBeNull();
  });
});
