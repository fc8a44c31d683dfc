import {eq} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {addMember, addOp, buy, dataIn, type Member} from "../../../test/member.ts";
import {checkoutOf, openShop, type Shop} from "../../../test/shop.ts";
import {refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {podUpgrade, podUpgradeCode} from "../../contract/pod-upgrade.ts";
import {device} from "../../gear/tables.ts";
import {pod_upgrade} from "../promotions/tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("the code for a new pod on $name", ({db, reset}) => {
  let shop: Shop;
  let ann: Member;

  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
    ann = await addMember(shop, db);
  });
  afterEach(() => shop.close());

  const path = (member: Member) => `/canyon/users/${member.id}/promotion/pod-upgrade`;
  const read = async (member: Member) =>
    dataIn(await shop.get(path(member), await member.headers()), podUpgrade);
  const take = async (member: Member) => shop.post(path(member), {}, await member.headers());
  const pair = (user_id: string, paired_at: string) =>
    db
      .insert(device)
      .values({id: "dev_1", user_id, product: "pod", serial: "PX-1", paired_at: new Date(paired_at)});

  it("200: simultaneous requests get one code and one e-mail", async () => {
    await pair(ann.id, "2024-05-01T00:00:00Z");
    expect(await read(ann)).toMatchObject({eligible: true, reason: "eligible", code: null, percent_off: 20});
    const replies = await Promise.all(Array.from({length: 10}, () => take(ann)));
    const codes = await Promise.all(replies.map((reply) => dataIn(reply, podUpgradeCode)));
    expect(new Set(codes.map(({code}) => code)).size).toBe(1);
    expect(await read(ann)).toMatchObject({...codes[0], eligible: true, reason: "issued"});
    expect(codes[0]?.expires_at).toBe("2026-03-31T12:00:00.000Z");
    const promos = await shop.stripe.promotionCodes.list();
    expect(promos.data).toMatchObject([{code: codes[0]?.code, max_redemptions: 1}]);
    shop.dispatcher.wake();
    await shop.dispatcher.idle();
    expect(shop.sent.map(({to, subject}) => [to, subject])).toEqual([
      [ann.email, "Dein Code für einen neuen Gradus-Pod"],
    ]);
  });

  it("it takes something off pods only, once, and for its owner alone", async () => {
    await pair(ann.id, "2024-05-01T00:00:00Z");
    const {code} = await dataIn(await take(ann), podUpgradeCode);
    const bob = await addMember(shop, db, {name: "bob"});
    const seen = await bob.shopper.open([addOp("pod"), {op: "promo", code}]);
    expect(await refusalOf(await checkoutOf(bob.shopper, seen))).toMatchObject({code: "promo_invalid"});
    await buy(shop, ann, [addOp("pod"), addOp("clip-blue"), {op: "promo", code}]);
    const [session] = (await shop.stripe.checkout.sessions.list()).data.filter(
      ({status}) => status === "complete",
    );
    expect(session?.total_details?.amount_discount).toBe(3_380);
    expect(await read(ann)).toMatchObject({eligible: false, reason: "used", code: null});
    expect(await refusalOf(await take(ann))).toMatchObject({
      status: 422,
      code: "not_eligible",
      params: {reason: "used"},
    });
  });

  it.each([
    ["nobody runs with", null, "no_pod"],
    ["is too new", "2025-09-01T00:00:00Z", "pod_too_new"],
  ])("422: for a pod that %s, and no code is made", async (_case, paired_at, reason) => {
    if (paired_at) await pair(ann.id, paired_at);
    expect(await read(ann)).toMatchObject({eligible: false, reason});
    expect(await refusalOf(await take(ann))).toMatchObject({
      status: 422,
      code: "not_eligible",
      params: {reason},
    });
    expect(await db.select().from(pod_upgrade)).toEqual([]);
    expect((await shop.stripe.promotionCodes.list()).data).toEqual([]);
  });

  it("one that ran out comes back as another after a year, not before", async () => {
    await pair(ann.id, "2024-05-01T00:00:00Z");
    const {code} = await dataIn(await take(ann), podUpgradeCode);
    shop.advance(31 * 86_400);
    expect(await read(ann)).toMatchObject({eligible: false, reason: "used"});
    shop.advance(335 * 86_400);
    expect((await dataIn(await take(ann), podUpgradeCode)).code).not.toBe(code);
  });

  it("after a provider outage a repeated request activates the same code", async () => {
    await pair(ann.id, "2024-05-01T00:00:00Z");
    await shop.provider.control("PATCH", "/faults", {api_error: true});
    expect(await refusalOf(await take(ann))).toMatchObject({status: 503, code: "payment_unavailable"});
    expect(await read(ann)).toMatchObject({reason: "eligible", code: null});
    await shop.provider.control("PATCH", "/faults", {api_error: false});
    const [upgradeRow] = await db.select().from(pod_upgrade).where(eq(pod_upgrade.user_id, ann.id));
    expect(await dataIn(await take(ann), podUpgradeCode)).toMatchObject({code: upgradeRow?.code});
  });
});
