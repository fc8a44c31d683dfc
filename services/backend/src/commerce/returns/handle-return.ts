import type {ReturnStep} from "../../contract/admin-returns.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import type {OnHardwareReturned} from "./hardware-returned.ts";
import {mailReturnProgress} from "./mail-return-progress.ts";
import {inspectLines, receiveLines} from "./receive-lines.ts";
import type {ReturnAddressOf} from "./return-address.ts";
import {createReturnRepository, type RmaRow} from "./return-repository.ts";
import {returnStatus} from "./return-status.ts";
import type {ReturnStepContext} from "./return-step-context.ts";

export interface HandleDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly onHardwareReturned: OnHardwareReturned;
  readonly returnAddressOf: ReturnAddressOf;
}

export interface ReturnHandling {
  readonly step: ReturnStep;
  readonly staff: string;
  /** The last of the transaction. */
  readonly after: (tx: Db, before: RmaRow, after: RmaRow) => Promise<unknown>;
}

type Action = ReturnStep["action"];
type Status = RmaRow["status"];

const ON_ITS_WAY: readonly Status[] = ["approved", "label_sent", "in_transit"];

/** From where each step leads, and to where. */
const STEPS: Readonly<Record<Action, {readonly from: readonly Status[]; readonly to: Status}>> = {
  approve: {from: ["requested"], to: "approved"},
  // A withdrawal in time is approved from its first moment, so it cannot be refused.
  refuse: {from: ["requested"], to: "refused"},
  label: {from: ["approved", "label_sent"], to: "label_sent"},
  transit: {from: ["approved", "label_sent"], to: "in_transit"},
  receive: {from: ON_ITS_WAY, to: "received"},
  inspect: {from: ["received"], to: "inspected"},
  close: {from: ["received", "inspected"], to: "closed"},
};

/** Takes a return one step on, under its order's lock. */
export async function handleReturn(
  deps: HandleDeps,
  id: string,
  {step, staff, after}: ReturnHandling,
): Promise<RmaRow> {
  const {db, now, onHardwareReturned} = deps;
  const return_address = step.action === "approve" ? await readAddress(deps, id) : null;
  return withTransaction(db, async (tx) => {
    const {order, row} = await lockReturn(tx, id);
    requireStep(row, step.action);
    const context = {tx, order, row, at: now(), staff, onHardwareReturned, return_address};
    const returns = createReturnRepository(tx);
    const changed = await returns.change(id, {
      ...(await doStep(context, step)),
      status: STEPS[step.action].to,
    });
    await settleOrder(context, changed);
    await mailReturnProgress(tx, order, changed, context.at);
    await after(tx, row, changed);
    return changed;
  });
}

/** Read before the order is locked: the content API may be slow. */
async function readAddress({db, returnAddressOf}: HandleDeps, id: string) {
  const row = await createReturnRepository(db).get(id);
  const order = row && (await createOrderRepository(db).get(row.order_id));
  return order ? returnAddressOf(order.region) : null;
}

async function lockReturn(tx: Db, id: string) {
  const returns = createReturnRepository(tx);
  const known = await returns.get(id);
  const order = known && (await createOrderRepository(tx).lock(known.order_id));
  const row = order && (await returns.get(id));
  if (!row) throw notFound();
  return {order, row};
}

/** A withdrawal that a law or a membership allows without a parcel is closed without one. */
function requireStep({status, kind}: RmaRow, action: Action) {
  const isWithoutParcel = action === "close" && kind === "withdrawal" && ON_ITS_WAY.includes(status);
  if (isWithoutParcel || STEPS[action].from.includes(status)) return;
  throw new AppError("not_editable", "This step does not come next", {params: {status}});
}

async function doStep(context: ReturnStepContext, step: ReturnStep): Promise<Partial<RmaRow>> {
  const {at, row, return_address} = context;
  switch (step.action) {
    case "approve":
      // A withdrawal holds by law, whatever is set.
      if (return_address === null && row.kind !== "withdrawal") {
        throw new AppError("no_return_address", "Set a return address for this region in the Studio first");
      }
      return {approved_at: at, return_address};
    case "refuse":
      return {refused_because: step.reason, closed_at: at};
    case "label":
      return {label: {carrier: step.carrier, tracking: step.tracking, url: step.url}};
    case "transit":
      return {};
    case "receive":
      await receiveLines(context, step.lines);
      return {received_at: at};
    case "inspect":
      await inspectLines(context, step.lines);
      return {inspected_at: at};
    case "close":
      return {closed_at: at};
  }
}

async function settleOrder({tx, order, staff, at}: ReturnStepContext, changed: RmaRow) {
  const orders = createOrderRepository(tx);
  const return_status = returnStatus(await createReturnRepository(tx).stateOf(order));
  if (return_status !== order.return_status) await orders.change(order.id, {return_status});
  const data = {return: changed.id};
  await orders.note({order_id: order.id, at, actor: staff, kind: `return_${changed.status}`, data});
}
