import type {NewReturn, Withdrawal} from "../../contract/returns.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {requireEmail} from "../../core/mail/parse-email.ts";
import {createOrderRepository, type OrderLineRow, type OrderRow} from "../orders/order-repository.ts";
import {newPrettyId} from "../orders/pretty-id.ts";
import {returnReceived} from "./mails/return-received.ts";
import {createReturnRepository, isOver, type RmaRow} from "./return-repository.ts";
import {hasWithdrawal, returnEnds, withdrawalEnds} from "./return-window.ts";

export interface ReturnDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly wakeMail: () => void;
}

interface Wanted {
  readonly line_no: number;
  readonly qty: number;
}

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

/** Withdraws from the contract. Nobody may refuse it, so it is approved at once; the answer and a mail confirm it. */
export async function withdraw(deps: ReturnDeps, order_id: string, body: Withdrawal): Promise<RmaRow> {
  const email = requireEmail(body.email);
  const row = await inOrdersTurn(deps, order_id, async (tx, order) => {
    if (!hasWithdrawal(order)) throw new AppError("not_returnable", "There is no such right in this region");
    const ends = withdrawalEnds(order);
    if (ends && ends <= deps.now()) throw windowClosed(ends);
    const lines = await requireLines(tx, order, body.lines ?? null);
    const stated = {stated_name: body.name, stated_email: email.address};
    return open(tx, deps, order, {...stated, kind: "withdrawal", status: "approved"}, lines);
  });
  deps.wakeMail();
  return row;
}

function inOrdersTurn<T>({db}: ReturnDeps, id: string, work: (tx: Db, order: OrderRow) => Promise<T>) {
  return withTransaction(db, async (tx) => {
    const order = await createOrderRepository(tx).lock(id);
    if (!order) throw new AppError("not_found", "Nothing is at this path");
    if (order.fulfilment_status === "cancelled" || order.payment_status === "refunded") {
      throw new AppError("not_returnable", "All of it was given back");
    }
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
  const lines = await createOrderRepository(tx).listLines(order.id);
  const taken = await listTaken(tx, order.id);
  const left = ({line_no, qty}: OrderLineRow) => qty - (taken.get(line_no) ?? 0);
  const named = wanted ?? lines.map((line) => ({line_no: line.line_no, qty: left(line)}));
  const meant = named.filter(({qty}) => qty > 0);
  if (meant.length === 0) throw new AppError("not_returnable", "All of it is on its way back");
  for (const {line_no, qty} of meant) {
    const line = lines.find((one) => one.line_no === line_no);
    const max = line ? left(line) : 0;
    const isTwice = meant.filter((one) => one.line_no === line_no).length > 1;
    if (qty > max || isTwice)
      throw new AppError("qty_exceeds", "There are not as many", {params: {line_no, max}});
  }
  return meant;
}

async function listTaken(tx: Db, order_id: string): Promise<ReadonlyMap<number, number>> {
  const returns = createReturnRepository(tx);
  const open = (await returns.listOf(order_id)).filter((row) => !isOver(row));
  const taken = new Map<number, number>();
  for (const {line_no, qty} of await returns.listLines(open.map(({id}) => id))) {
    taken.set(line_no, (taken.get(line_no) ?? 0) + qty);
  }
  return taken;
}

type Values = Pick<RmaRow, "kind" | "status"> &
  Partial<Pick<RmaRow, "reason" | "comment" | "stated_name" | "stated_email">>;

async function open(tx: Db, {now}: ReturnDeps, order: OrderRow, values: Values, lines: readonly Wanted[]) {
  const at = now();
  const approved_at = values.status === "approved" ? at : null;
  const row = {...values, id: `R-${newPrettyId()}`, order_id: order.id, requested_at: at, approved_at};
  const added = await createReturnRepository(tx).add(row, lines);
  const orders = createOrderRepository(tx);
  const kind = values.kind === "withdrawal" ? "withdrawn" : "return_requested";
  await orders.change(order.id, {return_status: approved_at ? "in_progress" : "requested"});
  await orders.note({order_id: order.id, at, actor: "shopper", kind, data: {return: added.id}});
  await tell(tx, order, added, lines);
  return added;
}

/** To whoever withdrew, where they said; else to whoever bought. */
async function tell(tx: Db, order: OrderRow, row: RmaRow, wanted: readonly Wanted[]) {
  const to = row.stated_email ?? order.email;
  if (to === null) return;
  const lines = await createOrderRepository(tx).listLines(order.id);
  const named = wanted.map(({line_no, qty}) => ({
    qty,
    name: lines.find((line) => line.line_no === line_no)?.name ?? "",
  }));
  await enqueueMail(tx, returnReceived, {
    dedupe: `return-received.${row.id}`,
    to,
    locale: order.locale,
    payload: {
      rma_id: row.id,
      pretty_id: order.pretty_id,
      region: order.region,
      kind: row.kind === "withdrawal" ? "withdrawal" : row.status === "approved" ? "approved" : "requested",
      lines: named,
      at: row.requested_at.toISOString(),
    },
    at: row.requested_at,
  });
}
