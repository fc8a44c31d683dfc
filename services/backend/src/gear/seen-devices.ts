import {and, eq, isNull, lt, or} from "drizzle-orm";
import type {Db} from "../core/db/db.ts";
import {device} from "./tables.ts";

export interface SeenDevice {
  readonly serial: string;
  readonly firmware: string;
  readonly last_seen_at: Date;
}

/**
 * Stores what recordings report about devices that are paired with their runner, unless newer facts are stored: old
 * files may arrive later, too. No file reports the battery level.
 */
export async function recordSeenDevices(tx: Db, user_id: string, devices: readonly SeenDevice[]) {
  // In one order, so that two files never wait for each other.
  for (const {serial, firmware, last_seen_at} of devices.toSorted((a, b) => (a.serial < b.serial ? -1 : 1))) {
    const isTheirs = and(eq(device.user_id, user_id), eq(device.serial, serial), isNull(device.unpaired_at));
    const isNews = or(isNull(device.last_seen_at), lt(device.last_seen_at, last_seen_at));
    await tx.update(device).set({firmware, last_seen_at}).where(and(isTheirs, isNews));
  }
}
