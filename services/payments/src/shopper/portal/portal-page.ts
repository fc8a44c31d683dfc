import type {Locale} from "@gradus/schemas/markets";
import {html} from "hono/html";
import {periodEndOf} from "../../billing/subscriptions.ts";
import {TEST_CARDS} from "../../payments/test-cards.ts";
import type {Customer, Invoice, StoredObjects, Subscription} from "../../protocol/stored.ts";
import type {Shop} from "../../state/shop.ts";
import {formatDate, formatMoney} from "../locale.ts";
import {type Html, shopperPage} from "../page.ts";
import {fillIn, WORDS} from "../words.ts";
import {PORTAL_WORDS, type PortalWords} from "./portal-words.ts";

export interface PortalProps {
  readonly shop: Shop;
  readonly session: StoredObjects["billing_portal.session"];
  readonly features: StoredObjects["billing_portal.configuration"]["features"];
  readonly customer: Customer;
  readonly locale: Locale;
  readonly notice: "saved" | "notTest" | null;
}

export function portalPage(props: PortalProps): Html {
  const {shop, session, features, customer, locale, notice} = props;
  const words = PORTAL_WORDS[locale];
  const common = WORDS[locale];
  const subscriptions = shop.store.list("subscription").filter((one) => one.customer === customer.id);
  const content = html`<h1>${words.title}</h1>
${notice ? html`<p class="notice" role="status" tabindex="-1" data-focus>${notice === "saved" ? words.saved : common.notTest}</p>` : ""}
${subscriptions.length === 0 ? html`<p>${words.none}</p>` : subscriptions.map((one) => subscriptionView(props, words, one))}
${features.payment_method_update.enabled ? cardForm(words, common.number) : ""}
${features.invoice_history.enabled ? invoiceList(props, words) : ""}
${session.return_url ? html`<p><a href="${session.return_url}">${common.back}</a></p>` : ""}`;
  return shopperPage({locale, words: common, title: words.title, content, isEmbedded: false});
}

function subscriptionView(
  {shop, features, locale}: PortalProps,
  words: PortalWords,
  one: Subscription,
): Html {
  const names = one.items.data.map(({price}) => shop.store.get("product", price.product)?.name ?? price.id);
  const {ended_at, cancel_at, status} = one;
  const [text, date] =
    ended_at !== null
      ? [words.ended, ended_at]
      : cancel_at !== null
        ? [words.ends, cancel_at]
        : [words.renews, periodEndOf(one)];
  const act = cancel_at === null ? "cancel" : "keep";
  const canCancel = features.subscription_cancel.enabled && ended_at === null;
  return html`<section><h2>${names.join(", ")}</h2>
<p>${fillIn(text, {date: formatDate(date, locale)})}</p>
${status === "past_due" ? html`<p class="alert">${words.pastDue}</p>` : ""}
${canCancel ? html`<form method="post"><input type="hidden" name="subscription" value="${one.id}"><button name="act" value="${act}">${words[act]}</button></form>` : ""}</section>`;
}

function cardForm(words: PortalWords, number: string): Html {
  return html`<section><h2>${words.card}</h2><form method="post">
<div class="field"><label for="number">${words.newCard}: ${number}</label>
<input id="number" name="number" list="cards" inputmode="numeric" autocomplete="off" aria-required="true">
<datalist id="cards">${TEST_CARDS.map((card) => html`<option value="${card.number}">${card.behaviour}</option>`)}</datalist></div>
<button name="act" value="card">${words.save}</button></form></section>`;
}

function invoiceList({shop, customer, locale}: PortalProps, words: PortalWords): Html {
  const invoices = shop.store.list("invoice").filter((one) => one.customer === customer.id);
  const line = ({created, total, currency, status, number}: Invoice) =>
    html`<dt>${formatDate(created, locale)} <small>${number} · ${status}</small></dt><dd>${formatMoney(total, currency, locale)}</dd>`;
  return html`<section><h2>${words.invoices}</h2><dl>${invoices.map(line)}</dl></section>`;
}
