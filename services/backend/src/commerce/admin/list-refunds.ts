import {and, desc, eq, isNull, lt, or, type SQL} from "drizzle-orm";
import type {z} from "zod";
import type {refundList, refundQuery} from "../../contract/admin-refunds.ts";
import type {Db} from "../../core/db/db.ts";
import {orders, refund} from "../orders/tables.ts";
import {toOfficeRefund} from "./to-office-refund.ts";

type Query = z.output<typeof refundQuery>;

export async function listRefunds(db: Db, query: Query): Promise<z.output<typeof refundList>> {
  const rows = await db
    .select({refund, pretty_id: orders.pretty_id, currency: orders.currency})
    .from(refund)
    .innerJoin(orders, eq(orders.id, refund.order_id))
    .where(and(...conditionsOf(query), await isAfter(db, query.cursor)))
    .orderBy(desc(refund.at), desc(refund.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const items = page.map(({refund: row, ...order}) => toOfficeRefund(row, order));
  return {items, next_cursor: rows.length > query.limit ? (items.at(-1)?.id ?? null) : null};
}

function conditionsOf({status, waiting}: Query): SQL[] {
  const isWaiting = [
    eq(refund.needs_approval, true),
    isNull(refund.approved_by),
    eq(refund.status, "requested"),
  ];
  return [
    ...(status === undefined ? [] : [eq(refund.status, status)]),
    ...(waiting === true ? isWaiting : []),
  ];
}

async function isAfter(db: Db, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [last] = await db.select().from(refund).where(eq(refund.id, cursor));
  return last && or(lt(refund.at, last.at), and(eq(refund.at, last.at), lt(refund.id, last.id)));
}
