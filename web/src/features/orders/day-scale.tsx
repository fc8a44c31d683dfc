import type {Order} from "@gradus/backend/contract/orders";
import {brand} from "@gradus/schemas/brand";
import type {DayRange} from "@gradus/schemas/delivery-days";
import {daysBetween} from "@gradus/training/numbers/days";
import {calendarAddress} from "@/lib/calendar-file";
import {formatShortDay} from "@/lib/format/dates";
import {formatDayRange} from "@/lib/format/day-range";
import {formatMoney} from "@/lib/format/money";
import {regionDay} from "@/lib/time/region-day";
import {type DayKind, expectedDays, firstCharge, type OrderDay, orderDays} from "./order-days";
import type {OrderPart} from "./order-place";

interface Props extends OrderPart {
  readonly order: Order;
  readonly now: Date;
  readonly className?: string;
}

/** After the last day the scale runs on for a week. */
const TAIL_DAYS = 7;

export function DayScale({order, now, t, place, className = ""}: Props) {
  const days = orderDays(order, place.catalog, now);
  const today = regionDay(now, order.region);
  const expected = expectedDays(order, now);
  return (
    <ol className={`day-scale ${className}`} aria-label={t("order.next")}>
      {days.map((entry, index) => {
        const next = days[index + 1]?.day;
        const gap = next ? daysBetween(entry.day, next) : TAIL_DAYS;
        const isToday = entry.day === today;
        const range = entry.kinds.includes("expected") ? expected : null;
        return (
          <li
            key={entry.day}
            className="day-scale-day"
            style={{"--days": gap, "--span": range ? daysBetween(range.from, range.to) + 1 : 0} as object}
            data-range={range ? "" : undefined}
            data-now={isToday || undefined}
            data-past={entry.day < today || undefined}
          >
            <p className={`day-scale-date ${isToday ? "day-scale-now" : ""}`}>
              <time dateTime={entry.day}>
                {isToday
                  ? t("order.today")
                  : range
                    ? formatDayRange(range, t.formatLocale)
                    : formatShortDay(entry.day, place.market)}
              </time>
            </p>
            <p className="day-scale-words">
              {words({entry, order, t, place, isExpected: expected !== null}).join(" ")}
              {range && <ToCalendar days={range} order={order} t={t} />}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function ToCalendar({days, order, t}: {days: DayRange; order: Order; t: OrderPart["t"]}) {
  const {pretty_id: number, placed_at} = order;
  const title = t("order.calendarTitle", {number, brand: brand.name});
  const entry = {id: order.id, title, days, made: new Date(placed_at)};
  return (
    <>
      {" "}
      <a className="link print:hidden" download={`${number}.ics`} href={calendarAddress(entry)}>
        {t("order.toCalendar")}
      </a>
    </>
  );
}

type OrderDayContext = OrderPart & {
  readonly entry: OrderDay;
  readonly order: Order;
  readonly isExpected: boolean;
};

function words({entry, order, t, place, isExpected}: OrderDayContext): string[] {
  const charge = firstCharge(order.lines, place.catalog);
  const amount = charge ? formatMoney(charge.amount, order.currency, place.market) : "";
  const labels: Readonly<Record<DayKind, string>> = {
    placed: t(placedWords(order, isExpected)),
    today: "",
    shipped: t("order.day.shipped"),
    expected: t(isWaiting(order) ? "order.day.expectedTracked" : "order.day.expected"),
    delivered: t("order.day.delivered"),
    first_charge: t("order.day.firstCharge", {amount}),
    returns_close: t("order.day.returnsClose"),
  };
  return entry.kinds.map((kind) => labels[kind]).filter(Boolean);
}

/** The number of the parcel is promised once: beside the arrival, where one is expected. */
function placedWords(order: Order, isExpected: boolean) {
  const {status} = order;
  if (status === "cancelled" || status === "payment_failed") return "order.day.ordered" as const;
  if (status === "in_review" || status === "processing_payment") return "order.day.checking" as const;
  return isWaiting(order) && !isExpected ? ("order.day.placed" as const) : ("order.day.paid" as const);
}

const isWaiting = ({shipments, fulfilment_status}: Order) =>
  shipments.length === 0 && fulfilment_status !== "not_required";
