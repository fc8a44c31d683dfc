// Plain values, free of the schema library: browsers load this file.

export const DEVICE_PRODUCTS = ["pod", "duo", "watch"] as const;
export type DeviceProduct = (typeof DEVICE_PRODUCTS)[number];

export const APPAREL_KINDS = ["shoe", "other"] as const;

export const GEAR_BOUNDS = {
  device_name: {max: 40},
  /** Characters of brand, model, name and color. */
  apparel_text: {max: 60},
  limit_m: {min: 50_000, max: 5_000_000},
  /** The number of shoes a user may have, including retired ones. */
  apparel: {max: 200},
} as const;
