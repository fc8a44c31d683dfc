import {withTransaction} from "../../core/db/db.ts";
import {enqueueMail} from "../../core/mail/enqueue-mail.ts";
import {parseEmail} from "../../core/mail/parse-email.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {orderLink} from "./mails/order-link.ts";
import {createOrderRepository} from "./order-repository.ts";
import {parsePrettyId} from "./pretty-id.ts";
import type {SyncDeps} from "./sync-session.ts";

/** Limits the unrequested mails a customer gets, however many callers request one. */
const PER_ADDRESS = {burst: 3, perMinute: 1 / 20};

/** Mails the link if number and address belong together. The caller cannot tell whether they do. */
export async function lookUpOrder(
  deps: Omit<SyncDeps, "payments">,
  input: {pretty_id: string; email: string},
): Promise<void> {
  const {db, now} = deps;
  const pretty_id = parsePrettyId(input.pretty_id);
  const email = parseEmail(input.email);
  if (!pretty_id || !email) return;
  await limitSubject(deps, "order-link", email.norm, PER_ADDRESS);
  const order = await createOrderRepository(db).ofPrettyId(pretty_id);
  if (!order?.email || order.email_norm !== email.norm) return;
  const {id, region, locale, email: to} = order;
  const at = now();
  const payload = {order_id: id, pretty_id, region, at: at.toISOString()};
  await withTransaction(db, (tx) =>
    enqueueMail(tx, orderLink, {dedupe: `order-link.${id}.${at.getTime()}`, to, locale, payload, at}),
  );
  deps.wakeMail();
}
