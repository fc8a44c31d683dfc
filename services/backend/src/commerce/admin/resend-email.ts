import {and, desc, inArray, sql} from "drizzle-orm";
import type {z} from "zod";
import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {resendEmail} from "../../contract/admin-orders.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createOutboxRepository} from "../../core/mail/outbox-repository.ts";
import {parseEmail} from "../../core/mail/parse-email.ts";
import {outbox} from "../../core/mail/tables.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";

type EmailResendRequest = z.output<typeof resendEmail>;

const MAILS: Readonly<Record<EmailResendRequest["template"], readonly string[]>> = {
  order_confirmation: ["order_received"],
  shipping: ["order_progress"],
  refund: ["refund_issued"],
  return: ["return_received", "return_progress"],
};
const AN_HOUR = {burst: 3, perMinute: 3 / 60};

/** Sends the newest mail of a kind again, with its original content. */
export async function resendEmailOf(
  deps: OfficeDeps,
  staffMember: StaffMember,
  order: OrderRow,
  request: EmailResendRequest,
) {
  const {db, now} = deps;
  const to = await requireOwnAddress(deps, order, request.to ?? order.email);
  const mail = await newestOf(db, order.id, MAILS[request.template]);
  if (!mail) throw new AppError("not_found", "No such mail was written of this order");
  await limitSubject(deps, "office-mail", order.id, AN_HOUR);
  const at = now();
  const {template, locale, payload} = mail;
  await withTransaction(db, async (tx) => {
    const dedupe = `again.${mail.id}.${at.getTime()}`;
    await createOutboxRepository(tx).add({dedupe, template, locale, payload, to_addr: to, now: at});
    const after = {template: request.template, is_other_address: to !== order.email};
    await auditAction(tx, deps, staffMember, {
      action: "order.mail",
      target: order.id,
      reason: request.reason,
      after,
    });
  });
  deps.wakeMail();
}

async function newestOf(db: Db, order_id: string, templates: readonly string[]) {
  const isOf = and(
    inArray(outbox.template, [...templates]),
    sql`${outbox.payload}->>'order_id' = ${order_id}`,
  );
  const [mail] = await db.select().from(outbox).where(isOf).orderBy(desc(outbox.created_at)).limit(1);
  return mail ?? null;
}

/** The content of an order is for its customer only: at the address of the order, or at that of their account. */
async function requireOwnAddress(
  {db, now}: OfficeDeps,
  order: OrderRow,
  statedEmail: string | null,
): Promise<string> {
  const email = statedEmail === null ? null : parseEmail(statedEmail);
  if (email && email.norm === order.email_norm) return order.email ?? email.address;
  const owner = order.user_id === null ? null : await createAccountRepository(db).get(order.user_id, now());
  const isOwners = email && owner?.email_norm === email.norm && owner.email_verified_at !== null;
  if (isOwners) return email.address;
  throw new AppError("not_editable", "The address is not one of this order", {params: {field: "to"}});
}
