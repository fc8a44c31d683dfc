import type {Locale} from "@gradus/schemas/markets";
import {html} from "hono/html";
import {amountIn} from "../money/price-lines.ts";
import type {LineItem, Session} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";
import {formatDate, formatMoney} from "./locale.ts";
import type {Html} from "./page.ts";
import {fillIn, type Words} from "./words.ts";

export interface OrderProps {
  readonly shop: Shop;
  readonly session: Session;
  readonly locale: Locale;
  readonly words: Words;
}

export function orderView(props: OrderProps): Html {
  const {session, words, locale} = props;
  const money = (amount: number | null | undefined) =>
    formatMoney(amount ?? 0, session.currency ?? "usd", locale);
  const {total_details: details, automatic_tax: tax} = session;
  return html`<section aria-labelledby="order"><h2 id="order">${words.order}</h2>
<ul class="lines">${(session.line_items?.data ?? []).map((line) => lineView(props, line))}</ul>
<dl>
<dt>${words.subtotal}</dt><dd>${money(session.amount_subtotal)}</dd>
${details?.amount_discount ? html`<dt>${words.discount}</dt><dd>−${money(details.amount_discount)}</dd>` : ""}
${session.shipping_address_collection ? html`<dt>${words.shipping}</dt><dd>${words.free}</dd>` : ""}
${tax.enabled ? html`<dt>${isInclusive(session) ? words.taxIncluded : words.tax}</dt><dd>${tax.status === "complete" ? money(details?.amount_tax) : words.taxLater}</dd>` : ""}
<dt class="total">${words.total}</dt><dd class="total">${money(session.amount_total)}</dd>
</dl></section>`;
}

const isInclusive = ({line_items, currency}: Session) =>
  (line_items?.data ?? []).every(
    ({price}) => price && amountIn(price, currency ?? "")?.tax_behavior === "inclusive",
  );

function lineView({shop, session, locale, words}: OrderProps, line: LineItem): Html {
  const product = shop.store.get("product", line.price?.product ?? "");
  const image = product?.images.find((address) => URL.canParse(address));
  return html`<li>${image ? html`<img src="${image}" alt="" width="48" height="48">` : ""}
<span class="what">${line.quantity} × ${line.description}${recurringNote({shop, session, locale, words}, line)}</span>
<span class="amount">${formatMoney(line.amount_subtotal, line.currency, locale)}</span></li>`;
}

function recurringNote({shop, session, locale, words}: OrderProps, line: LineItem): Html | "" {
  const {price} = line;
  if (!price?.recurring) return "";
  const amount = (amountIn(price, line.currency)?.unit_amount ?? 0) * (line.quantity ?? 1);
  const every = {
    day: words.every_day,
    week: words.every_week,
    month: words.every_month,
    year: words.every_year,
  };
  const interval = Object.entries(every).find(([name]) => name === price.recurring?.interval)?.[1] ?? "";
  const trial = shop.store.get("local.checkout", session.id)?.session_data.trial_end ?? null;
  const until = trial === null ? "" : `. ${fillIn(words.trial, {date: formatDate(trial, locale)})}`;
  return html`<br><small>${formatMoney(amount, line.currency, locale)} ${interval}${until}</small>`;
}
