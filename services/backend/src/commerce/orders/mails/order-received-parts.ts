import {deliveryDays} from "@gradus/schemas/delivery-days";
import {formatLocale, type MarketParams, market as marketOf} from "@gradus/schemas/markets";
import {dayInZone} from "@gradus/schemas/zoned-time";
import type {Address} from "../../../contract/orders.ts";
import type {MailTable} from "../../../core/mail/mail-html.ts";
import {dayInRegion} from "../../../core/mail/region-time.ts";
import {formatMoney} from "../../money/format-money.ts";
import {ORDER_RECEIVED_WORDS} from "./order-received-words.ts";
import type {ReceiptFacts} from "./receipt-facts.ts";

const DAY_MS = 86_400_000;
const WIDTH = 60;
/** Countries that write the city before the postal code. */
const CITY_FIRST: ReadonlySet<string> = new Set(["US", "CA", "AU", "GB", "NZ", "PR"]);

const IS_COUNTRY = /^[A-Z]{2}$/;

type Rows = MailTable["rows"];
type Receipt = Pick<ReceiptFacts, "lines" | "currency" | "placed_at" | "at">;

export function daysOfOrder(
  {placed_at, at, is_shipped}: Pick<ReceiptFacts, "placed_at" | "at" | "is_shipped">,
  market: MarketParams,
): Rows {
  if (!is_shipped) return [];
  const words = ORDER_RECEIVED_WORDS[market.locale];
  const {timeZone, delivery} = marketOf(market.region);
  const {from, to} = deliveryDays(dayInZone(new Date(placed_at ?? at), timeZone), delivery);
  const write = (day: string) => calendarDay(day, market);
  return [
    [words.arrives, words.range(write(from), write(to))],
    [words.returns, words.returnDays],
  ];
}

const calendarDay = (day: string, market: MarketParams) =>
  new Intl.DateTimeFormat(formatLocale(market), {dateStyle: "long", timeZone: "UTC"}).format(new Date(day));

export function membershipTables(
  {lines, currency, placed_at, at}: Receipt,
  market: MarketParams,
): MailTable[] {
  const words = ORDER_RECEIVED_WORDS[market.locale];
  const begins = Date.parse(placed_at ?? at);
  const dayAfter = (days: number) => dayInRegion(new Date(begins + days * DAY_MS), market);
  return lines.flatMap(({plan}) => {
    if (plan === null) return [];
    const {trial_days, commitment_months: months} = plan;
    const amount = formatMoney(plan.amount, currency, market.locale);
    const price = words.per[plan.interval](amount);
    const isExclusive = marketOf(market.region).tax.mode === "exclusive";
    const rows: Rows = [
      [words.price, isExclusive ? words.plusTax(price) : price],
      ...(trial_days > 0
        ? [
            [words.cancelUntil, dayAfter(trial_days - 1)] as const,
            [words.firstCharge, dayAfter(trial_days)] as const,
          ]
        : []),
      ...(months > 0 ? [[words.commitment, words.months(months)] as const] : []),
    ];
    return [{title: words.membership(months), rows}];
  });
}

export function addressLines(
  {name, line1, line2, postal_code, city, state, country}: Address,
  formats: string,
): string[] {
  const region = [state, postal_code].filter(Boolean).join(" ");
  const cityText = CITY_FIRST.has(country)
    ? [city, region].filter(Boolean).join(", ")
    : [postal_code, city, state].filter(Boolean).join(" ");
  const land = IS_COUNTRY.test(country)
    ? new Intl.DisplayNames(formats, {type: "region"}).of(country)
    : country;
  return [name, line1, line2, cityText, land].flatMap((line) => (line ? [oneLine(line)] : []));
}

/** What was typed must not look like lines of ours. */
const oneLine = (typed: string) => typed.replaceAll(/[\s\u0085\u2028\u2029]+/g, " ").trim();

export function textOfTable({title, rows}: MailTable): string {
  return [title, ...rows.map(textOfRow)].join("\n");
}

function textOfRow([name, value]: Rows[number]): string {
  if (value === "") return name;
  const room = WIDTH - name.length - value.length;
  if (room > 0) return `${name}${" ".repeat(room)}${value}`;
  return `${name}\n${value.padStart(WIDTH)}`;
}
