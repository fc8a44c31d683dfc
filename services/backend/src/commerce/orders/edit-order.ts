import type {OrderEdit} from "../../contract/orders.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {mailOrderProgress} from "./mail-order-progress.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import {displayedStatus, isEditable} from "./order-status.ts";

interface EditDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** Changes where an order goes, on the version that was seen, until it is packed. */
export function editOrder({db, now}: EditDeps, id: string, edit: OrderEdit): Promise<OrderRow> {
  return withTransaction(db, async (tx) => {
    const orders = createOrderRepository(tx);
    const row = await orders.lock(id);
    if (!row) throw notFound();
    if (row.version !== edit.version) throw new AppError("conflict", "The order was changed meanwhile");
    if (!isEditable(row)) {
      throw new AppError("not_editable", "It is too late for that", {params: {status: displayedStatus(row)}});
    }
    requireSameCountry(row, edit);
    const changed = await orders.change(id, detailsOf(edit));
    const at = now();
    const kind = edit.shipping_address ? "address_changed" : "details_changed";
    await orders.note({order_id: id, at, actor: "shopper", kind});
    if (edit.shipping_address || edit.phone_number !== undefined) {
      await mailOrderProgress(tx, changed, {kind: "address_changed", shipment: null, at});
    }
    return changed;
  });
}

/** The tax was that of the country it goes to. */
function requireSameCountry({shipping_address}: OrderRow, edit: OrderEdit) {
  const newCountry = edit.shipping_address?.country;
  if (newCountry === undefined || newCountry === shipping_address?.country) return;
  throw new AppError("country_change", "Another country has another tax: cancel, and order anew");
}

/** Listed, not spread: a body reaches no other column, whatever its schema becomes. */
function detailsOf({phone_number, shipping_address, note}: OrderEdit) {
  return {
    ...(phone_number !== undefined && {phone: phone_number}),
    ...(shipping_address !== undefined && {shipping_address}),
    ...(note !== undefined && {note: note || null}),
  };
}
