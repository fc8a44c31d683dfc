import {and, asc, eq, isNull, sql} from "drizzle-orm";
import type {DeviceProduct} from "../contract/gear-values.ts";
import type {Db} from "../core/db/db.ts";
import {device} from "./tables.ts";

export type DeviceRow = typeof device.$inferSelect;
export type NewDevice = typeof device.$inferInsert;

/** Any number that no other lock of two numbers uses. */
const SERIAL_LOCK = 4_717;

export type DeviceFacts = Pick<DeviceRow, "side" | "firmware" | "battery_percent" | "last_seen_at">;

interface Place {
  readonly id: string;
  readonly product: DeviceProduct;
  readonly user_id: string;
}

export function createDeviceRepository(db: Db) {
  const isPaired = isNull(device.unpaired_at);
  const isAt = ({id, product, user_id}: Place) =>
    and(eq(device.id, id), eq(device.user_id, user_id), eq(device.product, product));
  return {
    listPaired: (user_id: string, product: DeviceProduct): Promise<DeviceRow[]> =>
      db
        .select()
        .from(device)
        .where(and(eq(device.user_id, user_id), eq(device.product, product), isPaired))
        .orderBy(asc(device.side), asc(device.paired_at), asc(device.id)),

    /** Null when there is no such device, or no longer. */
    async rename(key: Place, name: string | null): Promise<DeviceRow | null> {
      const [row] = await db
        .update(device)
        .set({name})
        .where(and(isAt(key), isPaired))
        .returning();
      return row ?? null;
    },

    /** False when there never was one. What is unpaired already stays as it is. */
    async unpair(key: Place, now: Date): Promise<boolean> {
      await db
        .update(device)
        .set({unpaired_at: now})
        .where(and(isAt(key), isPaired));
      const rows = await db.select({id: device.id}).from(device).where(isAt(key));
      return rows.length > 0;
    },

    /**
     * The device paired under this serial now; null when there is none. An advisory lock keeps other transactions from
     * reading or taking the serial until this one ends: a row lock alone would not stop one that finds no row.
     */
    async lockBySerial({product, serial}: Pick<NewDevice, "product" | "serial">): Promise<DeviceRow | null> {
      await db.execute(
        sql`select pg_advisory_xact_lock(${SERIAL_LOCK}, hashtext(${`${product} ${serial}`}))`,
      );
      const [row] = await db
        .select()
        .from(device)
        .where(and(eq(device.product, product), eq(device.serial, serial), isPaired))
        .for("update");
      return row ?? null;
    },

    /** For a serial that is locked and not paired. */
    async add(row: NewDevice): Promise<DeviceRow> {
      const [added] = await db.insert(device).values(row).returning();
      if (!added) throw new Error("A device was not added");
      return added;
    },

    /** Stores what the device reports about itself; the name its owner gave it stays. */
    async refresh(row: DeviceRow, {side, firmware, battery_percent, last_seen_at}: DeviceFacts) {
      const facts = {side, firmware, battery_percent, last_seen_at};
      await db.update(device).set(facts).where(eq(device.id, row.id));
      return {...row, ...facts};
    },
  };
}
