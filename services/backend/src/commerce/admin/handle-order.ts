import type {OfficeOrderStep} from "../../contract/admin-orders.ts";
import {changesOf} from "../../core/audit/changes-of.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {commitStock} from "../checkout/hold-stock.ts";
import {mailOrderProgress} from "../orders/mail-order-progress.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import {displayedStatus, isShippable, NOT_FULLY_SHIPPED} from "../orders/order-status.ts";
import {deliverOrder, shipOrder} from "../orders/ship-order.ts";
import {staff_note} from "../orders/tables.ts";
import {listShippable} from "../returns/line-units.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";

interface OrderStepContext {
  readonly tx: Db;
  readonly order: OrderRow;
  readonly actor: string;
  readonly at: Date;
}

type Step<A extends OfficeOrderStep["action"]> = Extract<OfficeOrderStep, {action: A}>;

/** Columns whose values contain no personal data. */
const SHOWN = ["payment_status", "fulfilment_status", "hold", "review_reason"] as const;

/** Does one thing with an order, on the version that was seen, under its lock. */
export function handleOrder(
  deps: OfficeDeps,
  staffMember: StaffMember,
  id: string,
  step: OfficeOrderStep,
): Promise<OrderRow> {
  return withTransaction(deps.db, async (tx) => {
    const order = await createOrderRepository(tx).lock(id);
    if (!order) throw notFound();
    if (order.version !== step.version) throw new AppError("conflict", "The order was changed meanwhile");
    const changed = await doStep(deps, {tx, order, actor: staffMember.id, at: deps.now()}, step);
    // Notifies what waits for confirmed payment, such as a gift.
    if (step.action === "release") await deps.enqueue(tx, "follow-order", {order_id: id});
    const entry = {action: `order.${step.action}` as const, target: id, reason: step.reason};
    await auditAction(tx, deps, staffMember, {...entry, ...changesOf(order, factsOf(changed), SHOWN)});
    return changed;
  });
}

function factsOf({
  payment_status,
  fulfilment_status,
  hold,
  review_reason,
  shipping_address,
  phone,
}: OrderRow) {
  return {payment_status, fulfilment_status, hold, review_reason, shipping_address, phone};
}

function doStep(deps: OfficeDeps, context: OrderStepContext, step: OfficeOrderStep): Promise<OrderRow> {
  const {tx, order, actor, at} = context;
  switch (step.action) {
    case "address":
      return changeAddress(context, step);
    case "hold":
      return note(context, {hold: step.on}, step.on ? "held" : "hold_ended");
    case "note":
      return addNote(context, step);
    case "pack":
      return pack(context);
    case "ship":
      return ship(deps, context, step);
    case "deliver":
      return deliverOrder(tx, order, {actor, at});
    case "release":
      return release(deps, context);
  }
}

async function note({tx, order, actor, at}: OrderStepContext, change: Partial<OrderRow>, kind: string) {
  const orders = createOrderRepository(tx);
  const changed = await orders.change(order.id, change);
  await orders.note({order_id: order.id, at, actor, kind});
  return changed;
}

async function changeAddress(context: OrderStepContext, {shipping_address, phone_number}: Step<"address">) {
  const {tx, order, at} = context;
  if (!NOT_FULLY_SHIPPED.has(order.fulfilment_status)) throw tooLate(order);
  if (order.shipping_address?.country !== shipping_address.country) {
    throw new AppError("country_change", "Another country has another tax: cancel, and order anew");
  }
  const change = {shipping_address, ...(phone_number !== undefined && {phone: phone_number})};
  const changed = await note(context, change, "address_changed");
  await mailOrderProgress(tx, changed, {kind: "address_changed", shipment: null, at});
  return changed;
}

async function addNote({tx, order, actor, at}: OrderStepContext, {text}: Step<"note">) {
  await tx.insert(staff_note).values({id: newId("not"), order_id: order.id, at, author: actor, text});
  return createOrderRepository(tx).change(order.id, {});
}

async function pack(context: OrderStepContext) {
  const {order} = context;
  if (order.fulfilment_status !== "unfulfilled" || !isShippable(order)) throw tooLate(order);
  return note(context, {fulfilment_status: "processing"}, "processing");
}

async function ship(
  {issueDocuments}: OfficeDeps,
  {tx, order, actor, at}: OrderStepContext,
  step: Step<"ship">,
) {
  const left = await listShippable(tx, order);
  return shipOrder(tx, order, {...step, lines: step.lines ?? null}, {actor, at, left, issueDocuments});
}

/** What could not be taken out of stock when the money came is taken now, or the order stays where it is. */
async function release({issueDocuments}: OfficeDeps, context: OrderStepContext) {
  const {tx, order, at} = context;
  if (order.payment_status !== "review") throw tooLate(order);
  if (!(await commitStock(tx, order.checkout_id, at))) {
    throw new AppError("out_of_stock", "There is not enough of it to send");
  }
  const payment_status = order.refunded > 0 ? "partially_refunded" : "paid";
  const released = await note(context, {payment_status, review_reason: null}, "released");
  await issueDocuments(tx, released, at);
  return released;
}

function tooLate(order: OrderRow) {
  return new AppError("not_editable", "This does not come next", {params: {status: displayedStatus(order)}});
}
