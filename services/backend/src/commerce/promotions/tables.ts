import {boolean, integer, jsonb, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import {instant} from "../../core/db/columns.ts";
import type {Coupon} from "./coupon.ts";

type Terms = "minimums" | "max_uses" | "uses";
export type StoredCoupon = Omit<Coupon, Terms> & Partial<Pick<Coupon, Terms>>;

/**
 * The payment provider's last known state of a promotion code. The provider is the authority; carts estimate with this.
 */
export const promo_mirror = pgTable(
  "promo_mirror",
  {
    code: text("code").notNull(),
    livemode: boolean("livemode").notNull(),
    provider_id: text("provider_id").notNull(),
    active: boolean("active").notNull(),
    /** Those stored by an older release lack the terms that came later. */
    coupon: jsonb("coupon").$type<StoredCoupon>().notNull(),
    expires_at: instant("expires_at"),
    synced_at: instant("synced_at").notNull(),
  },
  (table) => [primaryKey({columns: [table.code, table.livemode]})],
);

/** The discount code for a new pod given to the owner of an earlier one: the last of each account. */
export const pod_upgrade = pgTable(
  "pod_upgrade",
  {
    user_id: text("user_id").notNull(),
    livemode: boolean("livemode").notNull(),
    code: text("code").notNull().unique(),
    percent_off: integer("percent_off").notNull(),
    /** Null until the provider knows it; until then it is not shown. */
    provider_promo_id: text("provider_promo_id"),
    issued_at: instant("issued_at").notNull(),
    expires_at: instant("expires_at").notNull(),
    redeemed_at: instant("redeemed_at"),
  },
  (table) => [primaryKey({columns: [table.user_id, table.livemode]})],
);
