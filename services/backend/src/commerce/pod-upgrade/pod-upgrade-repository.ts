import {and, eq, isNotNull, isNull, lt, or} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {product} from "../catalog/tables.ts";
import {order_line, orders} from "../orders/tables.ts";
import {pod_upgrade} from "../promotions/tables.ts";

export type PodUpgradeRow = typeof pod_upgrade.$inferSelect;
type Key = Pick<PodUpgradeRow, "user_id" | "livemode">;

export function createPodUpgradeRepository(db: Db) {
  const isOf = ({user_id, livemode}: Key) =>
    and(eq(pod_upgrade.user_id, user_id), eq(pod_upgrade.livemode, livemode));

  async function get(key: Key): Promise<PodUpgradeRow | null> {
    const [row] = await db.select().from(pod_upgrade).where(isOf(key));
    return row ?? null;
  }

  return {
    get,

    /**
     * The row of this user: of concurrent callers the first one's is stored, and all get it. A row issued before
     * `issuedBefore` is replaced.
     */
    async save(row: typeof pod_upgrade.$inferInsert, issuedBefore: Date): Promise<PodUpgradeRow> {
      await db
        .insert(pod_upgrade)
        .values(row)
        .onConflictDoUpdate({
          target: [pod_upgrade.user_id, pod_upgrade.livemode],
          set: {...row, provider_promo_id: null, redeemed_at: null},
          setWhere: lt(pod_upgrade.issued_at, issuedBefore),
        });
      const saved = await get(row);
      if (!saved) throw new Error("A code was gone right after it was kept");
      return saved;
    },

    /** False when it was known before. */
    async setProvider(key: Key, code: string, provider_promo_id: string): Promise<boolean> {
      const isNew = and(isOf(key), eq(pod_upgrade.code, code), isNull(pod_upgrade.provider_promo_id));
      const rows = await db
        .update(pod_upgrade)
        .set({provider_promo_id})
        .where(isNew)
        .returning({code: pod_upgrade.code});
      return rows.length > 0;
    },

    async redeem(code: string, redeemed_at: Date) {
      const isOpen = and(eq(pod_upgrade.code, code), isNull(pod_upgrade.redeemed_at));
      await db.update(pod_upgrade).set({redeemed_at}).where(isOpen);
    },

    /** Whether they bought a pod here that is sold no more. */
    async hasRetired(user_id: string, now: Date): Promise<boolean> {
      const rows = await db
        .select({id: orders.id})
        .from(orders)
        .innerJoin(order_line, eq(order_line.order_id, orders.id))
        .innerJoin(product, eq(product.sku, order_line.sku))
        .where(
          and(
            eq(orders.user_id, user_id),
            or(eq(orders.payment_status, "paid"), eq(orders.payment_status, "partially_refunded")),
            eq(product.kind, "hardware"),
            isNotNull(product.retired_at),
            lt(product.retired_at, now),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
  };
}
