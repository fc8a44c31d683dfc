import {html} from "hono/html";
import {findTestCard, TEST_CARDS, type TestCard} from "../payments/test-cards.ts";
import {errorText, type FormState, field, select} from "./fields.ts";
import {countryName, formatMoney} from "./locale.ts";
import {type OrderProps, orderView} from "./order-view.ts";
import {type Html, shopperPage} from "./page.ts";
import type {Errors, Values} from "./read-form.ts";
import {fillIn} from "./words.ts";

export interface PayPageProps extends OrderProps {
  readonly values: Values;
  readonly errors: Errors;
  /** Shown above the form: why it was not paid. */
  readonly alert: string | null;
  readonly notice: string | null;
  readonly codeError: boolean;
  /** Where the form goes: this page's own address. */
  readonly action: string;
  readonly isEmbedded: boolean;
}

const COUNTRIES = [
  "AT",
  "AU",
  "BE",
  "CA",
  "CH",
  "DE",
  "DK",
  "ES",
  "FR",
  "GB",
  "IE",
  "IT",
  "LU",
  "NL",
  "PT",
  "SE",
  "US",
];

/** Works by keyboard, without a script, and in a narrow frame. */
export function payPage(props: PayPageProps): Html {
  const {session, locale, words, action, alert, notice, isEmbedded} = props;
  const total = formatMoney(session.amount_total ?? 0, session.currency ?? "usd", locale);
  const text = session.custom_text.submit?.message;
  const content = html`<h1>${words.title}</h1>
${alert ? html`<p class="alert" role="alert" tabindex="-1" data-focus>✕ ${alert}</p>` : ""}
${notice ? html`<p class="notice" role="status" tabindex="-1" data-focus>${notice}</p>` : ""}
<form method="post" action="${action}" novalidate>
<input type="hidden" name="shown_total" value="${session.amount_total ?? 0}">
<button class="enter" name="act" value="pay" tabindex="-1" aria-hidden="true"></button>
${orderView(props)}
${codeView(props)}
${contactView(props)}
${addressView(props)}
${cardView(props)}
${termsView(props)}
${text ? html`<p class="hint">${text}</p>` : ""}
<button class="pay" name="act" value="pay">${fillIn(session.mode === "subscription" ? words.subscribe : words.pay, {amount: total})}</button>
</form>
${session.cancel_url && !isEmbedded ? html`<p><a href="${session.cancel_url}">${words.back}</a></p>` : ""}`;
  return shopperPage({locale, words, title: words.title, content, isEmbedded});
}

function codeView({session, words, codeError}: PayPageProps): Html | "" {
  const [discount] = session.discounts ?? [];
  if (session.allow_promotion_codes !== true) return "";
  if (discount)
    return html`<section><button name="act" value="remove_code">${words.remove}</button></section>`;
  return html`<section class="code"><div class="field"><label for="code">${words.code}</label>
<input id="code" name="code" autocomplete="off" ${codeError ? html`aria-invalid="true" aria-describedby="code-error"` : ""}>
${codeError ? html`<p class="error" id="code-error" role="alert">✕ ${words.badCode}</p>` : ""}</div>
<button name="act" value="apply_code">${words.apply}</button></section>`;
}

function contactView(props: PayPageProps): Html {
  const {session, words} = props;
  const state: FormState = props;
  return html`<fieldset><legend>${words.contact}</legend>
${field(state, {name: "email", label: words.email, type: "email"})}
${session.phone_number_collection?.enabled ? field(state, {name: "phone", label: words.phone, type: "tel"}) : ""}
</fieldset>`;
}

function addressView(props: PayPageProps): Html {
  const {session, words, locale} = props;
  const state: FormState = props;
  const allowed: readonly string[] = session.shipping_address_collection?.allowed_countries ?? COUNTRIES;
  const options = allowed
    .map((code) => [code, countryName(code, locale)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, locale));
  const country = select(state, {name: "country", label: words.country, options});
  const postal = field(state, {name: "postal_code", label: words.postalCode});
  const update = session.automatic_tax.enabled
    ? html`<button name="act" value="update">${words.update}</button>`
    : "";
  if (!session.shipping_address_collection) {
    return html`<fieldset><legend>${words.billing}</legend><div class="row">${country}${postal}</div>${update}</fieldset>`;
  }
  return html`<fieldset><legend>${words.delivery}</legend>
${field(state, {name: "full_name", label: words.fullName})}
${country}
${field(state, {name: "line1", label: words.line1})}
${field(state, {name: "line2", label: words.line2, isOptional: true})}
<div class="row">${postal}${field(state, {name: "city", label: words.city})}</div>
${field(state, {name: "state", label: words.state, isOptional: true})}
${update}</fieldset>`;
}

function cardView(props: PayPageProps): Html {
  const {words, values} = props;
  const state: FormState = props;
  // Back into a page goes a published test number, never anything else that was typed.
  const number = findTestCard(values.number)?.number ?? "";
  return html`<fieldset><legend>${words.card}</legend>
<ul class="chips" aria-label="${words.fill}">${TEST_CARDS.slice(0, SHOWN_CARDS).map((card) => chip(card, words))}</ul>
<details><summary>${words.otherCards}</summary><ul class="chips">${TEST_CARDS.slice(SHOWN_CARDS).map((card) => chip(card, words))}</ul></details>
${field(state, {name: "number", label: words.number, inputMode: "numeric", value: number})}
<div class="row">
${field(state, {name: "expiry", label: words.expiry, inputMode: "numeric"})}
${field(state, {name: "cvc", label: words.cvc, inputMode: "numeric", value: number === "" ? "" : values.cvc})}
</div>
${field(state, {name: "holder", label: words.holder})}
</fieldset>`;
}

const SHOWN_CARDS = 4;

const chip = ({number, behaviour}: TestCard, words: PayPageProps["words"]): Html =>
  html`<li><button name="fill" value="${number}" data-fill="${number}">${groups(number)} <small>${words[`card_${behaviour}`]}</small></button></li>`;

const groups = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");

function termsView({session, values, errors, words}: PayPageProps): Html | "" {
  if (session.consent_collection?.terms_of_service !== "required") return "";
  const text = session.custom_text.terms_of_service_acceptance?.message ?? words.terms;
  return html`<div class="field"><label class="check"><input type="checkbox" name="terms" ${values.terms === "on" ? "checked" : ""} ${errors.terms ? html`aria-invalid="true" aria-describedby="terms-error"` : ""}><span>${text}</span></label>
${errorText("terms", errors.terms && words[errors.terms])}</div>`;
}
