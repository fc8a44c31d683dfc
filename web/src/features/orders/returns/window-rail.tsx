import type {Order} from "@gradus/backend/contract/orders";
import {daysBetween} from "@gradus/training/numbers/days";
import {formatShortDay} from "@/lib/format/dates";
import {regionDay} from "@/lib/time/region-day";
import type {OrderPart} from "../order-place";

interface Props extends OrderPart {
  readonly order: Order;
  readonly window: NonNullable<Order["return_window"]>;
  readonly now: Date;
}

const WINDOW_DAYS = 30;
const DAY_MS = 86_400_000;

export function WindowRail({order, window, now, t, place}: Props) {
  const dayOf = (at: number) => regionDay(new Date(at), order.region);
  const ends = Date.parse(window.ends_at);
  const first = dayOf(window.delivered_at ? Date.parse(window.delivered_at) : ends - WINDOW_DAYS * DAY_MS);
  const [last, today] = [dayOf(ends), dayOf(now.getTime())];
  const days = Math.max(1, daysBetween(first, last));
  const passed = Math.max(0, daysBetween(first, today));
  const isOver = passed > days;
  const write = (day: string) => formatShortDay(day, place.market);
  return (
    <div className="window-rail" style={{"--days": days, "--passed": Math.min(passed, days)} as object}>
      <i aria-hidden="true" data-over={isOver || undefined} />
      <p>
        <span>{t(window.delivered_at ? "order.arrivedOn" : "order.countedFrom", {date: write(first)})}</span>
        <span className="window-rail-now">
          {isOver ? t("order.windowClosed") : t("order.todayIsDay", {day: passed})}
        </span>
        <span>{write(last)}</span>
      </p>
    </div>
  );
}
