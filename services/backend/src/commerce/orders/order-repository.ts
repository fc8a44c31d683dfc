import {and, asc, desc, eq, lt, or, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {ledger, order_event, order_line, orders} from "./tables.ts";

export type OrderRow = typeof orders.$inferSelect;
export type NewOrderRow = typeof orders.$inferInsert;
export type OrderLineRow = typeof order_line.$inferSelect;
export type OrderEventRow = typeof order_event.$inferSelect;

export interface NewEvent {
  readonly order_id: string;
  readonly at: Date;
  readonly actor: string;
  readonly kind: string;
  readonly data?: Readonly<Record<string, string | number>>;
}

type LineCounts = Partial<Pick<OrderLineRow, "qty_shipped" | "qty_returned" | "qty_refunded">>;

export interface Page {
  readonly limit: number;
  /** The order after which the page begins; null for the first. */
  readonly after: OrderRow | null;
}

export function createOrderRepository(db: Db) {
  async function one(rows: Promise<OrderRow[]>) {
    const [row] = await rows;
    return row ?? null;
  }

  return {
    get: (id: string) => one(db.select().from(orders).where(eq(orders.id, id))),
    ofPrettyId: (pretty_id: string) => one(db.select().from(orders).where(eq(orders.pretty_id, pretty_id))),
    ofCheckout: (id: string) => one(db.select().from(orders).where(eq(orders.checkout_id, id))),
    ofPayment: (id: string) => one(db.select().from(orders).where(eq(orders.provider_payment_intent, id))),
    ofSubscription: (id: string) => one(db.select().from(orders).where(eq(orders.provider_subscription, id))),
    lock: (id: string) => one(db.select().from(orders).where(eq(orders.id, id)).for("update")),

    listOfUser: (user_id: string, {limit, after}: Page) =>
      db
        .select()
        .from(orders)
        .where(and(eq(orders.user_id, user_id), after ? isOlder(after) : undefined))
        .orderBy(desc(orders.placed_at), desc(orders.id))
        .limit(limit),

    listLines: (order_id: string): Promise<OrderLineRow[]> =>
      db.select().from(order_line).where(eq(order_line.order_id, order_id)).orderBy(asc(order_line.line_no)),

    listEvents: (order_id: string): Promise<OrderEventRow[]> =>
      db
        .select()
        .from(order_event)
        .where(eq(order_event.order_id, order_id))
        .orderBy(asc(order_event.at), asc(order_event.id)),

    async add(row: NewOrderRow, lines: readonly Omit<typeof order_line.$inferInsert, "order_id">[]) {
      const [added] = await db.insert(orders).values(row).returning();
      if (!added) throw new Error(`Order ${row.id} was not added`);
      await db.insert(order_line).values(lines.map((line) => ({...line, order_id: row.id})));
      return added;
    },

    /** Only with the order locked. */
    async change(id: string, change: Partial<NewOrderRow>): Promise<OrderRow> {
      const [row] = await db
        .update(orders)
        .set({...change, version: sql`${orders.version} + 1`})
        .where(eq(orders.id, id))
        .returning();
      if (!row) throw new Error(`Order ${id} is gone`);
      return row;
    },

    /** Adds to what has become of a line. Only with the order locked. */
    async addToLine(
      order_id: string,
      line_no: number,
      {qty_shipped = 0, qty_returned = 0, qty_refunded = 0}: LineCounts,
    ) {
      await db
        .update(order_line)
        .set({
          qty_shipped: sql`${order_line.qty_shipped} + ${qty_shipped}`,
          qty_returned: sql`${order_line.qty_returned} + ${qty_returned}`,
          qty_refunded: sql`${order_line.qty_refunded} + ${qty_refunded}`,
        })
        .where(and(eq(order_line.order_id, order_id), eq(order_line.line_no, line_no)));
    },

    async note({order_id, at, actor, kind, data = {}}: NewEvent) {
      await db.insert(order_event).values({order_id, at, actor, kind, data, id: newId("evt")});
    },

    /** False when this money was written down before. */
    async record(entry: Omit<typeof ledger.$inferInsert, "id">): Promise<boolean> {
      const added = await db
        .insert(ledger)
        .values({...entry, id: newId("led")})
        .onConflictDoNothing()
        .returning({id: ledger.id});
      return added.length > 0;
    },
  };
}

function isOlder({placed_at, id}: OrderRow) {
  return or(lt(orders.placed_at, placed_at), and(eq(orders.placed_at, placed_at), lt(orders.id, id)));
}
