// @vitest-environment jsdom
import type {Membership, Sub} from "@gradus/backend/contract/membership";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {EXAMPLE_MEMBERSHIP, EXAMPLE_SUBSCRIPTION} from "@/client/testing/example-membership";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {SubscriptionClient} from "./subscription-client";
import {SUBSCRIPTION_MESSAGES} from "./subscription-messages";

const USER = "/canyon/users/usr_runner";
const STRIPE = `${USER}/subscription/stripe`;
const DUE = {
  number: "G-3",
  amount: 999,
  currency: "EUR",
  due_since: "2027-03-22T10:00:00.000Z",
  next_try_at: "2027-03-25T10:00:00.000Z",
  grace_ends_at: "2027-03-29T10:00:00.000Z",
  pay_url: "http://provider.test/pay",
};

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", "/de/en/account/subscription");
  signInAs("usr_runner");
});
afterEach(() => page.close());

type Answers = Readonly<Record<string, {status: number; data?: unknown; err?: object}>>;

/** Opens the page of a membership; the test supplies the answers to all other requests. */
async function open(membership: Membership, answers: Answers = {}) {
  const known: Answers = {
    [`GET ${USER}/membership`]: {status: 200, data: membership},
    [`GET ${STRIPE}/invoices`]: {status: 200, data: []},
    [`GET ${STRIPE}/payment`]: {status: 200, data: null},
    ...answers,
  };
  page.backend(({route}) => known[route] ?? {status: 500, err: {code: "internal"}});
  await page.show(
    <SubscriptionClient
      messages={selectMessages(EXAMPLE_PAGE.market, SUBSCRIPTION_MESSAGES)}
      market={EXAMPLE_PAGE.market}
      links={{plans: "/de/en/membership", claim: "/de/en/gift/claim"}}
    />,
  );
}
const having = (changes: Partial<Sub>) => ({
  ...EXAMPLE_MEMBERSHIP,
  subscription: {...EXAMPLE_SUBSCRIPTION, ...changes},
});
const NO_COMMITMENT = {
  commitment_months: 0,
  commitment_ends_at: null,
  commitment_state: "none",
  remaining_charges: [],
} as const satisfies Partial<Sub>;
const written = () => page.calls.filter(({route}) => route.startsWith("POST /canyon/"));

describe("its first sentence", () => {
  it.each([
    ["a commitment", {}, "Full membership, 6 months commitment, renews 22 March 2027, €9.99."],
    ["none", NO_COMMITMENT, "Full membership, no commitment, renews 22 March 2027, €9.99."],
    [
      "a trial",
      {...NO_COMMITMENT, status: "trialing"},
      "Full membership, no commitment, free until 22 December 2026, then €9.99.",
    ],
    [
      "cancelled",
      {cancel_at: "2027-06-22T10:00:00.000Z"},
      "Full membership. Cancelled. Access ends on 22 June 2027.",
    ],
  ] as const)("%s", async (_case, changes, sentence) => {
    await open(having(changes));
    expect(page.words()).toContain(sentence);
  });

  it("no membership: states that the pod works without one, and links to the plans", async () => {
    await open({...EXAMPLE_MEMBERSHIP, access: "none", title: null, sources: [], subscription: null});
    expect(page.words()).toContain("You have no membership. The pod works without one.");
    expect(page.href("See the plans")).toBe("/de/en/membership");
    expect(page.words()).not.toContain("Invoices");
  });

  it("one that is over: since when, and the way to the plans", async () => {
    const ended = having({status: "canceled", ended_at: "2027-06-22T10:00:00.000Z"});
    await open({...ended, access: "data_only", title: "Data only", sources: []});
    expect(page.words()).toContain("Your membership ended on 22 June 2027.");
    expect(page.href("See the plans")).toBe("/de/en/membership");
    expect(page.words()).not.toContain("Cancel membership");
  });

  it("a gift membership: states its last day", async () => {
    await open({
      ...EXAMPLE_MEMBERSHIP,
      subscription: null,
      sources: [{kind: "gift", ends_at: "2027-09-01T10:00:00.000Z"}],
    });
    expect(page.words()).toContain("Full membership until 1 September 2027.");
    expect(page.words()).not.toContain("See the plans");
  });
});

it("offers only the actions that the backend allows", async () => {
  await open(having({can: {cancel: false, reactivate: false, switch: false, update_card: false}}));
  for (const label of ["Cancel membership", "Reactivate", "Change plan", "Payment details"])
    expect(page.words()).not.toContain(label);
});

describe("cancelling inside a commitment", () => {
  it("shows the last day and each charge, and does nothing until it is confirmed", async () => {
    await open(having({}));
    await page.press("Cancel membership");
    expect(page.words()).toContain("You keep access until 22 June 2027.");
    expect(page.words()).toContain("22 April 2027€9.99");
    expect(page.words()).toContain("€29.97 in all");
    await page.press("Confirm cancellation");
    expect(page.words()).toContain("Tick this to cancel.");
    expect(written()).toEqual([]);
  });

  it("once confirmed, shows when access ends, and offers to reactivate", async () => {
    const ends = "2027-06-22T10:00:00.000Z";
    const after: Sub = {
      ...EXAMPLE_SUBSCRIPTION,
      cancel_at: ends,
      if_cancelled: null,
      can: {...EXAMPLE_SUBSCRIPTION.can, cancel: false, reactivate: true},
    };
    await open(having({}), {
      [`POST ${STRIPE}/cancel`]: {
        status: 200,
        data: {subscription: after, effective_at: ends, remaining_charges: []},
      },
    });
    await page.press("Cancel membership");
    await page.tick("agree");
    await page.press("Confirm cancellation");
    expect(written().map(({body}) => body)).toEqual([{confirm_commitment: true}]);
    expect(page.isDialogOpen()).toBe(false);
    expect(page.words()).toContain("Cancelled. Access ends on 22 June 2027.");
    expect(page.words()).toContain("Reactivate");
  });

  it("reports in the dialog that the provider does not answer, and keeps the membership", async () => {
    await open(having({}), {[`POST ${STRIPE}/cancel`]: {status: 503, err: {code: "payment_unavailable"}}});
    await page.press("Cancel membership");
    await page.tick("agree");
    await page.press("Confirm cancellation");
    expect(page.isDialogOpen()).toBe(true);
    expect(page.words()).toContain("Our payment provider does not answer just now.");
  });
});

it("cancelling without a commitment requires no confirmation of charges", async () => {
  await open(
    having({
      ...NO_COMMITMENT,
      if_cancelled: {
        effective_at: "2027-03-22T10:00:00.000Z",
        remaining_charges: [],
        needs_confirmation: false,
      },
    }),
  );
  await page.press("Cancel membership");
  expect(page.words()).toContain("Nothing more is charged.");
  expect(page.has("agree")).toBe(false);
});

describe("reactivating", () => {
  const cancelled = having({
    cancel_at: "2027-06-22T10:00:00.000Z",
    can: {...EXAMPLE_SUBSCRIPTION.can, cancel: false, reactivate: true},
  });
  it("shows when the membership renews", async () => {
    await open(cancelled, {
      [`POST ${STRIPE}/reactivate`]: {status: 200, data: {subscription: EXAMPLE_SUBSCRIPTION}},
    });
    await page.press("Reactivate");
    expect(page.words()).toContain("Reactivated. Renews 22 March 2027.");
  });
  it("after the membership has ended, reads its state again and reports it", async () => {
    await open(cancelled, {[`POST ${STRIPE}/reactivate`]: {status: 409, err: {code: "already_ended"}}});
    await page.press("Reactivate");
    expect(page.words()).toContain("This membership has ended.");
    expect(page.calls.filter(({route}) => route === `GET ${USER}/membership`)).toHaveLength(2);
  });
});

describe("past due", () => {
  const due = having({status: "past_due", grace_ends_at: "2027-03-29T10:00:00.000Z"});
  it("shows the open amount, until when access stays unchanged, and where to pay", async () => {
    await open(due, {[`GET ${STRIPE}/payment`]: {status: 200, data: DUE}});
    expect(page.words()).toContain("Your last payment failed. Update your payment details.");
    expect(page.words()).toContain("Everything stays open for you until 29 March 2027.");
    expect(page.words()).toContain("€9.99 has been open since 22 March 2027.");
    expect(page.href("Pay €9.99 now")).toBe("http://provider.test/pay");
  });
  it("opens the card details when the bill has no page", async () => {
    await open(due, {
      [`GET ${STRIPE}/payment`]: {status: 200, data: {...DUE, pay_url: null}},
      [`POST ${STRIPE}/portal`]: {status: 503, err: {code: "payment_unavailable"}},
    });
    await page.press("Update your payment details");
    expect(written().map(({body}) => body)).toEqual([
      {return_path: "/de/en/account/subscription", flow: "payment_method_update"},
    ]);
    expect(page.words()).toContain("Our payment provider does not answer just now.");
  });
});

it("lists bills with what became of each; they fail without the rest", async () => {
  await open(having({}), {
    [`GET ${STRIPE}/invoices`]: {status: 503, err: {code: "payment_unavailable"}},
  });
  expect(page.words()).toContain("renews 22 March 2027");
  const paid = {number: "G-2", at: "2027-02-22T10:00:00.000Z", amount: 999, currency: "EUR", status: "paid"};
  page.backend(() => ({status: 200, data: [{...paid, pdf_url: "http://provider.test/G-2.pdf"}]}));
  await page.press("Try again");
  expect(page.words()).toContain("G-2");
  expect(page.words()).toContain("Paid");
  expect(page.href("PDF")).toBe("http://provider.test/G-2.pdf");
});

it("shows the state of a gift", async () => {
  const gift = {
    id: "gft_1",
    months: 6,
    status: "claimed",
    message: null,
    from: "Casey Coach",
    expires_at: "2027-11-01T10:00:00.000Z",
    claimed_at: "2027-03-01T10:00:00.000Z",
    starts_at: "2027-06-22T10:00:00.000Z",
    ends_at: "2027-12-22T10:00:00.000Z",
  } as const;
  await open({...having({}), gifts: [gift]});
  expect(page.words()).toContain("6 months from Casey Coach");
  expect(page.words()).toContain("Starts on 22 June 2027, when your paid membership ends.");
});

it("reports that the backend is unreachable, and reads again on request", async () => {
  await open(EXAMPLE_MEMBERSHIP, {[`GET ${USER}/membership`]: {status: 503, err: {code: "unavailable"}}});
  expect(page.words()).toContain("We cannot reach our server.");
  page.backend(({route}) => ({status: 200, data: route.endsWith("/membership") ? EXAMPLE_MEMBERSHIP : []}));
  await page.press("Try again");
  expect(page.words()).toContain("renews 22 March 2027");
});
