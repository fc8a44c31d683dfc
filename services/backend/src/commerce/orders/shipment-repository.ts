import {and, asc, eq, isNull} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {shipment} from "./tables.ts";

export type ShipmentRow = typeof shipment.$inferSelect;

export function createShipmentRepository(db: Db) {
  return {
    listOf: (order_id: string): Promise<ShipmentRow[]> =>
      db
        .select()
        .from(shipment)
        .where(eq(shipment.order_id, order_id))
        .orderBy(asc(shipment.shipped_at), asc(shipment.id)),

    async add(row: typeof shipment.$inferInsert): Promise<ShipmentRow> {
      const [added] = await db.insert(shipment).values(row).returning();
      if (!added) throw new Error(`Shipment ${row.id} was not added`);
      return added;
    },

    /** Marks those shipments of an order as delivered that have no delivery report yet. */
    async deliver(order_id: string, delivered_at: Date) {
      const isUnderWay = and(eq(shipment.order_id, order_id), isNull(shipment.delivered_at));
      await db.update(shipment).set({delivered_at}).where(isUnderWay);
    },
  };
}
