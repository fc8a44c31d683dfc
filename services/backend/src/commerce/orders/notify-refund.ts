import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {createOutboxRepository} from "../../core/mail/outbox-repository.ts";
import {type Payments, requirePayments} from "../payments/payment-client.ts";
import {refundFailed} from "./mails/refund-failed.ts";
import {refundIssued} from "./mails/refund-issued.ts";
import type {OrderRow} from "./order-repository.ts";
import type {RefundRow} from "./refund-repository.ts";
import {staff_task} from "./tables.ts";

interface NotifyDeps {
  readonly now: () => Date;
  readonly payments: Payments | null;
  readonly staffMail: string;
}

interface Settled {
  readonly refund: RefundRow;
  /** The number of its document. */
  readonly credit_note: string | null;
}

const issuedKey = ({id}: RefundRow) => `refund-issued.${id}`;

/**
 * Notifies the customer of a refund that is on its way, and staff of one that failed, that is, whose money came back.
 * A failed refund is never announced to the customer as done.
 */
export async function notifyRefund(
  tx: Db,
  deps: NotifyDeps,
  order: OrderRow,
  {refund, credit_note}: Settled,
) {
  if (refund.status === "failed") await openTask(tx, deps, order, refund);
  else if (refund.notify) await mailRefundIssued(tx, deps, order, {refund, credit_note});
}

/** Not at once: the provider takes some refunds back a moment after it called them done. */
async function mailRefundIssued(
  tx: Db,
  {now, payments}: NotifyDeps,
  order: OrderRow,
  {refund, credit_note}: Settled,
) {
  if (order.email === null) return;
  const at = new Date(now().getTime() + requirePayments(payments).refundDoubtMs);
  const {id: order_id, pretty_id, region, currency, card_brand, card_last4} = order;
  await enqueueMail(tx, refundIssued, {
    dedupe: issuedKey(refund),
    to: order.email,
    locale: order.locale,
    payload: {
      order_id,
      pretty_id,
      region,
      currency,
      amount: refund.amount,
      card: card_brand === null || card_last4 === null ? null : {brand: card_brand, last4: card_last4},
      credit_note,
      at: at.toISOString(),
    },
    at,
  });
}

async function openTask(
  tx: Db,
  {now, staffMail}: NotifyDeps,
  {id, pretty_id, currency}: OrderRow,
  refund: RefundRow,
) {
  const at = now();
  await createOutboxRepository(tx).suppress(issuedKey(refund));
  const task = {kind: "refund_failed" as const, order_id: id, ref: refund.id, opened_at: at};
  await tx
    .insert(staff_task)
    .values({...task, id: newId("tsk")})
    .onConflictDoNothing();
  await enqueueMail(tx, refundFailed, {
    dedupe: `refund-failed.${refund.id}`,
    to: staffMail,
    locale: "en",
    payload: {pretty_id, refund_id: refund.id, currency, amount: refund.amount},
    at,
  });
}
