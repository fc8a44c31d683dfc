import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {addMember, addOp, advanceTo, buy, dataIn} from "../../../test/member.ts";
import {openShop, type Shop} from "../../../test/shop.ts";
import {refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {
  cancelReply,
  duePayment,
  invoiceList,
  membership,
  portalReply,
  reactivateReply,
} from "../../contract/membership.ts";

const databases = await openTestDatabases();

describe.each(databases)("a membership on $name", ({db, reset}) => {
  let shop: Shop;

  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  const day = (instant: string | null | undefined) => instant?.slice(0, 10);
  const mails = async () => {
    shop.dispatcher.wake();
    await shop.dispatcher.idle();
    return shop.sent.map(({subject}) => subject);
  };

  it("begins with its trial, and its commitment is counted from the first charge", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("pod", "pod-c6")]);
    const seen = await ann.read();
    expect(seen).toMatchObject({
      access: "full_membership",
      trial_available: false,
      offers: [],
      subscription: {
        plan: "membership-monthly-c6",
        membership_name: "Mitgliedschaft",
        status: "trialing",
        interval: "monthly",
        price: 999,
        currency: "EUR",
        commitment_months: 6,
        commitment_state: "running",
        payment_method: {brand: "visa", last4: "4242"},
        can: {cancel: true, reactivate: false, update_card: true},
        if_cancelled: {needs_confirmation: false, remaining_charges: []},
      },
    });
    const own = await shop.get("/canyon/membership", await ann.headers());
    expect(await dataIn(own, membership)).toEqual(seen);
    expect(seen.sources.map(({kind}) => kind).sort()).toEqual(["hardware", "trial"]);
    const sub = seen.subscription;
    expect([day(sub?.trial_end), day(sub?.commitment_ends_at), day(sub?.renew_date)]).toEqual([
      "2026-03-31",
      "2026-09-30",
      "2026-03-31",
    ]);
    expect(sub?.remaining_charges).toHaveLength(6);
  });

  it("cancelled at month 2 of 6: needs confirmation, is charged 6 times, and ends on the announced day", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("pod", "pod-c6")]);
    await advanceTo(shop, "2026-05-10T12:00:00Z", 7);
    const refused = await refusalOf(await ann.post("/cancel"));
    expect(refused).toMatchObject({
      status: 422,
      code: "commitment_active",
      params: {ends_at: "2026-09-30T12:00:00.000Z", remaining: 4, amount: 999, total: 3996},
    });
    expect((await ann.read()).subscription?.cancel_at).toBeNull();
    const cancelled = await dataIn(await ann.post("/cancel", {confirm_commitment: true}), cancelReply);
    expect(cancelled.effective_at).toBe("2026-09-30T12:00:00.000Z");
    expect(cancelled.remaining_charges.map(({at}) => day(at))).toEqual([
      "2026-05-31",
      "2026-06-30",
      "2026-07-31",
      "2026-08-31",
    ]);
    await advanceTo(shop, "2026-09-30T11:00:00Z", 7);
    expect((await ann.read()).access).toBe("full_membership");
    await advanceTo(shop, "2026-10-02T12:00:00Z");
    expect(await ann.read()).toMatchObject({access: "data_only", subscription: {status: "canceled"}});
    const paid = (await dataIn(await ann.get("/invoices"), invoiceList)).filter(({amount}) => amount === 999);
    expect(paid.map(({at, status}) => [day(at), status])).toEqual([
      ["2026-08-31", "paid"],
      ["2026-07-31", "paid"],
      ["2026-06-30", "paid"],
      ["2026-05-31", "paid"],
      ["2026-04-30", "paid"],
      ["2026-03-31", "paid"],
    ]);
    expect(await refusalOf(await ann.post("/reactivate"))).toMatchObject({
      status: 409,
      code: "already_ended",
    });
  });

  it("cancelled in its trial: no charge, no commitment, and open until the trial ends", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("pod", "pod-c6")]);
    const cancelled = await dataIn(await ann.post("/cancel"), cancelReply);
    expect(cancelled).toMatchObject({effective_at: "2026-03-31T12:00:00.000Z", remaining_charges: []});
    expect(cancelled.subscription).toMatchObject({commitment_state: "none", renew_date: null});
    await advanceTo(shop, "2026-04-02T12:00:00Z");
    expect(await ann.read()).toMatchObject({access: "data_only", subscription: {status: "canceled"}});
    const charged = await dataIn(await ann.get("/invoices"), invoiceList);
    expect(charged.map(({amount}) => amount)).toEqual([16_900]);
  });

  it("cancelled without a commitment, it ends with its period; reactivated, it continues as before", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("pod", "pod-monthly")]);
    await advanceTo(shop, "2026-04-10T12:00:00Z");
    const cancelled = await dataIn(await ann.post("/cancel", {feedback: "unused"}), cancelReply);
    expect([cancelled.effective_at, cancelled.remaining_charges]).toEqual(["2026-04-30T12:00:00.000Z", []]);
    expect(await dataIn(await ann.post("/cancel"), cancelReply)).toEqual(cancelled);
    const back = await dataIn(await ann.post("/reactivate"), reactivateReply);
    expect(back.subscription).toMatchObject({
      cancel_at: null,
      renew_date: "2026-04-30T12:00:00.000Z",
      can: {cancel: true, reactivate: false},
    });
    await advanceTo(shop, "2026-05-02T12:00:00Z");
    expect((await ann.read()).subscription).toMatchObject({status: "active", commitment_state: "none"});
    expect((await mails()).filter((subject) => !subject.includes("Bestellung"))).toEqual([
      "Deine Gradus-Mitgliedschaft hat begonnen",
      "Deine Probezeit bei Gradus endet bald",
      "Deine Gradus-Mitgliedschaft ist gekündigt",
      "Deine Gradus-Mitgliedschaft läuft weiter",
    ]);
  });

  it("a commitment that was waited out does not bind, and does not begin again", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("pod", "pod-c6")]);
    await advanceTo(shop, "2026-10-05T12:00:00Z", 30);
    expect((await ann.read()).subscription).toMatchObject({commitment_state: "fulfilled"});
    const cancelled = await dataIn(await ann.post("/cancel"), cancelReply);
    expect(day(cancelled.effective_at)).toBe("2026-10-31");
    const {subscription: back} = await dataIn(await ann.post("/reactivate"), reactivateReply);
    expect(back).toMatchObject({commitment_state: "fulfilled", if_cancelled: {needs_confirmation: false}});
  });

  it("a year is announced thirty days before it renews", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-yearly")]);
    await advanceTo(shop, "2027-02-27T12:00:00Z", 14);
    expect(await mails()).not.toContain("Deine Gradus-Mitgliedschaft verlängert sich bald");
    await advanceTo(shop, "2027-03-03T12:00:00Z");
    const announced = (await mails()).filter((subject) => subject.includes("verlängert sich bald"));
    expect(announced).toHaveLength(1);
  });

  it("a payment that fails: everything stays open for seven days, then the data; written to once a day that counts", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")], {card: "4000000000000341"});
    await advanceTo(shop, "2026-03-31T13:00:00Z");
    expect(await ann.read()).toMatchObject({
      access: "full_membership",
      subscription: {status: "past_due", grace_ends_at: "2026-04-07T12:00:00.000Z"},
    });
    await advanceTo(shop, "2026-04-07T11:59:00Z");
    expect((await ann.read()).access).toBe("full_membership");
    shop.setTime("2026-04-07T12:00:00Z");
    expect((await ann.read()).access).not.toBe("full_membership");
    await advanceTo(shop, "2026-04-10T12:00:00Z");
    expect(await ann.read()).toMatchObject({access: "none", subscription: {status: "canceled"}});
    const failed = "Eine Zahlung für deine Gradus-Mitgliedschaft ist fehlgeschlagen";
    // On the seventh day the provider gives up: that mail announces the end, not another failed payment.
    expect((await mails()).slice(-4)).toEqual([
      failed,
      failed,
      failed,
      "Deine Gradus-Mitgliedschaft ist zu Ende",
    ]);
  });

  it("what was paid is open at once, though the provider's clock be ahead of ours", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")]);
    await shop.provider.control("POST", "/clock", {forward_s: 31 * 86_400});
    await shop.hear();
    expect(await ann.read()).toMatchObject({access: "full_membership", subscription: {status: "active"}});
  });

  it("a new card on the portal pays what is open, and everything is open at once", async () => {
    const ann = await addMember(shop, db);
    await buy(shop, ann, [addOp("membership", "membership-monthly")], {card: "4000000000000341"});
    await advanceTo(shop, "2026-04-02T12:00:00Z");
    expect(await dataIn(await ann.get("/payment"), duePayment)).toMatchObject({
      amount: 1_299,
      currency: "EUR",
    });
    const request = {return_path: "/de/de/account/subscription", flow: "payment_method_update"};
    const {url} = await dataIn(await ann.post("/portal", request), portalReply);
    const form = new URLSearchParams({act: "card", number: "4242424242424242"});
    await fetch(url, {method: "POST", body: form, headers: {origin: new URL(url).origin}});
    expect(await ann.read()).toMatchObject({
      access: "full_membership",
      subscription: {status: "active", grace_ends_at: null, payment_method: {last4: "4242"}},
    });
    expect(await dataIn(await ann.get("/payment"), duePayment)).toBeNull();
  });
});
