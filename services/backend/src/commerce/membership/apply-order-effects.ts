import {and, inArray, isNotNull} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {offer} from "../catalog/tables.ts";
import {settleGift} from "../gifts/settle-gift.ts";
import {sum} from "../money/money.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import type {SyncDeps} from "../orders/sync-session.ts";
import {createPodUpgradeRepository} from "../pod-upgrade/pod-upgrade-repository.ts";
import type {OnHardwareReturned} from "../returns/hardware-returned.ts";
import {createReturnRepository} from "../returns/return-repository.ts";
import {endMembership} from "./end-membership.ts";
import {syncMembership} from "./sync-membership.ts";

/** Each part may be done again. */
export async function applyOrderEffects(deps: SyncDeps, order_id: string) {
  const order = await createOrderRepository(deps.db).get(order_id);
  if (!order) return;
  await settleGift(deps, order);
  if (order.promo_code !== null)
    await createPodUpgradeRepository(deps.db).redeem(order.promo_code, order.placed_at);
  if (!order.provider_subscription) return;
  await syncMembership(deps, order.provider_subscription);
  if (await isGivenBack(deps.db, order)) await endMembership(deps, order.provider_subscription);
}

/** Once hardware is received: what was sold with it is looked at as soon as that is written. */
export function queueReturnEffects({enqueue}: Pick<SyncDeps, "enqueue">): OnHardwareReturned {
  return (tx, {order}) => enqueue(tx, "follow-order", {order_id: order.id});
}

/** Called off, all of its money went back, or the hardware that came with the plan did: then there is no membership either. */
async function isGivenBack(db: Db, {id, fulfilment_status, payment_status}: OrderRow): Promise<boolean> {
  if (fulfilment_status === "cancelled" || payment_status === "refunded") return true;
  const replaced = await listReplaced(db, id);
  const returned = (await createOrderRepository(db).listLines(id)).filter(
    ({line_no, qty_returned}) => qty_returned > (replaced.get(line_no) ?? 0),
  );
  const codes = returned.flatMap(({offer_code}) => offer_code ?? []);
  const withPlan = and(inArray(offer.code, codes), isNotNull(offer.plan_code));
  return codes.length > 0 && (await db.select({code: offer.code}).from(offer).where(withPlan)).length > 0;
}

/** Units of each line that came back to be replaced: a customer who runs with the replacement is still a member. */
async function listReplaced(db: Db, order_id: string): Promise<ReadonlyMap<number, number>> {
  const returns = createReturnRepository(db);
  const replacing = (await returns.listOf(order_id)).filter(
    ({kind}) => kind === "warranty" || kind === "exchange",
  );
  const lines = await returns.listLines(replacing.map(({id}) => id));
  const byLine = Map.groupBy(lines, ({line_no}) => line_no);
  return new Map([...byLine].map(([line_no, same]) => [line_no, sum(same.map((one) => one.qty_received))]));
}
