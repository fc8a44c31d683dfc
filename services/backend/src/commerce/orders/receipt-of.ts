import {market as marketOf} from "@gradus/schemas/markets";
import {inArray} from "drizzle-orm";
import type {z} from "zod";
import type {Db} from "../../core/db/db.ts";
import {price} from "../catalog/tables.ts";
import {createCheckoutRepository} from "../checkout/checkout-repository.ts";
import type {CheckoutLine} from "../checkout/tables.ts";
import type {orderReceived} from "./mails/order-received.ts";
import {createOrderRepository, type OrderLineRow, type OrderRow} from "./order-repository.ts";
import {returnsTextOf, sellerOf} from "./seller-of.ts";

type Facts = z.input<typeof orderReceived.payload>;

/** The receipt's facts about an order other than its sums, as agreed when it was placed. */
export async function receiptOf(tx: Db, order: OrderRow) {
  const lines = await createOrderRepository(tx).listLines(order.id);
  const {placed_at, card_brand, card_last4, region} = order;
  const text = await returnsTextOf(tx, order);
  return {
    lines: await linesOf(tx, order, lines),
    placed_at: placed_at.toISOString(),
    is_shipped: order.fulfilment_status !== "not_required",
    address: order.shipping_address,
    card: card_brand === null || card_last4 === null ? null : {brand: card_brand, last4: card_last4},
    seller: sellerOf(text),
    withdrawal:
      text && marketOf(region).law.withdrawal
        ? {title: text.title, version: text.version, clauses: [...text.clauses]}
        : null,
  };
}

async function linesOf(tx: Db, {checkout_id}: OrderRow, lines: readonly OrderLineRow[]) {
  const agreed = (await createCheckoutRepository(tx).get(checkout_id))?.lines ?? [];
  const intervals = await intervalsOf(tx, agreed);
  // The lines of an order are those of its checkout, in the same order.
  return lines.map(({line_no, name, qty, unit_amount, clip}) => {
    const plan = agreed[line_no - 1]?.plan ?? null;
    return {name, qty, total: unit_amount * qty, clip, plan: plan && toPlan(plan, intervals)};
  });
}

type Plan = NonNullable<CheckoutLine["plan"]>;
type Intervals = ReadonlyMap<string, NonNullable<NonNullable<Facts["lines"][number]["plan"]>["interval"]>>;

function toPlan({price_id, amount, trial_days, commitment_months}: Plan, intervals: Intervals) {
  const interval = intervals.get(price_id);
  return interval === undefined ? null : {amount, interval, trial_days, commitment_months};
}

async function intervalsOf(tx: Db, lines: readonly CheckoutLine[]): Promise<Intervals> {
  const ids = lines.flatMap(({plan}) => plan?.price_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await tx.select().from(price).where(inArray(price.id, ids));
  return new Map(rows.flatMap(({id, interval}) => (interval === null ? [] : [[id, interval] as const])));
}
