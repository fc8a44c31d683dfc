import {and, desc, eq, lt, or} from "drizzle-orm";
import type {z} from "zod";
import type {officeRmaList, returnQuery} from "../../contract/admin-returns.ts";
import type {Db} from "../../core/db/db.ts";
import {orders} from "../orders/tables.ts";
import {createReturnRepository} from "../returns/return-repository.ts";
import {rma} from "../returns/tables.ts";
import {toOfficeRma} from "./to-office-rma.ts";

type Query = z.output<typeof returnQuery>;

export async function listOfficeReturns(
  db: Db,
  {limit, cursor, status, kind}: Query,
  isMasked: boolean,
): Promise<z.output<typeof officeRmaList>> {
  const rows = await db
    .select({rma, order: orders})
    .from(rma)
    .innerJoin(orders, eq(orders.id, rma.order_id))
    .where(
      and(
        status === undefined ? undefined : eq(rma.status, status),
        kind === undefined ? undefined : eq(rma.kind, kind),
        await isAfter(db, cursor),
      ),
    )
    .orderBy(desc(rma.requested_at), desc(rma.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const items = await Promise.all(page.map((row) => toOfficeRma(db, row.order, row.rma, isMasked)));
  return {items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null};
}

async function isAfter(db: Db, cursor: string | undefined) {
  const last = cursor === undefined ? null : await createReturnRepository(db).get(cursor);
  if (!last) return undefined;
  const {requested_at: at, id} = last;
  return or(lt(rma.requested_at, at), and(eq(rma.requested_at, at), lt(rma.id, id)));
}
