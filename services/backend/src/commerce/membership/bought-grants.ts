import {and, eq, inArray, min, ne} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {listOwnedPods} from "../../gear/owned-pods.ts";
import {product} from "../catalog/tables.ts";
import {createEntitlementRepository} from "../entitlements/entitlement-repository.ts";
import type {Grant, ReadGrants} from "../entitlements/grants.ts";
import {order_line, orders} from "../orders/tables.ts";
import {linkMemberships} from "../subscriptions/link-memberships.ts";

export interface GrantDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** What was given outside the shop. */
  readonly readGrants: ReadGrants;
}

export function createGrants({db, now, readGrants}: GrantDeps): ReadGrants {
  return async (user_id) => {
    await linkMemberships(db, user_id, now());
    const [giftGrants, rows, hardware] = await Promise.all([
      readGrants(user_id),
      createEntitlementRepository(db).listOf(user_id),
      hardwareSince(db, user_id),
    ]);
    const boughtGrants = rows.map(({source, ...row}): Grant => ({...row, kind: source}));
    return [...giftGrants, ...boughtGrants, ...(hardware ? [dataSince(hardware)] : [])];
  };
}

const dataSince = (starts_at: Date): Grant => ({
  feature: "data_only",
  kind: "hardware",
  starts_at,
  ends_at: null,
});

const PAYMENT_RECEIVED = ["paid", "partially_refunded", "review", "disputed"] as const;

/** Since when they have something to run with: paired, or bought and not given back. Null without any. */
async function hardwareSince(db: Db, user_id: string): Promise<Date | null> {
  const paired = await listOwnedPods(db, user_id);
  const [latest] = await db
    .select({at: min(orders.placed_at)})
    .from(orders)
    .innerJoin(order_line, eq(order_line.order_id, orders.id))
    .innerJoin(product, eq(product.sku, order_line.sku))
    .where(
      and(
        eq(orders.user_id, user_id),
        inArray(orders.payment_status, [...PAYMENT_RECEIVED]),
        ne(orders.fulfilment_status, "cancelled"),
        eq(product.kind, "hardware"),
      ),
    );
  const dates = [...paired.map(({paired_at}) => paired_at), latest?.at].flatMap((at) => at ?? []);
  return dates.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
