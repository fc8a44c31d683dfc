import {createAccountRepository} from "../accounts/account/account-repository.ts";
import type {Db} from "../core/db/db.ts";
import {newId} from "../core/db/new-id.ts";
import {enqueueMail} from "../core/mail/enqueue-mail.ts";
import {createDeviceRepository, type DeviceFacts, type DeviceRow} from "./device-repository.ts";
import {deviceMoved} from "./mails/device-moved.ts";

export interface PairedDevice extends DeviceFacts, Pick<DeviceRow, "user_id" | "product" | "serial"> {}

/**
 * Pairs a device with an account, inside the caller's transaction. Possession counts: a serial goes to the account that
 * pairs it last; the former owner loses it at this moment and is notified by mail. Concurrent calls run one by one.
 */
export async function pairDevice(tx: Db, paired: PairedDevice, now: Date): Promise<DeviceRow> {
  const devices = createDeviceRepository(tx);
  const current = await devices.lockBySerial(paired);
  if (current?.user_id === paired.user_id) return devices.refresh(current, paired);
  if (current) {
    await devices.unpair(current, now);
    await notifyFormerOwner(tx, current, now);
  }
  return devices.add({...paired, id: newId("dev"), name: null, paired_at: now});
}

async function notifyFormerOwner(tx: Db, {id, user_id, product, serial}: DeviceRow, now: Date) {
  const owner = await createAccountRepository(tx).get(user_id, now);
  if (!owner) return;
  await enqueueMail(tx, deviceMoved, {
    dedupe: `device-moved.${id}`,
    locale: owner.locale,
    to: owner.email,
    payload: {region: owner.region, product, serial, at: now.toISOString()},
    at: now,
  });
}
