import type {NewReturn, Withdrawal} from "../../contract/returns.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {requireEmail} from "../../core/mail/parse-email.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import {NOT_ALL_GONE} from "../orders/order-status.ts";
import {newPrettyId} from "../orders/pretty-id.ts";
import {returnReceived} from "./mails/return-received.ts";
import {createReturnRepository, type RmaRow} from "./return-repository.ts";
import {isReturnable, unitsLeft} from "./return-rights.ts";
import {returnStatus} from "./return-status.ts";
import {hasWithdrawal, returnEnds, WITHDRAWAL_DAYS, withdrawalEnds} from "./return-window.ts";

export interface ReturnDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly wakeMail: () => void;
}

interface Wanted {
  readonly line_no: number;
  readonly qty: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A first return of so few units needs nobody's look. */
const APPROVED_UNITS = 2;

/** Asks to send things back, within the time for it. */
export async function requestReturn(deps: ReturnDeps, order_id: string, body: NewReturn): Promise<RmaRow> {
  const row = await inOrdersTurn(deps, order_id, async (tx, order) => {
    requireWindow(returnEnds(order), deps.now());
    const before = await createReturnRepository(tx).listOf(order_id);
    const lines = await requireLines(tx, order, body.lines);
    const units = lines.reduce((all, {qty}) => all + qty, 0);
    const isEasy = body.kind === "return" && before.length === 0 && units <= APPROVED_UNITS;
    const values = {kind: body.kind, reason: body.reason ?? null, comment: body.comment || null};
    return open(tx, deps, order, {...values, status: isEasy ? "approved" : "requested"}, lines);
  });
  deps.wakeMail();
  return row;
}

/**
 * Withdraws from the contract. In time nobody may refuse it, so it is approved at once; later it is received all the
 * same, and a person looks. The answer and a mail confirm it.
 */
export async function withdraw(deps: ReturnDeps, order_id: string, body: Withdrawal): Promise<RmaRow> {
  const email = requireEmail(body.email);
  const row = await inOrdersTurn(deps, order_id, async (tx, order) => {
    if (!hasWithdrawal(order)) throw new AppError("not_returnable", "There is no such right in this region");
    const ends = withdrawalEnds(order);
    const isLate = ends !== null && ends <= deps.now();
    const lines = await requireLines(tx, order, body.lines ?? null);
    const stated = {stated_name: body.name, stated_email: email.address};
    return open(
      tx,
      deps,
      order,
      {...stated, kind: "withdrawal", status: isLate ? "requested" : "approved"},
      lines,
    );
  });
  deps.wakeMail();
  return row;
}

function inOrdersTurn<T>({db}: ReturnDeps, id: string, work: (tx: Db, order: OrderRow) => Promise<T>) {
  return withTransaction(db, async (tx) => {
    const order = await createOrderRepository(tx).lock(id);
    if (!order) throw new AppError("not_found", "Nothing is at this path");
    if (!isReturnable(order)) throw new AppError("not_returnable", "There is no money to give back");
    return work(tx, order);
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
async function requireLines(tx: Db, order: OrderRow, wanted: readonly Wanted[] | null): Promise<Wanted[]> {
  const left = unitsLeft(await createReturnRepository(tx).stateOf(order));
  const named = wanted ?? [...left].map(([line_no, qty]) => ({line_no, qty}));
  const meant = named.filter(({qty}) => qty > 0);
  if (meant.length === 0) throw new AppError("not_returnable", "All of it is on its way back");
  for (const {line_no, qty} of meant) {
    const max = left.get(line_no) ?? 0;
    const isTwice = meant.filter((one) => one.line_no === line_no).length > 1;
    if (qty > max || isTwice)
      throw new AppError("qty_exceeds", "There are not as many", {params: {line_no, max}});
  }
  return meant;
}

type Values = Pick<RmaRow, "kind" | "status"> &
  Partial<Pick<RmaRow, "reason" | "comment" | "stated_name" | "stated_email">>;

async function open(tx: Db, {now}: ReturnDeps, order: OrderRow, values: Values, lines: readonly Wanted[]) {
  const at = now();
  const approved_at = values.status === "approved" ? at : null;
  const isLawful = values.kind === "withdrawal" && approved_at !== null;
  const refund_due_at = isLawful ? new Date(at.getTime() + WITHDRAWAL_DAYS * DAY_MS) : null;
  const id = `R-${newPrettyId()}`;
  const row = {...values, id, order_id: order.id, requested_at: at, approved_at, refund_due_at};
  const added = await createReturnRepository(tx).add(row, lines);
  const orders = createOrderRepository(tx);
  const kind = values.kind === "withdrawal" ? "withdrawn" : "return_requested";
  const state = await createReturnRepository(tx).stateOf(order);
  // What somebody has withdrawn from does not leave any more.
  const isKept = values.kind === "withdrawal" && NOT_ALL_GONE.has(order.fulfilment_status);
  await orders.change(order.id, {return_status: returnStatus(state), ...(isKept && {hold: true})});
  await orders.note({order_id: order.id, at, actor: "shopper", kind, data: {return: added.id}});
  await tell(tx, order, added, lines);
  return added;
}

function mailKind({kind, status}: RmaRow) {
  if (kind === "withdrawal") return status === "approved" ? "withdrawal" : "late_withdrawal";
  return status === "approved" ? "approved" : "requested";
}

/** Whether any of it has to come back: of a parcel that is still to be packed nothing does. */
function hasLeft({fulfilment_status}: OrderRow, shipped: readonly number[]) {
  return !NOT_ALL_GONE.has(fulfilment_status) || shipped.some((qty) => qty > 0);
}

/** To whoever withdrew, where they said; else to whoever bought. */
async function tell(tx: Db, order: OrderRow, row: RmaRow, wanted: readonly Wanted[]) {
  const to = row.stated_email ?? order.email;
  if (to === null) return;
  const lines = await createOrderRepository(tx).listLines(order.id);
  const lineOf = (no: number) => lines.find(({line_no}) => line_no === no);
  const named = wanted.map(({line_no, qty}) => ({qty, name: lineOf(line_no)?.name ?? ""}));
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
      lines: named,
      has_left: hasLeft(
        order,
        wanted.map(({line_no}) => lineOf(line_no)?.qty_shipped ?? 0),
      ),
      at: row.requested_at.toISOString(),
    },
    at: row.requested_at,
  });
}
