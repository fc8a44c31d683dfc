// @vitest-environment jsdom
import type {PurchasedGift} from "@gradus/backend/contract/gifts";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {deliverAt, deliverDay} from "./deliver-day";
import {GiftsClient} from "./gifts-client";
import {GIFTS_MESSAGES} from "./gifts-messages";

const GIFT = "/canyon/users/usr_coach/subscription/stripe/gift";
const PRICES = {
  currency: "EUR",
  prices: [
    {months: 1, amount: 1299},
    {months: 6, amount: 7794},
  ],
};

function example(changes: Partial<PurchasedGift> = {}): PurchasedGift {
  return {
    id: "gft_1",
    months: 6,
    status: "purchased",
    message: null,
    expires_at: "2027-11-23T10:00:00.000Z",
    claimed_at: null,
    starts_at: null,
    ends_at: null,
    recipient_email: "runner@gradus.test",
    amount: 7794,
    currency: "EUR",
    bought_at: "2026-11-23T10:00:00.000Z",
    deliver_at: null,
    order: null,
    can: {resend: true, cancel: true},
    ...changes,
  };
}

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", "/de/en/account/gifts");
  signInAs("usr_coach");
});
afterEach(() => page.close());

type Answer = {status: number; data?: unknown; err?: object};

async function open(
  items: readonly PurchasedGift[],
  answers: Readonly<Record<string, Answer>> = {},
  coach = true,
) {
  const user = exampleUser({id: "usr_coach", roles: coach ? ["coach"] : []});
  const known: Readonly<Record<string, Answer>> = {
    "GET /b/api/v1/users/usr_coach": {status: 200, data: user},
    "GET /canyon/gifts/prices?region=de": {status: 200, data: PRICES},
    [`GET ${GIFT}`]: {status: 200, data: {items}},
    ...answers,
  };
  page.backend(({route}) => known[route] ?? {status: 500, err: {code: "internal"}});
  await page.show(
    <GiftsClient
      messages={selectMessages(EXAMPLE_PAGE.market, GIFTS_MESSAGES)}
      market={EXAMPLE_PAGE.market}
      programHref="/de/en/coach-program"
    />,
  );
}
const giftBodies = () => page.calls.filter(({route}) => route === `POST ${GIFT}`).map(({body}) => body);

it("shows a user who is not a coach who can give, and requests nothing from the shop", async () => {
  await open([], {}, false);
  expect(page.words()).toContain("Coaches can give memberships to their runners.");
  expect(page.calls.some(({route}) => route.includes("/canyon/"))).toBe(false);
});

describe("giving", () => {
  it("shows each length with its whole price", async () => {
    await open([]);
    expect(page.words()).toContain("1 month: €12.99");
    expect(page.words()).toContain("6 months: €77.94");
  });

  it("sends the address, the months and the message as they were typed, to pay in this market", async () => {
    await open([], {[`POST ${GIFT}`]: {status: 422, err: {code: "self_gift"}}});
    await page.type({recipient_email: " runner@gradus.test ", message: "Run well"});
    await page.choose("months", "6");
    await page.press("Continue to payment");
    expect(giftBodies()).toEqual([
      {
        recipient_email: "runner@gradus.test",
        months: 6,
        message: "Run well",
        region: "de",
        locale: "en",
        ui_mode: "hosted_page",
      },
    ]);
    expect(page.words()).toContain("This is your own address.");
  });

  it("counts what is left of the message, and refuses more before anything is sent", async () => {
    await open([]);
    await page.type({recipient_email: "runner@gradus.test", message: "x".repeat(270)});
    expect(page.words()).toContain("10 characters left");
    await page.type({message: "x".repeat(281)});
    await page.press("Continue to payment");
    expect(giftBodies()).toEqual([]);
  });

  it.each([
    ["limit_reached", "24 months ahead"],
    ["payment_unavailable", "Nothing was charged."],
    ["not_a_coach", "Coaches can give memberships"],
  ])("%s: reports the reason and keeps the typed values", async (code, words) => {
    await open([], {[`POST ${GIFT}`]: {status: 422, err: {code}}});
    await page.type({recipient_email: "runner@gradus.test"});
    await page.press("Continue to payment");
    expect(page.words()).toContain(words);
    expect(page.field("recipient_email").value).toBe("runner@gradus.test");
  });
});

describe("the day it is sent", () => {
  const now = new Date(2026, 10, 23, 12);
  it.each([
    ["", undefined],
    ["2026-11-24", undefined],
    ["2026-11-23", "out_of_range"],
    ["2027-11-24", "out_of_range"],
    ["2027-02-30", "not_a_date"],
  ])("%j", (day, code) => expect(deliverDay(now)(day)).toBe(code));
  it("is a morning where the giver is", () => {
    expect(deliverAt("2026-12-24")).toBe(new Date(2026, 11, 24, 8).toISOString());
    expect(deliverAt("")).toBeNull();
  });
});

describe("given", () => {
  it.each([
    ["waits", {}, "It can be taken until 23 November 2027."],
    [
      "is planned",
      {deliver_at: "2026-12-24T07:00:00.000Z", can: {resend: false, cancel: true}},
      "Is sent on 24 December 2026.",
    ],
    ["is used", {status: "active", ends_at: "2027-05-23T10:00:00.000Z"}, "In use until 23 May 2027."],
    ["is banked", {status: "claimed"}, "Starts when their paid membership ends."],
    ["is refunded", {status: "refunded"}, "Cancelled and refunded."],
    ["ran out", {status: "expired"}, "Not taken in time."],
  ] as const)("%s", async (_case, changes, words) => {
    await open([example(changes)]);
    expect(page.words()).toContain(words);
  });

  it("offers only the actions that the backend allows", async () => {
    await open([example({can: {resend: false, cancel: false}})]);
    expect(page.words()).not.toContain("Send again");
    expect(page.words()).not.toContain("Cancel and refund");
  });

  it("is sent again on request", async () => {
    await open([example()], {[`POST ${GIFT}/gft_1/resend`]: {status: 200, data: {sent: true}}});
    await page.press("Send again");
    expect(page.words()).toContain("Sent again to runner@gradus.test.");
  });

  it("is cancelled after a question; one that was taken meanwhile stays", async () => {
    await open([example()], {[`POST ${GIFT}/gft_1/cancel`]: {status: 422, err: {code: "already_claimed"}}});
    await page.press("Cancel and refund");
    expect(page.words()).toContain("€77.94 goes back to the payment method you used.");
    await page.press("Cancel and refund", 1);
    expect(page.isDialogOpen()).toBe(true);
    expect(page.words()).toContain("This gift was taken meanwhile");
  });
});
