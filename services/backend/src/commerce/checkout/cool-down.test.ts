import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {checkOut, checkoutOf, openShop, type Shop} from "../../../test/shop.ts";
import {createShopper, refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createAudit} from "../../core/audit/audit.ts";
import {audit} from "../../core/audit/tables.ts";
import {stock} from "../catalog/tables.ts";
import {orders} from "../orders/tables.ts";
import {forgetDeclines} from "./cool-down.ts";
import {checkout, decline} from "./tables.ts";

const databases = await openTestDatabases();
const pod = {op: "add" as const, sku: "pod", qty: 1};
const duo = {op: "add" as const, sku: "duo", qty: 1, offer: "duo-c12"};
const DECLINED = {card: "4000000000000002", country: "DE"};
const from = (address: string) => ({"x-forwarded-for": address});

describe.each(databases)("cards that are tried, on $name", ({db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  async function tryCards(session_id: string, times: number) {
    for (let time = 0; time < times; time++) {
      await shop.pay(session_id, DECLINED);
      await shop.hear();
    }
  }
  const statusOf = async (id: string) => (await shop.stripe.checkout.sessions.retrieve(id)).status;
  const risks = async () =>
    (await db.select().from(audit)).filter(({action}) => action === "risk.card_testing");

  it("five declines are a bad day: the sixth card pays", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    await tryCards(session_id, 5);
    expect(await db.$count(decline)).toBe(5);
    await shop.pay(session_id, {country: "DE"});
    await shop.hear();
    expect(await db.select().from(orders)).toMatchObject([{payment_status: "paid"}]);
    expect(await risks()).toEqual([]);
  });

  it("after the sixth nothing more can be tried: the session ends, its units are free, and it is on record", async () => {
    const {session_id, shopper, seen} = await checkOut(shop, [pod]);
    await tryCards(session_id, 6);
    expect(await statusOf(session_id)).toBe("expired");
    expect((await shop.pay(session_id)).error.message).toContain("expired");
    expect((await db.select().from(stock)).find(({sku}) => sku === "pod")?.reserved).toBe(0);
    expect(await risks()).toMatchObject([{actor_id: "system", after: {outcome: "issuer_declined"}}]);
    expect(await createAudit({db, now: shop.now}).verify()).toBeNull();
    const cart = await shopper.read();
    expect(cart.status).toBe("open");
    expect(await refusalOf(await checkoutOf(shopper, {...seen, version: cart.version}))).toMatchObject({
      status: 429,
      code: "payment_cooldown",
      params: {retry_after: expect.any(Number)},
    });
    // Delivered again, the events count as the same six.
    for (const event of await shop.listEvents()) await shop.deliver(event);
    await shop.runJobs();
    expect([await db.$count(decline), (await risks()).length]).toEqual([6, 1]);
  });

  it("the same cart can be paid for after the reported pause, and not a second earlier", async () => {
    const {session_id, shopper, seen} = await checkOut(shop, [pod]);
    await tryCards(session_id, 6);
    const refused = await refusalOf(await checkoutOf(shopper, seen));
    const pause = Number(refused.params?.retry_after);
    expect(pause).toBeGreaterThan(9 * 60);
    shop.advance(pause - 1);
    expect((await checkoutOf(shopper, seen)).status).toBe(429);
    shop.advance(1);
    expect((await checkoutOf(shopper, seen)).status).toBe(201);
  });

  it("six within ten minutes count, not six in an hour", async () => {
    const {session_id} = await checkOut(shop, [pod]);
    for (let time = 0; time < 8; time++) {
      await tryCards(session_id, 1);
      shop.advance(121);
    }
    expect(await db.$count(decline)).toBe(8);
    expect(await statusOf(session_id)).toBe("open");
  });

  it("one place with a new cart for each card is stopped too; its neighbour is not", async () => {
    const address = from("203.0.113.7");
    for (let time = 0; time < 6; time++) {
      const {session_id} = await checkOut(shop, [pod], {shopper: createShopper(shop, address)});
      await tryCards(session_id, 1);
    }
    const stopped = createShopper(shop, address);
    const answer = await checkoutOf(stopped, await stopped.open([pod]));
    expect(await refusalOf(answer)).toMatchObject({code: "payment_cooldown"});
    const other = createShopper(shop, from("203.0.113.8"));
    expect((await checkoutOf(other, await other.open([pod]))).status).toBe(201);
    expect(JSON.stringify(await db.select().from(checkout))).not.toContain("203.0.113");
  });

  it("cards for hardware with a membership count as well", async () => {
    const {session_id} = await checkOut(shop, [duo]);
    await tryCards(session_id, 6);
    expect(await statusOf(session_id)).toBe("expired");
  });

  it("what failed, and from where, is forgotten", async () => {
    const {session_id} = await checkOut(shop, [pod], {shopper: createShopper(shop, from("203.0.113.7"))});
    await tryCards(session_id, 1);
    await forgetDeclines(db, shop.now());
    expect(await db.$count(decline)).toBe(1);
    shop.advance(1);
    await forgetDeclines(db, shop.now());
    expect(await db.$count(decline)).toBe(0);
    expect(await db.select().from(checkout)).toMatchObject([{ip_hash: null}]);
  });
});
