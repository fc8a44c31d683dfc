import type {Db} from "../../core/db/db.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import {MAILED_STATUSES, returnProgress} from "./mails/return-progress.ts";
import type {RmaRow} from "./return-repository.ts";

/** Mails the steps that matter to the sender of the return; the others appear on the order's page. */
export async function mailReturnProgress(tx: Db, order: OrderRow, row: RmaRow, at: Date) {
  const kind = MAILED_STATUSES.find((status) => status === row.status);
  const to = row.stated_email ?? order.email;
  if (kind === undefined || to === null) return;
  await enqueueMail(tx, returnProgress, {
    dedupe: `return-step-${kind}.${row.id}`,
    to,
    locale: order.locale,
    payload: {
      order_id: order.id,
      pretty_id: order.pretty_id,
      region: order.region,
      rma_id: row.id,
      kind,
      because: kind === "refused" ? row.refused_because : null,
      return_address: kind === "approved" ? row.return_address : null,
      at: at.toISOString(),
    },
    at,
  });
}
