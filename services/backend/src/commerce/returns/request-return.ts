import type {NewReturn, Withdrawal} from "../../contract/returns.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {requireEmail} from "../../core/mail/parse-email.ts";
import {createOrderRepository, type OrderLineRow, type OrderRow} from "../orders/order-repository.ts";
import {NOT_FULLY_SHIPPED} from "../orders/order-status.ts";
import {newPrettyId} from "../orders/pretty-id.ts";
import {returnReceived} from "./mails/return-received.ts";
import type {ReturnAddressOf} from "./return-address.ts";
import {createReturnRepository, type RmaRow} from "./return-repository.ts";
import {isReturnable, unitsLeft} from "./return-rights.ts";
import {returnStatus} from "./return-status.ts";
import {hasWithdrawal, returnEnds, WITHDRAWAL_DAYS, withdrawalEnds} from "./return-window.ts";

export interface ReturnDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly wakeMail: () => void;
  readonly returnAddressOf: ReturnAddressOf;
}

interface ReturnLineRequest {
  readonly line_no: number;
  readonly qty: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A first return of up to so many units needs no review. */
const APPROVED_UNITS = 2;

/** Requests a return, within the return window. */
export async function requestReturn(deps: ReturnDeps, order_id: string, body: NewReturn): Promise<RmaRow> {
  const row = await withOrderLock(deps, order_id, async (tx, order, return_address) => {
    requireWindow(returnEnds(order), deps.now());
    const before = await createReturnRepository(tx).listOf(order_id);
    const lines = await requireLines(tx, order, body.lines);
    const units = lines.reduce((all, {qty}) => all + qty, 0);
    const isFirstOfFew = before.length === 0 && units <= APPROVED_UNITS;
    // Without an address there is nowhere to send it: staff learn of it, and answer.
    const isEasy = body.kind === "return" && isFirstOfFew && return_address !== null;
    const values = {kind: body.kind, reason: body.reason ?? null, comment: body.comment || null};
    const status = isEasy ? "approved" : "requested";
    return open(tx, deps, order, {...values, status, return_address}, lines);
  });
  deps.wakeMail();
  return row;
}

/**
 * Withdraws from the contract. In time it cannot be refused, so it is approved at once; a late one is still received,
 * and a person reviews it. The response and a mail confirm it.
 */
export async function withdraw(deps: ReturnDeps, order_id: string, body: Withdrawal): Promise<RmaRow> {
  const email = requireEmail(body.email);
  const row = await withOrderLock(deps, order_id, async (tx, order, return_address) => {
    if (!hasWithdrawal(order)) throw new AppError("not_returnable", "There is no such right in this region");
    const ends = withdrawalEnds(order);
    const isLate = ends !== null && ends <= deps.now();
    const lines = await requireLines(tx, order, body.lines ?? null);
    const stated = {stated_name: body.name, stated_email: email.address};
    const status = isLate ? "requested" : "approved";
    return open(tx, deps, order, {...stated, kind: "withdrawal", status, return_address}, lines);
  });
  deps.wakeMail();
  return row;
}

type Work<T> = (tx: Db, order: OrderRow, return_address: string | null) => Promise<T>;

async function withOrderLock<T>({db, returnAddressOf}: ReturnDeps, id: string, work: Work<T>) {
  const known = await createOrderRepository(db).get(id);
  // Read before the order is locked: the content API may be slow.
  const return_address = known ? await returnAddressOf(known.region) : null;
  return withTransaction(db, async (tx) => {
    const order = await createOrderRepository(tx).lock(id);
    if (!order) throw notFound();
    if (!isReturnable(order)) throw new AppError("not_returnable", "There is no money to give back");
    return work(tx, order, return_address);
  });
}

function requireWindow(ends: Date | null, now: Date) {
  if (!ends) throw new AppError("not_delivered", "It is still on its way");
  if (ends <= now) throw windowClosed(ends);
}

function windowClosed(ends: Date) {
  return new AppError("window_closed", "The time for it is over", {params: {ended_at: ends.toISOString()}});
}

/** The lines that are meant, all that is left where none are named, and never more than was bought. */
async function requireLines(
  tx: Db,
  order: OrderRow,
  requestedLines: readonly ReturnLineRequest[] | null,
): Promise<ReturnLineRequest[]> {
  const left = unitsLeft(await createReturnRepository(tx).stateOf(order));
  const named = requestedLines ?? [...left].map(([line_no, qty]) => ({line_no, qty}));
  const returnedLines = named.filter(({qty}) => qty > 0);
  if (returnedLines.length === 0) throw new AppError("not_returnable", "All of it is on its way back");
  for (const {line_no, qty} of returnedLines) {
    const max = left.get(line_no) ?? 0;
    const isTwice = returnedLines.filter((one) => one.line_no === line_no).length > 1;
    if (qty > max || isTwice)
      throw new AppError("qty_exceeds", "There are not as many", {params: {line_no, max}});
  }
  return returnedLines;
}

type Values = Pick<RmaRow, "kind" | "status" | "return_address"> &
  Partial<Pick<RmaRow, "reason" | "comment" | "stated_name" | "stated_email">>;

async function open(
  tx: Db,
  {now}: ReturnDeps,
  order: OrderRow,
  values: Values,
  lines: readonly ReturnLineRequest[],
) {
  const at = now();
  const approved_at = values.status === "approved" ? at : null;
  const isLawful = values.kind === "withdrawal" && approved_at !== null;
  const refund_due_at = isLawful ? new Date(at.getTime() + WITHDRAWAL_DAYS * DAY_MS) : null;
  const orderLines = await createOrderRepository(tx).listLines(order.id);
  const requestedLines = lines.map(({line_no, qty}) => ({
    qty,
    line: orderLines.find((line) => line.line_no === line_no),
  }));
  const has_left = hasLeft(order, requestedLines);
  const return_address = approved_at && has_left ? values.return_address : null;
  const id = `R-${newPrettyId()}`;
  const dates = {requested_at: at, approved_at, refund_due_at};
  const row = {...values, ...dates, id, order_id: order.id, return_address};
  const added = await createReturnRepository(tx).add(row, lines);
  const orders = createOrderRepository(tx);
  const kind = values.kind === "withdrawal" ? "withdrawn" : "return_requested";
  const state = await createReturnRepository(tx).stateOf(order);
  // Goods the customer has withdrawn from are not shipped any more.
  const isKept = values.kind === "withdrawal" && NOT_FULLY_SHIPPED.has(order.fulfilment_status);
  await orders.change(order.id, {return_status: returnStatus(state), ...(isKept && {hold: true})});
  await orders.note({order_id: order.id, at, actor: "shopper", kind, data: {return: added.id}});
  await mailAcknowledgement(tx, order, added, {wanted: requestedLines, has_left});
  return added;
}

interface Units {
  readonly qty: number;
  readonly line: OrderLineRow | undefined;
}

function mailKind({kind, status}: RmaRow) {
  if (kind === "withdrawal") return status === "approved" ? "withdrawal" : "late_withdrawal";
  return status === "approved" ? "approved" : "requested";
}

/** Whether any of the units have to be returned: those of a parcel that is still to be packed do not. */
function hasLeft({fulfilment_status}: OrderRow, units: readonly Units[]) {
  return !NOT_FULLY_SHIPPED.has(fulfilment_status) || units.some(({line}) => line && line.qty_shipped > 0);
}

interface ReturnAcknowledgement {
  readonly wanted: readonly Units[];
  readonly has_left: boolean;
}

/** Mails the person who withdrew, at the address they stated; otherwise the customer. */
async function mailAcknowledgement(
  tx: Db,
  order: OrderRow,
  row: RmaRow,
  {wanted, has_left}: ReturnAcknowledgement,
) {
  const to = row.stated_email ?? order.email;
  if (to === null) return;
  await enqueueMail(tx, returnReceived, {
    dedupe: `return-received.${row.id}`,
    to,
    locale: order.locale,
    payload: {
      rma_id: row.id,
      order_id: order.id,
      pretty_id: order.pretty_id,
      region: order.region,
      kind: mailKind(row),
      lines: wanted.map(({qty, line}) => ({qty, name: line?.name ?? ""})),
      has_left,
      return_address: row.return_address,
      at: row.requested_at.toISOString(),
    },
    at: row.requested_at,
  });
}
