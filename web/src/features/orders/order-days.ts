import type {Catalog} from "@gradus/backend/contract/catalog";
import type {Order} from "@gradus/backend/contract/orders";
import {type DayRange, deliveryDays} from "@gradus/schemas/delivery-days";
import {market as marketOf} from "@gradus/schemas/markets";
import {regionDay} from "@/lib/time/region-day";

export type DayKind =
  | "placed"
  | "today"
  | "shipped"
  | "expected"
  | "delivered"
  | "first_charge"
  | "returns_close";

export interface OrderDay {
  /** Of the region's calendar, yyyy-MM-dd. */
  readonly day: string;
  /** All that falls on it, in the order of the list above. */
  readonly kinds: readonly DayKind[];
}

/** The first charge of a membership, according to its current offer. */
export interface FirstCharge {
  readonly amount: number;
  readonly trial_days: number;
}

type OrderDates = Pick<
  Order,
  | "placed_at"
  | "region"
  | "lines"
  | "shipments"
  | "return_window"
  | "status"
  | "fulfilment_status"
  | "refunded"
  | "total"
>;
type Plans = Pick<Catalog, "offers" | "plans"> | null;

const DAY_MS = 86_400_000;
const CLOSED_STATUSES: ReadonlySet<Order["status"]> = new Set(["cancelled", "refunded", "payment_failed"]);

export function orderDays(order: OrderDates, plans: Plans, now: Date): OrderDay[] {
  const dayOf = (at: string | Date) => regionDay(new Date(at), order.region);
  const shipped = order.shipments.map(({shipped_at}) => shipped_at).sort()[0];
  const delivered = order.return_window?.delivered_at;
  const charge = firstCharge(order.lines, plans);
  const isOver = CLOSED_STATUSES.has(order.status);
  const dated: (readonly [DayKind, string | null | undefined])[] = [
    ["placed", dayOf(order.placed_at)],
    ["shipped", shipped && dayOf(shipped)],
    ["expected", expectedDays(order, now)?.from],
    ["delivered", delivered && dayOf(delivered)],
    ["first_charge", charge && !isOver ? dayOf(daysAfter(order.placed_at, charge.trial_days)) : null],
    ["returns_close", order.return_window && !isOver ? dayOf(order.return_window.ends_at) : null],
  ];
  const days = new Map<string, DayKind[]>();
  for (const [kind, day] of dated) if (day) days.set(day, [...(days.get(day) ?? []), kind]);
  const today = dayOf(now);
  const last = [...days.keys()].sort().at(-1) ?? today;
  if (!days.has(today) && today < last) days.set(today, ["today"]);
  return [...days].map(([day, kinds]) => ({day, kinds})).sort((one, other) => (one.day < other.day ? -1 : 1));
}

/**
 * The days it should arrive on. Null once it has arrived, where nothing is sent, and when it is late: an old promise is
 * of no use.
 */
export function expectedDays(order: OrderDates, now: Date): DayRange | null {
  const {region, placed_at, return_window, fulfilment_status, status} = order;
  if (return_window || fulfilment_status === "not_required" || CLOSED_STATUSES.has(status)) return null;
  const range = deliveryDays(regionDay(new Date(placed_at), region), marketOf(region).delivery);
  return range.to < regionDay(now, region) ? null : range;
}

export function firstCharge(lines: Order["lines"], plans: Plans): FirstCharge | null {
  for (const line of lines) {
    const offer = plans?.offers.find(({code}) => code === line.offer);
    const plan = plans?.plans.find(({code}) => code === offer?.plan_code);
    if (offer && plan && offer.trial_days > 0) return {amount: plan.amount, trial_days: offer.trial_days};
  }
  return null;
}

const daysAfter = (at: string, days: number) => new Date(Date.parse(at) + days * DAY_MS);
