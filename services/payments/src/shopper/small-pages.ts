import {html} from "hono/html";
import {formatMoney} from "./locale.ts";
import type {OrderProps} from "./order-view.ts";
import {type Html, shopperPage} from "./page.ts";
import {fillIn} from "./words.ts";

interface BankProps extends OrderProps {
  readonly action: string;
  readonly isEmbedded: boolean;
}

export function bankPage({session, locale, words, action, isEmbedded}: BankProps): Html {
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? "usd", locale);
  const content = html`<h1>${words.bankTitle}</h1>
<p>${fillIn(words.bankText, {amount})}</p>
<form method="post" action="${action}" class="actions">
<button name="result" value="complete" class="pay">${words.complete}</button>
<button name="result" value="fail">${words.fail}</button>
</form>`;
  return shopperPage({locale, words, title: words.bankTitle, content, isEmbedded});
}

interface ClosedProps extends OrderProps {
  /** Where to go from here; null: nowhere is known. */
  readonly next: string | null;
  readonly isEmbedded: boolean;
}

export function closedPage({session, locale, words, next, isEmbedded}: ClosedProps): Html {
  const isPaid = session.status === "complete";
  const content = html`<h1>${isPaid ? words.paid : words.expired}</h1>
${next ? html`<p><a href="${next}" target="_top">${words.goOn}</a></p>` : ""}`;
  // An expired frame stays where it is: the page around it decides.
  const goTo = isPaid && isEmbedded ? {goTo: next ?? "#complete"} : {};
  return shopperPage({locale, words, title: words.title, content, isEmbedded, ...goTo});
}
