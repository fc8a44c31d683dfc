import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {type Office, openOffice} from "../../../test/office.ts";
import {checkOut} from "../../../test/shop.ts";
import {createShopper, refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {taskList} from "../../contract/admin-operations.ts";
import {syncSession} from "./sync-session.ts";
import {orders, staff_task} from "./tables.ts";

const databases = await openTestDatabases();
const DUOS = [{op: "add" as const, sku: "duo", qty: 2}];
const POD = [{op: "add" as const, sku: "pod", qty: 1}];
const TO_FRANCE = {country: "FR", postal_code: "75001", city: "Paris"};
const RISKY = {card: "4000000000009235"};
const WARNED = {card: "4000000000005423"};

describe.each(databases)("orders that staff review first, on $name", ({db, reset}) => {
  let office: Office;
  beforeEach(async () => {
    await reset();
    office = await openOffice(db, {ordersPerDay: 3});
  });
  afterEach(() => office.close());

  const stateOf = async (id: string) => (await db.select().from(orders)).find((row) => row.id === id);
  async function act(pretty_id: string, step: object) {
    const [row] = (await db.select().from(orders)).filter((one) => one.pretty_id === pretty_id);
    return office.ask("admin", "PATCH", `/orders/${pretty_id}`, {
      version: row?.version,
      reason: "Looked at it",
      ...step,
    });
  }

  it.each([
    ["card, parcel and shop in three countries, for much", DUOS, TO_FRANCE, "countries_differ"],
    ["the same for little", POD, TO_FRANCE, null],
    ["much, to where the shop is", DUOS, {}, null],
    ["much, from where the shop is", DUOS, {...TO_FRANCE, card: "4000002760000016"}, null],
    ["what the provider has somebody look at", POD, RISKY, "provider_review"],
    ["what it holds to be as risky as can be, and lets pass", POD, {card: "4000000000004954"}, "high_risk"],
  ] as const)("%s", async (_what, ops, how, review_reason) => {
    const order = await office.buy(ops, how);
    expect(order).toMatchObject({payment_status: review_reason ? "review" : "paid", review_reason});
    const sent = await act(order.pretty_id, {action: "ship", carrier: "dhl", tracking: null});
    expect(sent.status).toBe(review_reason ? 422 : 200);
  });

  it("of one address the fourth order in a day waits, of mail or of a house however it is written", async () => {
    const buy = async (email: string, line1: string) => {
      office.advance(1);
      return (await office.buy(POD, {email, line1})).review_reason;
    };
    expect(await buy("ann@example.com", "Weg 1")).toBeNull();
    expect(await buy("bob@example.com", "weg 1")).toBeNull();
    expect(await buy("cia@example.com", "Weg  1.")).toBeNull();
    expect(await buy("dan@example.com", "WEG 1")).toBe("many_orders");
    expect(await buy("ann@example.com", "Weg 2")).toBeNull();
    expect(await buy("Ann@Example.com", "Weg 3")).toBeNull();
    expect(await buy("ann@example.com", "Weg 4")).toBe("many_orders");
    office.advance(24 * 3600);
    expect(await buy("ann@example.com", "Weg 1")).toBeNull();
  });

  it("six that are placed at once are three, and three that wait", async () => {
    const sessions: string[] = [];
    for (let time = 0; time < 6; time++) {
      const {session_id} = await checkOut(office, POD, {shopper: createShopper(office)});
      await office.pay(session_id, {country: "DE", email: "ann@example.com"});
      sessions.push(session_id);
    }
    await Promise.all(sessions.map((id) => syncSession(office.deps, id)));
    const reasons = (await db.select().from(orders)).map(({review_reason}) => review_reason);
    expect(reasons.toSorted()).toEqual(["many_orders", "many_orders", "many_orders", null, null, null]);
  });

  it("a review that opens after the payment stops the order; what staff let go does not stop again", async () => {
    const order = await office.buy(POD);
    await office.provider.control("POST", `/charges/${order.provider_charge}/review`);
    await office.hear();
    expect(await stateOf(order.id)).toMatchObject({
      payment_status: "review",
      review_reason: "provider_review",
    });
    expect((await act(order.pretty_id, {action: "release"})).status).toBe(200);
    for (const event of await office.listEvents()) await office.deliver(event);
    await office.runJobs();
    await syncSession(office.deps, order.session_id);
    expect(await stateOf(order.id)).toMatchObject({payment_status: "paid", review_reason: null});
  });

  it("what a person at the provider approves goes on by itself", async () => {
    const order = await office.buy(POD, RISKY);
    const {review} = await office.stripe.paymentIntents.retrieve(order.provider_payment_intent ?? "");
    await office.provider.control("POST", `/reviews/${review}/close`, {reason: "approved"});
    await office.hear();
    expect(await stateOf(order.id)).toMatchObject({payment_status: "paid", review_reason: null});
  });

  it("a fraud warning of the bank holds the order and asks staff for a refund, once", async () => {
    const order = await office.buy(POD, WARNED);
    expect(order).toMatchObject({payment_status: "paid", hold: false});
    office.advance(61);
    await office.hear();
    expect(await stateOf(order.id)).toMatchObject({payment_status: "paid", hold: true});
    const tasks = async () => {
      const answer = await office.ask("admin", "GET", "/tasks");
      return z.object({data: taskList}).parse(await answer.json()).data.items;
    };
    expect(await tasks()).toMatchObject([
      {
        kind: "fraud_warning",
        order: order.pretty_id,
        ref: expect.stringContaining("issfr_"),
        proposed_refund: {amount: order.total, currency: "EUR"},
      },
    ]);
    const response = await act(order.pretty_id, {action: "ship", carrier: "dhl", tracking: null});
    expect(await refusalOf(response)).toMatchObject({code: "not_editable", params: {status: "on_hold"}});
    expect((await act(order.pretty_id, {action: "hold", on: false})).status).toBe(200);
    for (const event of await office.listEvents()) await office.deliver(event);
    await office.runJobs();
    expect(await stateOf(order.id)).toMatchObject({hold: false});
    expect(await db.$count(staff_task)).toBe(1);
    await office.stripe.refunds.create({payment_intent: order.provider_payment_intent ?? ""});
    await office.hear();
    expect(await tasks()).toMatchObject([{proposed_refund: null}]);
  });
});
