// @vitest-environment jsdom

import type {Order} from "@gradus/backend/contract/orders";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {AccountOrderClient, AccountReturnClient} from "./account/account-order-client";
import {OrdersClient} from "./account/orders-client";
import {LinkOrderClient} from "./lookup/link-order-client";
import {LookupFormClient} from "./lookup/lookup-form-client";
import {ORDER_MESSAGES} from "./order-messages";
import {WithdrawClient} from "./statements/withdraw-client";
import {EXAMPLE_ORDER} from "./testing/example-order";
import {EXAMPLE_PLACE as place} from "./testing/example-place";

const messages = selectMessages(place.market, ORDER_MESSAGES);
const PATH = "/canyon/orders/7k4m-2qxr-6";
const BY_NUMBER = "/canyon/orders/7K4M-2QXR-6";
const DAY_MS = 86_400_000;
const ARRIVED: Partial<Order> = {
  status: "delivered",
  return_window: {
    delivered_at: new Date(Date.now() - 12 * DAY_MS).toISOString(),
    ends_at: new Date(Date.now() + 18 * DAY_MS).toISOString(),
  },
  can: {edit: false, cancel: false, return: true, withdraw: false},
};
const RMA = {
  id: "R-7K4M-2QXR-6",
  order: EXAMPLE_ORDER.pretty_id,
  kind: "return",
  status: "approved",
  reason: null,
  lines: [{line_no: 2, qty: 1, name: "Clip, blue"}],
  requested_at: EXAMPLE_ORDER.placed_at,
  label: null,
  return_address: "Example Returns\nHall 1\n12345 Example Town",
  received_at: null,
  refused_because: null,
  refund_due_at: null,
  can: {cancel: true},
};

let storedOrder: Order = EXAMPLE_ORDER;
let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  storedOrder = EXAMPLE_ORDER;
  page.backend(() => ({status: 200, data: storedOrder}));
  signInAs("usr_runner");
});
afterEach(() => page.close());

const written = () => page.calls.filter(({route}) => !route.startsWith("GET "));
const show = () => page.show(<AccountOrderClient number="7k4m-2qxr-6" messages={messages} place={place} />);

describe("the user's own order", () => {
  it("is called off after a question that names it, on the version that was seen", async () => {
    await show();
    await page.press("Cancel order");
    expect(page.words()).toContain("$194.12 goes back to where it came from.");
    expect(written()).toEqual([]);
    page.backend(() => ({
      status: 200,
      data: {...storedOrder, status: "cancelled", can: ARRIVED.can, version: 2},
    }));
    await page.press("Cancel order", 1);
    expect(written()).toMatchObject([{route: `PATCH ${BY_NUMBER}`, body: {action: "cancel", version: 1}}]);
    expect(page.words()).toContain("Your order is cancelled.");
  });

  it("409: an order changed in the meantime is shown in its current state, beside the message", async () => {
    await show();
    await page.press("Cancel order");
    page.backend(({route}: Call) =>
      route.startsWith("PATCH")
        ? {status: 409, err: {code: "conflict"}}
        : {status: 200, data: {...storedOrder, status: "shipped", version: 5}},
    );
    await page.press("Cancel order", 1);
    expect(page.words()).toContain("This order has changed meanwhile.");
    expect(page.words()).toContain("Sent");
  });

  it("offers only the actions that the order allows", async () => {
    storedOrder = {...EXAMPLE_ORDER, can: {edit: false, cancel: false, return: false, withdraw: false}};
    await show();
    for (const words of ["Cancel order", "Change address", "Return items", "Withdraw"])
      expect(page.words()).not.toContain(words);
  });

  it("404: an order of another user is not shown, nor its number", async () => {
    page.backend(() => ({status: 404, err: {code: "not_found"}}));
    await show();
    expect(page.words()).toContain("Sorry, we couldn't load this order.");
    expect(page.words()).not.toContain("7K4M");
    page.backend(() => ({status: 200, data: storedOrder}));
    await page.press("Try again");
    expect(page.words()).toContain("418 Alder Street");
  });
});

it("the link's proof goes with each call of an order that was opened by it", async () => {
  await page.show(
    <LinkOrderClient
      first={storedOrder}
      link="1.abc"
      messages={messages}
      place={place}
      now={EXAMPLE_ORDER.placed_at}
    />,
  );
  await page.press("Cancel order");
  await page.press("Cancel order", 1);
  expect(written()[0]?.route).toBe(`PATCH ${BY_NUMBER}?t=1.abc`);
});

describe("sending back", () => {
  const open = () =>
    page.show(<AccountReturnClient number="7k4m-2qxr-6" messages={messages} place={place} />);

  it("shows what the return ends and what is refunded, and then what to write on the parcel", async () => {
    storedOrder = {...EXAMPLE_ORDER, ...ARRIVED};
    await open();
    expect(page.words()).toContain("Today, day 12");
    expect(page.words()).toContain("Ends the membership too");
    await page.press("Request return");
    expect(page.words()).toContain("Choose what comes back.");
    expect(written()).toEqual([]);
    await page.choose("line", "2");
    expect(page.words()).toContain("You get back$12.87");
    page.backend(({route}: Call) =>
      route.startsWith("POST") ? {status: 201, data: RMA} : {status: 200, data: storedOrder},
    );
    await page.press("Request return");
    expect(written()).toMatchObject([
      {route: `POST ${BY_NUMBER}/returns`, body: {kind: "return", lines: [{line_no: 2, qty: 1}]}},
    ]);
    expect(page.words()).toContain("Your return is accepted");
    expect(page.words()).toContain("R-7K4M-2QXR-6");
    expect(page.words()).toContain("Send it toExample Returns\nHall 1\n12345 Example Town");
  });

  it("after the return period, links to support instead of showing a button", async () => {
    const ends_at = new Date(Date.now() - DAY_MS).toISOString();
    storedOrder = {...EXAMPLE_ORDER, return_window: {delivered_at: null, ends_at}};
    await open();
    expect(page.words()).toContain("The time for returns is over.");
    expect(page.words()).toContain("Contact support");
    expect(page.words()).not.toContain("Request return");
  });
});

describe("the history", () => {
  const row = (id: string) => ({
    id,
    pretty_id: `${id}-0000-0`,
    placed_at: EXAMPLE_ORDER.placed_at,
    status: "paid",
    currency: "USD",
    total: 1_200,
    refunded: 0,
    first_sku: "pod",
    line_count: 2,
  });

  it("continues where it stopped, and offers no more at its end", async () => {
    page.backend(({route}: Call) => ({
      status: 200,
      data: route.includes("cursor=a")
        ? {items: [row("BBBB")], next_cursor: null}
        : {items: [row("AAAA")], next_cursor: "a"},
    }));
    await page.show(<OrdersClient messages={messages} place={place} />);
    expect(page.words()).not.toContain("BBBB");
    await page.press("Show more");
    expect(page.words()).toContain("AAAA-0000-0");
    expect(page.words()).toContain("BBBB-0000-0");
    expect(page.words()).not.toContain("Show more");
  });

  const emptyFor = (user: object) =>
    page.backend(({route}: Call) => ({
      status: 200,
      data: route.includes("/users/") ? user : {items: [], next_cursor: null},
    }));

  it("an empty history links to the store", async () => {
    emptyFor({email: "ann@example.com", email_verified: true});
    await page.show(<OrdersClient messages={messages} place={place} />);
    expect(page.words()).toContain("You have not ordered anything yet.");
    expect(page.words()).not.toContain("as a guest");
  });

  it("shows that guest orders wait until the e-mail address is confirmed", async () => {
    emptyFor({email: "ann@example.com", email_verified: false});
    await page.show(<OrdersClient messages={messages} place={place} />);
    expect(page.words()).toContain(
      "What you ordered as a guest shows here once ann@example.com is confirmed.",
    );
    expect(page.words()).toContain("Confirm your email");
  });

  it("a failure is shown in the wording for orders, and can be requested again", async () => {
    page.backend(() => ({status: 500, err: {code: "internal"}}));
    await page.show(<OrdersClient messages={messages} place={place} />);
    expect(page.words()).toContain("Sorry, we couldn't load this order.");
  });
});

it("the lookup shows the same message whether or not an order exists, and reports too many tries in words", async () => {
  const open = () => page.show(<LookupFormClient messages={messages} back="/us/en/order-status" number="" />);
  await open();
  await page.press("Send the link");
  expect(written()).toEqual([]);
  await page.type({pretty_id: "7K4M-2QXR-6", email: "ann@example.com"});
  page.backend(() => ({status: 429, err: {code: "rate_limited", params: {retry_after: 120}}}));
  await page.press("Send the link");
  expect(page.words()).toContain("Too many tries. Wait 2 minutes");
  page.backend(() => ({status: 202, data: {sent: true}}));
  await page.press("Send the link");
  expect(page.words()).toContain("If number and address belong together");
});

it("a withdrawal is declared in the second step, and once", async () => {
  await page.show(
    <WithdrawClient
      first={null}
      link={null}
      number=""
      messages={messages}
      place={{...place, market: {region: "de", locale: "en"}}}
      back="/de/en/withdraw"
    />,
  );
  await page.type({name: "Ann Weber", order_number: "7K4M-2QXR-6", email: "ann@example.com"});
  await page.press("Withdraw from the contract here");
  expect(page.words()).toContain("I withdraw from the contract for order 7K4M-2QXR-6.");
  expect(written()).toEqual([]);
  const data = {reference: "S-7K4M-2QXR-6", received_at: "2026-11-22T16:20:00.000Z"};
  page.backend(() => ({status: 202, data}));
  await page.press("Confirm withdrawal here");
  expect(written()).toMatchObject([
    {route: "POST /canyon/withdrawals", body: {order_number: "7K4M-2QXR-6", confirm: true, region: "de"}},
  ]);
  expect(page.words()).toContain("Reference S-7K4M-2QXR-6");
  expect(page.words()).toContain("November 22, 2026");
});

it("requests the order by the number in its path", async () => {
  await show();
  expect(page.calls.map(({route}) => route)).toContain(`GET ${PATH}`);
});
