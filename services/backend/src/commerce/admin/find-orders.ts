import {and, desc, eq, exists, gte, lt, lte, or, type SQL, sql} from "drizzle-orm";
import type {z} from "zod";
import type {OfficeOrderQuery, officeOrderRow} from "../../contract/admin-orders.ts";
import type {Db} from "../../core/db/db.ts";
import {parseEmail} from "../../core/mail/parse-email.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import {displayedStatus} from "../orders/order-status.ts";
import {parsePrettyId} from "../orders/pretty-id.ts";
import {order_line, orders} from "../orders/tables.ts";
import {maskEmail} from "./mask.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export async function findOrders(
  db: Db,
  query: OfficeOrderQuery,
  {limit, isMasked}: {readonly limit: number; readonly isMasked: boolean},
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(...conditionsOf(db, query, isMasked), await isAfter(db, query.cursor)))
    .orderBy(desc(orders.placed_at), desc(orders.id))
    .limit(limit);
}

function conditionsOf(db: Db, query: OfficeOrderQuery, isMasked: boolean): (SQL | undefined)[] {
  const {q, sku, payment, fulfilment, returns, region, promo, from, to, min, max} = query;
  const optionalCondition = <T>(value: T | undefined, condition: (value: T) => SQL | undefined) =>
    value === undefined ? undefined : condition(value);
  return [
    optionalCondition(q, isMasked ? isKnown : isNamed),
    optionalCondition(sku, (value) => exists(linesOf(db, value))),
    optionalCondition(payment, (status) => eq(orders.payment_status, status)),
    optionalCondition(fulfilment, (status) => eq(orders.fulfilment_status, status)),
    optionalCondition(returns, (status) => eq(orders.return_status, status)),
    optionalCondition(region, (value) => eq(orders.region, value)),
    optionalCondition(promo, (code) => eq(orders.promo_code, code.toUpperCase())),
    optionalCondition(from, (day) => gte(orders.placed_at, new Date(day))),
    optionalCondition(to, (day) => lt(orders.placed_at, new Date(Date.parse(day) + DAY_MS))),
    optionalCondition(min, (least) => gte(orders.total, least)),
    optionalCondition(max, (most) => lte(orders.total, most)),
  ];
}

function linesOf(db: Db, sku: string) {
  const isOf = and(eq(order_line.order_id, orders.id), eq(order_line.sku, sku));
  return db.select({one: sql`1`}).from(order_line).where(isOf);
}

/** Matches the order number where it is one; else any part of the customer's names, e-mail address and phone number. */
function isNamed(q: string): SQL | undefined {
  const part = `%${q.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return matches(q, (text) => sql`${text} like ${part}`);
}

/** Matches whole values only: a search by parts would reveal a masked value letter by letter. */
function isKnown(q: string): SQL | undefined {
  const whole = parseEmail(q)?.norm ?? q.toLowerCase();
  return matches(q, (text) => sql`${text} = ${whole}`);
}

function matches(q: string, isLike: (text: SQL) => SQL): SQL | undefined {
  const pretty_id = parsePrettyId(q);
  if (pretty_id !== null) return eq(orders.pretty_id, pretty_id);
  const {email_norm, phone, shipping_address, billing_address} = orders;
  const texts = [
    sql`${email_norm}`,
    sql`lower(${phone})`,
    sql`lower(${shipping_address}->>'name')`,
    sql`lower(${billing_address}->>'name')`,
  ];
  return or(...texts.map(isLike));
}

async function isAfter(db: Db, cursor: string | undefined) {
  const last = cursor === undefined ? null : await createOrderRepository(db).get(cursor);
  if (!last) return undefined;
  const {placed_at, id} = last;
  return or(lt(orders.placed_at, placed_at), and(eq(orders.placed_at, placed_at), lt(orders.id, id)));
}

export function toOfficeRow(row: OrderRow, isMasked: boolean): z.output<typeof officeOrderRow> {
  return {
    pretty_id: row.pretty_id,
    placed_at: row.placed_at.toISOString(),
    status: displayedStatus(row),
    payment_status: row.payment_status,
    fulfilment_status: row.fulfilment_status,
    return_status: row.return_status,
    review_reason: row.review_reason,
    hold: row.hold,
    region: row.region,
    country: row.shipping_address?.country ?? null,
    email: isMasked ? maskEmail(row.email) : row.email,
    currency: row.currency,
    total: row.total,
    refunded: row.refunded,
  };
}
