import {ORDER_STATES, type Order} from "@gradus/backend/contract/orders";
import {LOCALES} from "@gradus/schemas/markets";
import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import {OrderState} from "@/client/parts/order-state";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {ConfirmationField} from "./confirmation/confirmation-field";
import {OrderBody} from "./order-body";
import {ORDER_MESSAGES} from "./order-messages";
import {OrderProblem} from "./order-problem";
import {EXAMPLE_ORDER} from "./testing/example-order";
import {EXAMPLE_PLACE} from "./testing/example-place";

const US = {region: "us", locale: "en"} as const;
const t = clientTranslator(selectMessages(US, ORDER_MESSAGES));
const orderContext = EXAMPLE_PLACE;
const NOW = new Date("2026-11-22T17:00:00Z");
const body = (order: Order) =>
  renderToStaticMarkup(<OrderBody handle={{order}} now={NOW} t={t} place={orderContext} />);

it("shows what was bought, the total and the delivery address", () => {
  const markup = body(EXAMPLE_ORDER);
  for (const words of ["$169.00", "$12.00", "$181.00", "$13.12", "$194.12", "418 Alder Street", "4242"])
    expect(markup).toContain(words);
  expect(markup).toContain("Full membership, 6 month commitment");
  expect(markup).toContain("30 days free, then $9.99 per month");
});

it("names the seller where the company name is known", () => {
  expect(body(EXAMPLE_ORDER)).toMatch(/Sold by<.*>Example Ltd</);
  const nameless = {...orderContext, seller: null};
  const markup = renderToStaticMarkup(
    <OrderBody handle={{order: EXAMPLE_ORDER}} now={NOW} t={t} place={nameless} />,
  );
  expect(markup).not.toContain("Sold by");
});

it("without scripts too, the first charge is shown beside its day", () => {
  expect(body(EXAMPLE_ORDER)).toMatch(/dateTime="2026-12-22">Dec 22, 2026<.*First \$9\.99/s);
});

it("who may not see the person sees neither name, address, phone nor card", () => {
  const order = {...EXAMPLE_ORDER, email: null, phone_number: null, card: null, shipping_address: null};
  const field = renderToStaticMarkup(<ConfirmationField order={order} t={t} place={orderContext} />);
  const markup = field + body(order);
  for (const secret of ["Robin", "Alder", "916", "4242", "runner@"]) expect(markup).not.toContain(secret);
  expect(field).toContain("Thank you.");
});

it("an order under review is not called paid", () => {
  const order = {...EXAMPLE_ORDER, status: "in_review" as const};
  const field = renderToStaticMarkup(<ConfirmationField order={order} t={t} place={orderContext} />);
  expect(field + body(order)).not.toContain("Paid and confirmed");
  expect(body(order)).toContain("We are still checking the payment");
});

it.each([
  ["cancelled", "Your order was cancelled."],
  ["refunded", "Your order was refunded."],
] as const)("an order that is %s stays so, without thanks for a payment", (status, words) => {
  const order = {...EXAMPLE_ORDER, status};
  const field = renderToStaticMarkup(<ConfirmationField order={order} t={t} place={orderContext} />);
  expect(field).toContain(words);
  expect(field).not.toMatch(/Thank you|Paid and confirmed/);
});

it("prices that include tax are labelled so, and refunded money is shown below", () => {
  const order = {...EXAMPLE_ORDER, total: 18_100, tax: 2_890, refunded: 1_287};
  expect(body(order)).toContain("Tax included");
  expect(body(order)).toContain("−$12.87");
  expect(body(EXAMPLE_ORDER)).not.toContain("Tax included");
});

it("an order that cannot be shown is reported in the specified wording, with a way to continue", () => {
  const markup = renderToStaticMarkup(<OrderProblem retry="" t={t} place={orderContext} />);
  expect(markup).toContain("Sorry, we couldn&#x27;t load this order.");
  expect(markup).toContain('href="mailto:help@gradus.test"');
});

describe.each(LOCALES)("%s", (locale) => {
  it("has words of its own for every state", () => {
    const translate = clientTranslator(selectMessages({region: "int", locale}, ORDER_MESSAGES));
    const words = ORDER_STATES.map((status) =>
      renderToStaticMarkup(<OrderState status={status} t={translate} />),
    );
    expect(new Set(words).size).toBe(ORDER_STATES.length);
  });
});
