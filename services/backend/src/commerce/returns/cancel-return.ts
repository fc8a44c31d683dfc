import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import type {ReturnDeps} from "./request-return.ts";
import {createReturnRepository, type RmaRow} from "./return-repository.ts";
import {returnStatus} from "./return-status.ts";

const CANCELLABLE: ReadonlySet<RmaRow["status"]> = new Set(["requested", "approved", "label_sent"]);

/** A statement by law is not taken back by a button. */
export const isReturnCancellable = ({status, kind}: Pick<RmaRow, "status" | "kind">) =>
  CANCELLABLE.has(status) && kind !== "withdrawal";

export function cancelReturn({db, now}: ReturnDeps, {id, order_id}: RmaRow): Promise<RmaRow> {
  return withTransaction(db, async (tx) => {
    const orders = createOrderRepository(tx);
    const order = await orders.lock(order_id);
    const returns = createReturnRepository(tx);
    const row = await returns.get(id);
    if (!order || !row || !isReturnCancellable(row)) {
      throw new AppError("not_editable", "It is too late for that", {params: {status: row?.status ?? ""}});
    }
    const at = now();
    const cancelled = await returns.change(id, {status: "cancelled", closed_at: at});
    const return_status = returnStatus(await returns.stateOf(order));
    await orders.change(order_id, {return_status});
    await orders.note({order_id, at, actor: "shopper", kind: "return_cancelled", data: {return: id}});
    return cancelled;
  });
}
