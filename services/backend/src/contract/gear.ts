import {z} from "zod";
import {day} from "./account-fields.ts";
import {lengthOf, NO_CONTROLS} from "./bounds.ts";
import {refuseAs} from "./field-code.ts";
import {APPAREL_KINDS, DEVICE_PRODUCTS, GEAR_BOUNDS} from "./gear-values.ts";

function line(max: number) {
  return z
    .string()
    .trim()
    .refine((text) => lengthOf(text) <= max, refuseAs("too_long"))
    .refine((text) => NO_CONTROLS.test(text) && text.isWellFormed(), refuseAs("unknown_value"));
}

const filled = (max: number) =>
  z
    .string()
    .refine((text) => text.trim() !== "", refuseAs("required"))
    .pipe(line(max));

export const device = z.object({
  id: z.string(),
  product: z.enum(DEVICE_PRODUCTS),
  serial: z.string(),
  /** What its owner calls it. */
  name: z.string().nullable(),
  side: z.enum(["left", "right"]).nullable(),
  firmware: z.string().nullable(),
  battery_percent: z.int().nullable(),
  last_seen_at: z.string().nullable(),
  paired_at: z.string(),
});
export type Device = z.infer<typeof device>;

/** GET U/devices/{product}: what is paired now. A product we do not know is 404. */
export const deviceList = z.object({items: z.array(device)});
/** PATCH U/devices/{product}/{device_id}. `null` takes the name away. */
export const deviceEdit = z.strictObject({name: filled(GEAR_BOUNDS.device_name.max).nullable()});
/** DELETE U/devices/{product}/{device_id}. Works twice. */
export const deviceRemoval = z.object({removed: z.literal(true)});

const text = line(GEAR_BOUNDS.apparel_text.max);
const filledText = filled(GEAR_BOUNDS.apparel_text.max);
const limit = z.int().min(GEAR_BOUNDS.limit_m.min).max(GEAR_BOUNDS.limit_m.max).nullable();

export const apparel = z.object({
  id: z.string(),
  kind: z.enum(APPAREL_KINDS),
  brand: z.string(),
  model: z.string(),
  name: z.string().nullable(),
  color: z.string().nullable(),
  bought_on: z.string().nullable(),
  /** How far its owner wants to run in it. */
  limit_m: z.int().nullable(),
  distance_m: z.int(),
  default: z.boolean(),
  retired_at: z.string().nullable(),
  /** Sent as `ETag` too; `If-Match` with an older one answers 409 `conflict`. */
  version: z.int(),
});
export type Apparel = z.infer<typeof apparel>;

/** GET U/apparel?include_retired=true: the default first, then the newest. */
export const apparelQuery = z.strictObject({include_retired: z.enum(["true", "false"]).default("false")});
export const apparelList = z.object({items: z.array(apparel)});

const details = {
  kind: z.enum(APPAREL_KINDS),
  brand: filledText,
  model: filledText,
  name: text.nullable(),
  color: text.nullable(),
  bought_on: day.nullable(),
  limit_m: limit,
};

/** POST U/apparel. The first shoe becomes the default by itself. */
export const newApparel = z.strictObject({
  ...z.strictObject(details).partial().shape,
  brand: filledText,
  model: filledText,
  default: z.boolean().optional(),
});
export type NewApparel = z.infer<typeof newApparel>;

/** PATCH U/apparel/{apparel_id}. One default there always is: another takes its place, it is never taken away. */
export const apparelEdit = z
  .strictObject({
    ...details,
    default: z.literal(true),
    retired: z.boolean(),
  })
  .partial();
export type ApparelEdit = z.infer<typeof apparelEdit>;

/** DELETE U/apparel/{apparel_id}. 409 `conflict` once it was worn on a run: retire it. */
export const apparelRemoval = z.object({removed: z.literal(true)});
