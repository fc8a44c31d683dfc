import {inArray} from "drizzle-orm";
import type {DocumentLine} from "../../contract/order-documents.ts";
import type {Db} from "../../core/db/db.ts";
import {price} from "../catalog/tables.ts";
import {createCheckoutRepository} from "../checkout/checkout-repository.ts";
import type {CheckoutLine} from "../checkout/tables.ts";
import {times} from "../money/money.ts";
import {createOrderRepository, type OrderLineRow, type OrderRow} from "../orders/order-repository.ts";
import {type DocumentPart, hasTaxInside, rateOf} from "./document-parts.ts";

const DAY_MS = 86_400_000;

/** A line as a receipt prints it, before any of it goes back. */
export type SoldLine = DocumentLine & {readonly line_no: number; readonly qty: number};

export async function describeLines(
  tx: Db,
  order: OrderRow,
  parts: readonly DocumentPart[],
): Promise<SoldLine[]> {
  const lines = await createOrderRepository(tx).listLines(order.id);
  const agreed = (await createCheckoutRepository(tx).get(order.checkout_id))?.lines ?? [];
  const intervals = await listIntervals(tx, agreed);
  return lines.map((line): SoldLine => {
    const own = parts.filter(({line_no}) => line_no === line.line_no);
    // The lines of an order are those of its checkout, in the same order.
    const plan = agreed[line.line_no - 1]?.plan ?? null;
    const interval = plan === null ? undefined : intervals.get(plan.price_id);
    const amount = beforeDiscount(line, hasTaxInside(order));
    const {line_no, name, clip, qty, unit_amount: unit, tax} = line;
    return {
      kind: "item",
      line_no,
      name,
      clip,
      qty,
      unit,
      amount,
      tax,
      tax_rate: rateOf(own),
      plan: plan && interval ? {...termsOf(plan, order), interval, due: duePart(line, amount)} : null,
    };
  });
}

/** What the store charged for a line, in the form in which it shows prices. */
const beforeDiscount = ({total, tax, discount}: OrderLineRow, isInside: boolean) =>
  total + discount - (isInside ? 0 : tax);

/** The product's own price is that of its units; what is charged beyond it is the membership's. */
const duePart = ({unit_amount, qty}: OrderLineRow, amount: number) =>
  Math.max(0, amount - times(unit_amount, qty));

type Plan = NonNullable<CheckoutLine["plan"]>;

function termsOf({amount, commitment_months, trial_days}: Plan, {placed_at}: OrderRow) {
  const free_until =
    trial_days > 0 ? new Date(placed_at.getTime() + trial_days * DAY_MS).toISOString() : null;
  return {amount, commitment_months, free_until};
}

async function listIntervals(tx: Db, lines: readonly CheckoutLine[]) {
  const ids = lines.flatMap(({plan}) => plan?.price_id ?? []);
  const rows = ids.length === 0 ? [] : await tx.select().from(price).where(inArray(price.id, ids));
  return new Map(rows.flatMap(({id, interval}) => (interval === null ? [] : [[id, interval] as const])));
}
