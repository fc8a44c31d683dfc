import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {addMember, addOp, advanceTo, buy, dataIn, type Member} from "../../../test/member.ts";
import {openShop, type Shop} from "../../../test/shop.ts";
import {refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {giftList, giftPrices, givenGift, newGiftReply} from "../../contract/gifts.ts";
import {giftClaimReply} from "../../contract/membership.ts";
import {handleOrder} from "../admin/handle-order.ts";
import {applyOrderEffects} from "../membership/apply-order-effects.ts";
import {orders} from "../orders/tables.ts";
import {giftCode} from "./gift-code.ts";
import {gift} from "./tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("gifts on $name", ({name, db, reset}) => {
  let shop: Shop;
  let coach: Member;
  let ann: Member;

  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
    coach = await addMember(shop, db, {name: "coach", groups: ["coach"]});
    ann = await addMember(shop, db);
  });
  afterEach(() => shop.close());

  const giftRequest = (more: object = {}) => ({
    recipient_email: "Ann@Example.com",
    months: 6,
    message: "Run well",
    region: "de",
    locale: "de",
    ui_mode: "hosted_page",
    ...more,
  });
  const statuses = async () => (await db.select().from(gift)).map(({status}) => status);
  const claim = async (member: Member, code: string, more: object = {}) =>
    shop.post("/canyon/gifts/claim", {code, ...more}, await member.headers());

  /** Bought and paid for; what is returned is the code in the mail. */
  async function give(more: object = {}, how: object = {}) {
    const {gift_id} = await dataIn(await coach.post("/gift", giftRequest(more)), newGiftReply);
    const [session] = (await shop.stripe.checkout.sessions.list({limit: 1})).data;
    await shop.pay(session?.id ?? "", {email: coach.email, country: "DE", ...how});
    await shop.hear();
    return {gift_id, code: giftCode(shop.secret, gift_id)};
  }

  async function letters() {
    shop.dispatcher.wake();
    await shop.dispatcher.idle();
    return shop.sent.filter(({subject}) => !/Bestellung|Mitgliedschaft hat/.test(subject));
  }

  it("201: one payment covers all months; then the code goes to the named recipient, and only there", async () => {
    const prices = await shop.get("/canyon/gifts/prices?region=de");
    expect(await dataIn(prices, giftPrices)).toMatchObject({
      currency: "EUR",
      prices: {2: {months: 6, amount: 7_794}},
    });
    const {code} = await give();
    const {items} = await dataIn(await coach.get("/gift"), giftList);
    expect(items).toMatchObject([
      {
        months: 6,
        status: "purchased",
        recipient_email: "Ann@example.com",
        amount: 7_794,
        expires_at: "2027-03-01T12:00:00.000Z",
        can: {resend: true, cancel: true},
      },
    ]);
    const sent = (await letters()).toSorted((a, b) =>
      a.to === coach.email ? -1 : b.to === coach.email ? 1 : 0,
    );
    expect(sent.map(({to, subject}) => [to, subject])).toEqual([
      [coach.email, "Dein Geschenk ist bereit"],
      ["Ann@example.com", "Ann schenkt dir eine Mitgliedschaft"],
    ]);
    expect(sent.map(({text}) => text.includes(code))).toEqual([false, true]);
    expect(sent[1]?.text).toContain("Run well");
    expect(JSON.stringify([items, await db.select().from(gift)])).not.toContain(code);
    const paid = await shop.stripe.subscriptions.list();
    expect(paid.data).toEqual([]);
  });

  it("claimed by the proven address it begins at once, and ends on its day without a charge", async () => {
    const {code} = await give();
    const reply = await dataIn(await claim(ann, code.toLowerCase()), giftClaimReply);
    expect(reply.gift).toMatchObject({
      status: "active",
      from: "Ann",
      starts_at: "2026-03-01T12:00:00.000Z",
      ends_at: "2026-09-01T12:00:00.000Z",
    });
    expect(reply.membership).toMatchObject({access: "full_membership", sources: [{kind: "gift"}]});
    await advanceTo(shop, "2026-09-01T12:00:00Z", 30);
    expect(await ann.read()).toMatchObject({access: "none", gifts: [{status: "ended"}]});
    expect(await statuses()).toEqual(["ended"]);
  });

  it("claim twice, a wrong code and one that expired: the same answer", async () => {
    const {code} = await give();
    await claim(ann, code);
    const other = await give({recipient_email: "bob@example.com"});
    const answers = [await refusalOf(await claim(ann, code)), await refusalOf(await claim(ann, "NEVER"))];
    await advanceTo(shop, "2027-03-01T12:00:00Z", 60);
    answers.push(await refusalOf(await claim(ann, other.code, {transfer: true})));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({status: 404, code: "gift_invalid"});
    expect(await statuses()).toContain("expired");
  });

  it("of two who claim at the same moment one gets it", async () => {
    const {code} = await give();
    const bob = await addMember(shop, db, {name: "bob"});
    const all = await Promise.all([claim(ann, code), claim(bob, code, {transfer: true}), claim(ann, code)]);
    expect(all.map(({status}) => status).sort()).toEqual([200, 404, 404]);
  });

  it("wrong account: a gift is not claimed until the user confirms the transfer", async () => {
    const {code} = await give();
    const bob = await addMember(shop, db, {name: "bob"});
    expect(await refusalOf(await claim(bob, code))).toMatchObject({status: 409, code: "gift_for_another"});
    expect(await statuses()).toEqual(["purchased"]);
    expect((await claim(bob, code, {transfer: true})).status).toBe(200);
    expect((await bob.read()).access).toBe("full_membership");
    expect((await ann.read()).access).toBe("none");
  });

  it("banked behind a paid membership, it begins when that ends", async () => {
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    await advanceTo(shop, "2026-04-10T12:00:00Z", 5);
    const {code} = await give();
    const reply = await dataIn(await claim(ann, code), giftClaimReply);
    expect(reply.gift).toMatchObject({status: "claimed", starts_at: null, ends_at: null});
    await advanceTo(shop, "2026-05-10T12:00:00Z", 5);
    expect((await ann.read()).gifts).toMatchObject([{status: "claimed"}]);
    await ann.post("/cancel");
    expect((await ann.read()).gifts).toMatchObject([{starts_at: "2026-05-31T12:00:00.000Z"}]);
    await advanceTo(shop, "2026-06-01T12:00:00Z");
    const after = await ann.read();
    expect(after).toMatchObject({access: "full_membership", subscription: {status: "canceled"}});
    expect(after.gifts).toMatchObject([{status: "active"}]);
  });

  it("two gifts are used one after the other", async () => {
    const first = await give({months: 1});
    const second = await give({months: 3});
    await claim(ann, first.code);
    const {gift: later} = await dataIn(await claim(ann, second.code), giftClaimReply);
    expect(later).toMatchObject({starts_at: "2026-04-01T12:00:00.000Z", ends_at: "2026-07-01T12:00:00.000Z"});
    await advanceTo(shop, "2026-04-02T12:00:00Z", 10);
    expect((await ann.read()).gifts.map(({status}) => status)).toEqual(["ended", "active"]);
  });

  it("an unclaimed gift is refunded in full when cancelled, and its code becomes invalid; a claimed gift is not refunded", async () => {
    const {gift_id, code} = await give();
    const cancelledGift = await dataIn(await coach.post(`/gift/${gift_id}/cancel`), givenGift);
    expect(cancelledGift).toMatchObject({status: "refunded", can: {cancel: false, resend: false}});
    const refunds = await shop.stripe.refunds.list();
    expect(refunds.data.map(({amount}) => amount)).toEqual([7_794]);
    expect((await coach.post(`/gift/${gift_id}/cancel`)).status).toBe(200);
    expect((await shop.stripe.refunds.list()).data).toHaveLength(1);
    expect(await refusalOf(await claim(ann, code))).toMatchObject({code: "gift_invalid"});
    const ownGift = await give({recipient_email: ann.email});
    await claim(ann, ownGift.code);
    expect(await refusalOf(await coach.post(`/gift/${ownGift.gift_id}/cancel`))).toMatchObject({
      status: 422,
      code: "already_claimed",
    });
    expect((await shop.stripe.refunds.list()).data).toHaveLength(1);
  });

  it("422: the order of a claimed gift cannot be cancelled: the customer keeps either the months or the money", async () => {
    const {code} = await give();
    await claim(ann, code);
    const [order] = await db.select().from(orders);
    const cancel = {action: "cancel", version: order?.version};
    const path = `/canyon/orders/${order?.pretty_id}`;
    await coach.headers();
    expect(await refusalOf(await coach.shopper.send("PATCH", path, cancel))).toMatchObject({
      status: 422,
      code: "not_editable",
    });
    expect((await shop.stripe.refunds.list()).data).toEqual([]);
  });

  it("a gift whose payment is under review becomes valid once it is released, however long that took", async () => {
    await give({}, {card: "4000000000009235"});
    expect(await statuses()).toEqual(["draft"]);
    await advanceTo(shop, "2026-03-06T12:00:00Z");
    const [order] = await db.select().from(orders);
    const release = {action: "release" as const, version: order?.version ?? 0, reason: "Asked by phone"};
    await handleOrder(shop.deps, {id: ann.id, role: "admin"}, order?.id ?? "", release);
    await shop.runJobs();
    expect(await statuses()).toEqual(["purchased"]);
  });

  it.runIf(name === "PostgreSQL")(
    "five gifts claimed at the same moment are used one after the other",
    async () => {
      const codes: string[] = [];
      for (const months of [1, 1, 1, 1, 1]) codes.push((await give({months})).code);
      await Promise.all(codes.map((code) => claim(ann, code)));
      const days = (await db.select().from(gift)).map(({starts_at}) => starts_at?.toISOString().slice(0, 10));
      expect(days.toSorted()).toEqual(["2026-03-01", "2026-04-01", "2026-05-01", "2026-06-01", "2026-07-01"]);
    },
  );

  it("let go after a part of the money went back, the gift is good, too", async () => {
    await give({}, {card: "4000000000009235"});
    const [order] = await db.select().from(orders);
    const change = {payment_status: "partially_refunded" as const, refunded: 100, review_reason: null};
    await db.update(orders).set(change);
    await applyOrderEffects(shop.deps, order?.id ?? "");
    expect(await statuses()).toEqual(["purchased"]);
  });

  it("422: not after thirty days", async () => {
    const {gift_id} = await give();
    shop.advance(30 * 86_400 + 1);
    expect(await refusalOf(await coach.post(`/gift/${gift_id}/cancel`))).toMatchObject({
      status: 422,
      code: "window_closed",
    });
    expect(await statuses()).toEqual(["purchased"]);
  });

  it.each([
    ["to oneself", {recipient_email: "coach@example.com"}, 422, "self_gift"],
    ["five months", {months: 5}, 422, "months"],
    ["two years ahead", {deliver_at: "2028-03-01T12:00:00Z"}, 400, "invalid"],
    ["for another plan", {plan: "gold"}, 400, "invalid"],
    ["months as words", {months: "6"}, 400, "invalid"],
  ])("rejected: %s, and nothing is stored", async (_case, more, status, code) => {
    expect(await refusalOf(await coach.post("/gift", giftRequest(more)))).toMatchObject({status, code});
    expect(await statuses()).toEqual([]);
  });

  it("403, 422: people who are no coach, and more than two years for one person", async () => {
    expect(await refusalOf(await ann.post("/gift", giftRequest()))).toMatchObject({
      status: 403,
      code: "not_a_coach",
    });
    await give({months: 12});
    const second = await give({months: 12});
    await claim(ann, second.code);
    expect(await refusalOf(await coach.post("/gift", giftRequest({months: 1})))).toMatchObject({
      status: 422,
      code: "limit_reached",
      params: {max: 24, left: 0},
    });
  });

  it("429: five tries to claim in an hour", async () => {
    const tries = [];
    for (let index = 0; index < 6; index++) tries.push((await claim(ann, `TRY-${index}`)).status);
    expect(tries).toEqual([404, 404, 404, 404, 404, 429]);
    const {code} = await give();
    expect((await claim(ann, code)).status).toBe(429);
    expect(await statuses()).toEqual(["purchased"]);
  });

  it("404: another coach's gift can be neither sent again nor cancelled", async () => {
    const {gift_id} = await give();
    const other = await addMember(shop, db, {name: "other", groups: ["coach"]});
    expect((await other.post(`/gift/${gift_id}/cancel`)).status).toBe(404);
    expect((await other.post(`/gift/${gift_id}/resend`)).status).toBe(404);
    expect((await dataIn(await other.get("/gift"), giftList)).items).toEqual([]);
    expect(await statuses()).toEqual(["purchased"]);
  });

  it("a gift e-mail waits for its day and is resent on request; a reminder is sent a month before the end", async () => {
    const {gift_id} = await give({deliver_at: "2026-03-10T08:00:00Z"});
    expect((await letters()).map(({subject}) => subject)).toEqual(["Dein Geschenk ist bereit"]);
    await advanceTo(shop, "2026-03-11T12:00:00Z", 5);
    const again = await coach.post(`/gift/${gift_id}/resend`);
    expect(again.status).toBe(200);
    await advanceTo(shop, "2027-02-03T12:00:00Z", 30);
    expect((await letters()).map(({subject}) => subject)).toEqual([
      "Dein Geschenk ist bereit",
      "Ann schenkt dir eine Mitgliedschaft",
      "Ann schenkt dir eine Mitgliedschaft",
      "Dein Geschenk verfällt bald",
    ]);
  });
});
