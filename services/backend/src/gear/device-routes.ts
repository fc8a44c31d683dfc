import type {z} from "@hono/zod-openapi";
import type {oneParams} from "../contract/calls/devices.ts";
import * as calls from "../contract/calls/devices.ts";
import type {Device} from "../contract/gear.ts";
import {DEVICE_PRODUCTS} from "../contract/gear-values.ts";
import {notFound} from "../core/errors.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute, ownerInPath} from "../core/http/define-route.ts";
import {createDeviceRepository, type DeviceRow} from "./device-repository.ts";
import type {GearDeps} from "./gear-deps.ts";

const listRoute = defineRoute(calls.list, ownerInPath);
const renameRoute = defineRoute(calls.rename, ownerInPath);
const removeRoute = defineRoute(calls.remove, ownerInPath);

export function deviceRoutes({db, now}: GearDeps) {
  const devices = createDeviceRepository(db);
  return createApi()
    .openapi(listRoute, async (c) => {
      const rows = await devices.listPaired(c.var.owner, requireProduct(c.req.valid("param").product));
      const items = rows.map(toDevice);
      return c.json({data: {items: c.var.isMasked ? items.map(masked) : items}}, 200);
    })
    .openapi(renameRoute, async (c) => {
      const row = await devices.rename(placeOf(c.req.valid("param"), c.var.owner), c.req.valid("json").name);
      if (!row) throw missing();
      return c.json({data: toDevice(row)}, 200);
    })
    .openapi(removeRoute, async (c) => {
      const isKnown = await devices.unpair(placeOf(c.req.valid("param"), c.var.owner), now());
      if (!isKnown) throw missing();
      return c.json({data: {removed: true as const}}, 200);
    });
}

function placeOf({product: name, device_id: id}: z.infer<typeof oneParams>, user_id: string) {
  return {id, product: requireProduct(name), user_id};
}

function requireProduct(name: string) {
  const known = DEVICE_PRODUCTS.find((each) => each === name);
  if (known) return known;
  throw missing();
}

function missing() {
  return notFound();
}

/** Fields are listed, not spread: the former owner must not be disclosed. */
function toDevice(row: DeviceRow): Device {
  const {id, product: kind, serial, name, side, firmware, battery_percent} = row;
  return {
    id,
    product: kind,
    serial,
    name,
    side,
    firmware,
    battery_percent,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    paired_at: row.paired_at.toISOString(),
  };
}

const SHOWN = 4;

/** Enough to distinguish devices on the phone, and too little to claim one. */
function masked(device: Device): Device {
  return {...device, serial: `…${device.serial.slice(-SHOWN)}`};
}
