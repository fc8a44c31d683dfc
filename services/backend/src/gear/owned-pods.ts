import type {Db} from "../core/db/db.ts";
import {createDeviceRepository, type DeviceRow} from "./device-repository.ts";

/** The oldest first. */
export async function listOwnedPods(db: Db, user_id: string): Promise<DeviceRow[]> {
  const devices = createDeviceRepository(db);
  const owned = [await devices.listPaired(user_id, "pod"), await devices.listPaired(user_id, "duo")].flat();
  return owned.sort((a, b) => a.paired_at.getTime() - b.paired_at.getTime());
}
