import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {runJob} from "../../../test/run-job.ts";
import {checkOut, openShop, type Shop} from "../../../test/shop.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {AppError} from "../../core/errors.ts";
import {refundOrder} from "./refund-order.ts";
import {createRefundRepository} from "./refund-repository.ts";
import {ledger, order_event, orders, refund} from "./tables.ts";

const databases = await openTestDatabases();
const IN_BERLIN = {country: "DE", postal_code: "10115", city: "Berlin"};

describe.each(databases)("refunds on $name", ({name, db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  async function buy(how: object = IN_BERLIN) {
    const {session_id} = await checkOut(shop, [{op: "add", sku: "pod", qty: 1}]);
    await shop.pay(session_id, how);
    await shop.get(`/canyon/checkout/session/${session_id}`);
    const [order] = await db.select().from(orders);
    if (!order) throw new Error("Nothing was ordered");
    const give = (amount: number | null, idem_key: string) =>
      refundOrder(shop.deps, {
        order_id: order.id,
        amount,
        reason: "goodwill",
        idem_key,
        asked_by: "usr_clerk",
      });
    const refundedAmounts = async () => (await shop.stripe.refunds.list()).data.map((one) => one.amount);
    return {order, give, told: refundedAmounts, session_id};
  }

  const refused = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof AppError ? [error.code, error.details.params] : error),
    );

  it("in parts, until nothing is left, and never more than was paid", async () => {
    const {give, told} = await buy();
    expect(await give(5_000, "first")).toMatchObject({payment_status: "partially_refunded", refunded: 5_000});
    expect(await refused(give(11_901, "second"))).toEqual(["refund_exceeds_paid", {remaining: 11_900}]);
    expect(await give(null, "rest")).toMatchObject({payment_status: "refunded", refunded: 16_900});
    expect(await refused(give(1, "one more"))).toEqual(["refund_exceeds_paid", {remaining: 0}]);
    expect(await told()).toEqual([11_900, 5_000]);
    expect((await db.select().from(refund)).map(({status}) => status)).toEqual(["succeeded", "succeeded"]);
  });

  it("the same key twice is one refund; for another amount it is refused", async () => {
    const {give, told} = await buy();
    await give(5_000, "same");
    expect(await give(5_000, "same")).toMatchObject({refunded: 5_000});
    expect((await refused(give(6_000, "same")))?.toString()).toContain("conflict");
    expect(await told()).toEqual([5_000]);
  });

  it("the provider is away: what was wanted counts already, and the same key goes on", async () => {
    const {give, told} = await buy();
    await shop.provider.control("PATCH", "/faults", {api_error: true});
    expect((await refused(give(16_900, "all")))?.toString()).toContain("payment_unavailable");
    await shop.provider.control("PATCH", "/faults", {api_error: false});
    expect(await refused(give(1, "other"))).toEqual(["refund_exceeds_paid", {remaining: 0}]);
    expect(await give(16_900, "all")).toMatchObject({refunded: 16_900});
    expect(await told()).toEqual([16_900]);
  });

  it("after a stop before the provider was called, the job completes the refund once and skips those awaiting approval", async () => {
    const {order, told} = await buy();
    const refundRequest = {
      order_id: order.id,
      reason: "goodwill",
      asked_by: "usr_clerk",
      at: shop.deps.now(),
    };
    const refunds = createRefundRepository(db);
    const requested = {...refundRequest, status: "requested" as const};
    await refunds.add({...requested, id: "ref_stopped", idem_key: "stopped", amount: 1_000});
    await refunds.add({...requested, id: "ref_open", idem_key: "open", amount: 2_000, needs_approval: true});
    await runJob(shop.deps, "tend-checkouts");
    expect(await told()).toEqual([]);
    shop.advance(3 * 60);
    for (const _minute of [1, 2]) await runJob(shop.deps, "tend-checkouts");
    expect(await told()).toEqual([1_000]);
    expect((await db.select().from(refund)).map(({id, status}) => [id, status]).sort()).toEqual([
      ["ref_open", "requested"],
      ["ref_stopped", "succeeded"],
    ]);
  });

  it("a refund that the provider already has, but that was not checked since, counts already", async () => {
    const {order, give} = await buy();
    await createRefundRepository(db).add({
      id: "ref_stopped",
      order_id: order.id,
      amount: 16_000,
      reason: "goodwill",
      idem_key: "stopped",
      asked_by: "usr_clerk",
      status: "pending",
      provider_refund_id: "re_stopped",
      at: shop.deps.now(),
    });
    expect(await refused(give(1_000, "next"))).toEqual(["refund_exceeds_paid", {remaining: 900}]);
  });

  it("one that fails later opens the order again, once, and can be given anew", async () => {
    const {give, session_id} = await buy({...IN_BERLIN, card: "4000000000005126"});
    await give(null, "fails");
    await shop.provider.control("POST", "/clock", {forward_s: 120});
    for (const _ of [1, 2]) await shop.get(`/canyon/checkout/session/${session_id}`);
    expect((await db.select().from(orders))[0]).toMatchObject({payment_status: "paid", refunded: 0});
    expect((await db.select().from(refund))[0]?.status).toBe("failed");
    const noted = (await db.select().from(order_event)).filter(({kind}) => kind === "refund_failed");
    expect(noted).toHaveLength(1);
    expect((await db.select().from(ledger)).map(({kind}) => kind).sort()).toEqual([
      "payment",
      "refund",
      "refund_failed",
    ]);
    expect(await createRefundRepository(db).sumUnbooked(noted[0]?.order_id ?? "")).toBe(0);
  });

  it.runIf(name === "PostgreSQL")("two clerks who give all of it back at once: one wins", async () => {
    const {give, told} = await buy();
    const outcomes = await Promise.all(
      ["ann", "bob", "cid"].map((approver) => refused(give(16_900, approver))),
    );
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(await told()).toEqual([16_900]);
  });
});
