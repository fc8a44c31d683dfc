import {and, eq, inArray, isNull, lt, ne} from "drizzle-orm";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {orders} from "../orders/tables.ts";
import {createReturnRepository} from "./return-repository.ts";
import {returnStatus} from "./return-status.ts";
import {TRAVEL_DAYS} from "./return-window.ts";
import {rma} from "./tables.ts";

interface SweepDeps {
  readonly db: Db;
  readonly now: () => Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days without a parcel after which a return expires. */
const PARCEL_DAYS = 21;
const WAITING = ["approved", "label_sent"] as const;

/** Expires returns that were never sent, and marks parcels without a delivery report as delivered. Runs hourly. */
export async function sweepReturns(deps: SweepDeps) {
  const ago = (days: number) => new Date(deps.now().getTime() - days * DAY_MS);
  // A withdrawal declared under the law does not lapse.
  const isForgotten = and(
    inArray(rma.status, [...WAITING]),
    ne(rma.kind, "withdrawal"),
    lt(rma.approved_at, ago(PARCEL_DAYS)),
  );
  const forgotten = await deps.db.select({id: rma.id, order_id: rma.order_id}).from(rma).where(isForgotten);
  for (const row of forgotten) await expire(deps, row);
  const isSilent = and(
    eq(orders.fulfilment_status, "shipped"),
    isNull(orders.delivered_at),
    lt(orders.shipped_at, ago(TRAVEL_DAYS)),
  );
  const silent = await deps.db.select({id: orders.id}).from(orders).where(isSilent);
  for (const {id} of silent) await markDelivered(deps, id);
}

function expire({db, now}: SweepDeps, {id, order_id}: {id: string; order_id: string}) {
  return withTransaction(db, async (tx) => {
    const orders = createOrderRepository(tx);
    const returns = createReturnRepository(tx);
    const order = await orders.lock(order_id);
    const row = await returns.get(id);
    if (!order || !WAITING.some((status) => status === row?.status)) return;
    const at = now();
    await returns.change(id, {status: "expired", closed_at: at});
    await orders.change(order_id, {return_status: returnStatus(await returns.stateOf(order))});
    await orders.note({order_id, at, actor: "system", kind: "return_expired", data: {return: id}});
  });
}

/** Its day stays unknown: the time for returns goes by when it was sent. */
function markDelivered({db, now}: SweepDeps, id: string) {
  return withTransaction(db, async (tx) => {
    const repository = createOrderRepository(tx);
    const order = await repository.lock(id);
    if (order?.fulfilment_status !== "shipped" || order.delivered_at !== null) return;
    await repository.change(id, {fulfilment_status: "delivered"});
    await repository.note({order_id: id, at: now(), actor: "system", kind: "delivered"});
  });
}
