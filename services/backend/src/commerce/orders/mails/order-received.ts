import {brand} from "@gradus/schemas/brand";
import {formatLocale, type MarketParams, market as marketOf} from "@gradus/schemas/markets";
import {defineMail, type MailContext, mailMarket} from "../../../core/mail/mail.ts";
import {type MailTable, mailHtml} from "../../../core/mail/mail-html.ts";
import {dayInRegion} from "../../../core/mail/region-time.ts";
import {formatMoney} from "../../money/format-money.ts";
import {createOrderLinks, orderPage} from "../order-links.ts";
import {documentLinks} from "./order-mail.ts";
import {addressLines, daysOfOrder, membershipTables, textOfTable} from "./order-received-parts.ts";
import {ORDER_RECEIVED_WORDS} from "./order-received-words.ts";
import {type ReceiptFacts, receiptFacts} from "./receipt-facts.ts";

export const orderReceived = defineMail({name: "order_received", payload: receiptFacts, write});

function write(facts: ReceiptFacts, context: MailContext) {
  const {locale, siteUrl} = context;
  const words = ORDER_RECEIVED_WORDS[locale];
  const market = mailMarket(facts.region, locale);
  const home = `${siteUrl}/${market.region}/${market.locale}`;
  const token = createOrderLinks(context.secret).token(facts.order_id, new Date(facts.at));
  const url = orderPage(siteUrl, market, facts.pretty_id, token);
  const text = words.text[facts.outcome];
  const tables = tablesOf(facts, market);
  const number = facts.receipt;
  const links = [
    ...documentLinks(siteUrl, market, {pretty_id: facts.pretty_id, number, token}),
    ...linksOf(market, home),
  ];
  const after = [...(facts.is_invoiced_later ? [words.invoiceLater] : []), words.keep];
  const notice = noticeOf(facts, market);
  return {
    subject: words.subject[facts.outcome](facts.pretty_id, formatMoney(facts.total, facts.currency, locale)),
    text: [
      words.heading,
      text,
      ...tables.map(textOfTable),
      `${words.button}\n${url}`,
      ...after,
      ...links.map((link) => `${link.label}\n${link.url}`),
      ...notice,
      `--\n${brand.name}`,
    ].join("\n\n"),
    html: mailHtml({
      locale,
      heading: words.heading,
      before: [text],
      tables,
      button: {label: words.button, url},
      after,
      links,
      smallPrint: notice,
      footer: {label: new URL(siteUrl).host, url: home},
    }),
    unsubscribeUrl: null,
  };
}

function tablesOf(facts: ReceiptFacts, market: MarketParams): MailTable[] {
  const words = ORDER_RECEIVED_WORDS[market.locale];
  const days = daysOfOrder(facts, market);
  const seller = sellerRows(facts, market);
  const to = facts.address && addressLines(facts.address, formatLocale(market)).join("\n");
  return [
    {title: words.order, rows: orderRows(facts, market)},
    ...membershipTables(facts, market),
    ...(days.length > 0 ? [{title: words.days, rows: days}] : []),
    ...(to ? [{title: words.address, rows: [[to, ""] as const]}] : []),
    ...(seller.length > 0 ? [{title: words.seller, rows: seller}] : []),
  ];
}

function orderRows(facts: ReceiptFacts, market: MarketParams): MailTable["rows"] {
  const {lines, currency, discount, tax, total, card} = facts;
  const words = ORDER_RECEIVED_WORDS[market.locale];
  const money = (amount: number) => formatMoney(amount, currency, market.locale);
  const isInside = total === lines.reduce((sum, one) => sum + one.total, -discount);
  const taxRows = tax > 0 ? [[isInside ? words.taxInside : words.tax, money(tax)] as const] : [];
  const totalRow = [words.total, money(total)] as const;
  const named = (one: ReceiptFacts["lines"][number]) =>
    [`${one.qty} × ${one.name}`, ...(one.clip ? [words.clip(one.clip)] : [])].join(", ");
  return [
    [words.number, facts.pretty_id],
    [words.date, dayInRegion(facts.placed_at ?? facts.at, market)],
    ...lines.map((one) => [named(one), money(one.total)] as const),
    ...(discount > 0 ? [[words.discount, `−${money(discount)}`] as const] : []),
    [words.shipping, words.free],
    ...(isInside ? [totalRow, ...taxRows] : [...taxRows, totalRow]),
    ...(card ? [[words.paidWith, words.card(titled(card.brand), card.last4)] as const] : []),
  ];
}

const titled = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

function sellerRows({seller}: ReceiptFacts, {locale}: MarketParams): MailTable["rows"] {
  const words = ORDER_RECEIVED_WORDS[locale];
  return [
    ...(seller?.name ? [[words.soldBy, seller.name] as const] : []),
    ...(seller?.email ? [[words.contact, seller.email] as const] : []),
  ];
}

function linksOf({region, locale}: MarketParams, home: string) {
  const words = ORDER_RECEIVED_WORDS[locale];
  const {law} = marketOf(region);
  return [
    {label: words.terms, url: `${home}/terms`},
    {label: words.returnsAndWithdrawal, url: `${home}/returns`},
    ...(law.providerIdentification ? [{label: words.legalNotice, url: `${home}/legal-notice`}] : []),
  ];
}

/** On a durable medium: the whole text, not a link to what may change. */
function noticeOf({withdrawal}: ReceiptFacts, {locale}: MarketParams): string[] {
  if (withdrawal === null) return [];
  const version = ORDER_RECEIVED_WORDS[locale].version(withdrawal.version);
  return [`${withdrawal.title}\n${version}`, ...withdrawal.clauses];
}
