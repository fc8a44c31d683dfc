import {findByCode} from "../checkout/discounts.ts";
import {paySession, priceFor} from "../checkout/pay-session.ts";
import {appliedTo, reprice} from "../checkout/session-lines.ts";
import {findTestCard} from "../payments/test-cards.ts";
import type {Session} from "../protocol/stored.ts";
import {formatMoney} from "./locale.ts";
import type {PayPageProps} from "./pay-page.ts";
import {addressOf, readPayment, readValues, type Values} from "./read-form.ts";
import type {Visit} from "./visit.ts";
import {fillIn} from "./words.ts";

type Form = Readonly<Record<string, unknown>>;
type PayPageState = Pick<PayPageProps, "session" | "values" | "errors" | "alert" | "notice" | "codeError">;
export type FormAnswer = {readonly page: PayPageState} | {readonly next: "bank" | "done"};

export function answerForm(visit: Visit, form: Form): FormAnswer {
  const values = readValues(form);
  const session = visit.shop.store.put(priceAtAddress(visit, values));
  const shown = {session, values, errors: {}, alert: null, notice: null, codeError: false};
  const filled = findTestCard(typeof form.fill === "string" ? form.fill : "");
  if (filled)
    return {
      page: {...shown, values: {...values, number: filled.number, expiry: nextExpiry(visit), cvc: "123"}},
    };
  if (form.act === "apply_code") return {page: {...shown, ...applyCode(visit, session, values, form.code)}};
  if (form.act === "remove_code") return {page: {...shown, session: removeCode(visit, session, values)}};
  if (form.act !== "pay") return {page: shown};
  return pay(visit, session, shown, Number(form.shown_total));
}

function pay(visit: Visit, session: Session, shown: PayPageState, shownTotal: number): FormAnswer {
  const {shop, words, locale} = visit;
  const read = readPayment(shown.values, session, new Date(shop.clock.ms()));
  if ("errors" in read) return {page: {...shown, errors: read.errors, alert: words.problem}};
  // A total that the page did not show is never charged.
  if (session.amount_total !== shownTotal) {
    const amount = formatMoney(session.amount_total ?? 0, session.currency ?? "usd", locale);
    return {page: {...shown, notice: fillIn(words.newTotal, {amount})}};
  }
  const result = paySession(shop, session.id, read.input);
  if (result.outcome === "declined") {
    return {page: {...shown, alert: declineMessage(shown.values.number, words)}};
  }
  return {next: result.outcome === "requires_action" ? "bank" : "done"};
}

/** The provider's own message is English: the outcome of the test card is localized for the customer. */
function declineMessage(number: string, words: Visit["words"]): string {
  const behaviour = findTestCard(number)?.behaviour ?? "generic_decline";
  return behaviour === "generic_decline"
    ? `${words.declined}.`
    : `${words.declined} (${words[`card_${behaviour}`]}).`;
}

function priceAtAddress({shop, session}: Visit, values: Values): Session {
  const isShipped = session.shipping_address_collection !== null;
  const address = addressOf(values, isShipped);
  if (address.country === null) return session;
  return priceFor(shop, session, {billing: address, shipping: isShipped ? {name: "", address} : null});
}

function applyCode({shop}: Visit, session: Session, values: Values, code: unknown) {
  const subtotal = session.amount_subtotal ?? 0;
  const basis = {customer: session.customer, currency: session.currency ?? "", subtotal};
  const applied = typeof code === "string" && code.trim() !== "" ? findByCode(shop, code, basis) : null;
  if (!applied || session.allow_promotion_codes !== true) return {codeError: true};
  return {session: shop.store.put(reprice(shop, session, values.country || null, applied))};
}

function removeCode({shop}: Visit, session: Session, values: Values): Session {
  return session.allow_promotion_codes === true && appliedTo(shop, session)
    ? shop.store.put(reprice(shop, session, values.country || null, null))
    : session;
}

const nextExpiry = ({shop}: Visit) => `12/${(new Date(shop.clock.ms()).getUTCFullYear() + 4) % 100}`;
