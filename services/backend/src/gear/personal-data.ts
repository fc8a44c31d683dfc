import {eq, getTableColumns} from "drizzle-orm";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";
import {apparel, device} from "./tables.ts";

export const GEAR_DATA: readonly PersonalTable[] = [
  {
    table: device,
    export: {
      file: "devices.json",
      read: (db, {id}) => db.select(getTableColumns(device)).from(device).where(eq(device.user_id, id)),
    },
    digest: {
      as: "device",
      read: async (db, {id}) => {
        const rows = await db.select({serial: device.serial}).from(device).where(eq(device.user_id, id));
        return rows.map(({serial}) => serial);
      },
    },
    erase: (tx, {id}) => tx.delete(device).where(eq(device.user_id, id)),
  },
  {
    table: apparel,
    export: {
      file: "shoes.json",
      read: (db, {id}) => db.select(getTableColumns(apparel)).from(apparel).where(eq(apparel.user_id, id)),
    },
    erase: (tx, {id}) => tx.delete(apparel).where(eq(apparel.user_id, id)),
  },
];
