import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import type {ReturnDeps} from "./request-return.ts";
import {createReturnRepository, isOver, type RmaRow} from "./return-repository.ts";

const CANCELLABLE: ReadonlySet<RmaRow["status"]> = new Set(["requested", "approved", "label_sent"]);

/** A statement by law is not taken back by a button. */
export const isReturnCancellable = ({status, kind}: Pick<RmaRow, "status" | "kind">) =>
  CANCELLABLE.has(status) && kind !== "withdrawal";

/** Keeps the things after all. */
export function cancelReturn({db, now}: ReturnDeps, {id, order_id}: RmaRow): Promise<RmaRow> {
  return withTransaction(db, async (tx) => {
    const orders = createOrderRepository(tx);
    await orders.lock(order_id);
    const returns = createReturnRepository(tx);
    const row = await returns.get(id);
    if (!row || !isReturnCancellable(row)) {
      throw new AppError("not_editable", "It is too late for that", {params: {status: row?.status ?? ""}});
    }
    const at = now();
    await returns.setStatus(id, "cancelled", at);
    const open = (await returns.listOf(order_id)).filter((one) => !isOver(one));
    const isWaiting = open.every(({status}) => status === "requested");
    const return_status = open.length === 0 ? "none" : isWaiting ? "requested" : "in_progress";
    await orders.change(order_id, {return_status});
    await orders.note({order_id, at, actor: "shopper", kind: "return_cancelled", data: {return: id}});
    return {...row, status: "cancelled", closed_at: at};
  });
}
