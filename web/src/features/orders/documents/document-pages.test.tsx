// @vitest-environment jsdom

import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {createRenderedPage} from "@/testing/rendered-page";
import {AccountOrderClient} from "../account/account-order-client";
import {LinkOrderClient} from "../lookup/link-order-client";
import {ORDER_MESSAGES} from "../order-messages";
import {EXAMPLE_US_RECEIPT} from "../testing/example-document";
import {EXAMPLE_ORDER} from "../testing/example-order";
import {EXAMPLE_PLACE as place} from "../testing/example-place";
import {AccountDocumentClient} from "./account-document-client";
import {DOCUMENT_MESSAGES} from "./document-messages";

const messages = selectMessages(place.market, ORDER_MESSAGES);
const ORDER = {
  ...EXAMPLE_ORDER,
  documents: [
    {kind: "receipt" as const, number: "2026-000007", issued_at: EXAMPLE_ORDER.placed_at, total: 19_412},
    {kind: "credit_note" as const, number: "2026-K00003", issued_at: EXAMPLE_ORDER.placed_at, total: -1_287},
  ],
};

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  signInAs("usr_runner");
});
afterEach(() => page.close());

const linksOf = () =>
  [...document.querySelectorAll("a")]
    .filter((link) => link.href.includes("/documents/"))
    .map((link) => [link.textContent, link.getAttribute("href")]);

it("an order in the account links to its documents in the account", async () => {
  page.backend(() => ({status: 200, data: ORDER}));
  await page.show(<AccountOrderClient number="7k4m-2qxr-6" messages={messages} place={place} />);
  expect(linksOf()).toEqual([
    ["Receipt 2026-000007", "/us/en/account/orders/7k4m-2qxr-6/documents/2026-000007"],
    ["Credit note 2026-K00003", "/us/en/account/orders/7k4m-2qxr-6/documents/2026-k00003"],
  ]);
  expect(page.words()).toContain("−$12.87");
});

it("an order opened by its link links to its documents with the same link", async () => {
  await page.show(
    <LinkOrderClient
      first={ORDER}
      link="1.abc"
      messages={messages}
      place={place}
      now={EXAMPLE_ORDER.placed_at}
    />,
  );
  expect(linksOf()[0]).toEqual([
    "Receipt 2026-000007",
    "/us/en/order-confirmation/7k4m-2qxr-6/documents/2026-000007?t=1.abc",
  ]);
});

const open = () =>
  page.show(
    <AccountDocumentClient
      order="7k4m-2qxr-6"
      number="2026-000007"
      messages={selectMessages(place.market, DOCUMENT_MESSAGES)}
      place={place}
    />,
  );

it("a document in the account is requested by its number, shown and printed", async () => {
  page.backend(() => ({status: 200, data: EXAMPLE_US_RECEIPT}));
  await open();
  expect(page.calls.map(({route}) => route)).toContain(
    "GET /canyon/orders/7k4m-2qxr-6/documents/2026-000007",
  );
  expect(page.words()).toContain("$194.12");
  const print = vi.spyOn(window, "print").mockReturnValue();
  await page.press("Print");
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

it("404: a document number of another order is reported as not found, and can be requested again", async () => {
  page.backend(() => ({status: 404, err: {code: "not_found"}}));
  await open();
  expect(page.words()).toContain("Sorry, we couldn't load this document.");
  page.backend(() => ({status: 200, data: EXAMPLE_US_RECEIPT}));
  await page.press("Try again");
  expect(page.words()).toContain("Receipt number");
});
