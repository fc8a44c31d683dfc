import {and, desc, eq, lt, ne, or} from "drizzle-orm";
import type {z} from "zod";
import type {mailList, mailQuery, officeMail} from "../../contract/admin-operations.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {outbox} from "../../core/mail/tables.ts";
import {maskEmail} from "./mask.ts";
import {auditAction, type OfficeDeps, type StaffMember} from "./staff-member.ts";

type Query = z.output<typeof mailQuery>;

/** Newest first. Their content is not disclosed here. */
export async function listMail(db: Db, {limit, cursor, status}: Query): Promise<z.output<typeof mailList>> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(status === undefined ? undefined : eq(outbox.status, status), await isAfter(db, cursor)))
    .orderBy(desc(outbox.created_at), desc(outbox.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(toMail);
  return {items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null};
}

async function isAfter(db: Db, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [last] = await db.select().from(outbox).where(eq(outbox.id, cursor));
  if (!last) return undefined;
  const {created_at: at, id} = last;
  return or(lt(outbox.created_at, at), and(eq(outbox.created_at, at), lt(outbox.id, id)));
}

/** A mail whose address was erased is refused. */
export async function retryMail(deps: OfficeDeps, staffMember: StaffMember, id: string, reason: string) {
  const row = await withTransaction(deps.db, async (tx) => {
    const isGivenUp = and(eq(outbox.id, id), eq(outbox.status, "failed"), ne(outbox.to_addr, ""));
    const [queued] = await tx
      .update(outbox)
      .set({status: "queued", tries: 0, next_at: deps.now()})
      .where(isGivenUp)
      .returning();
    if (!queued) throw await refusalFor(tx, id);
    await auditAction(tx, deps, staffMember, {action: "mail.retry", target: id, reason});
    return queued;
  });
  deps.wakeMail();
  return toMail(row);
}

async function refusalFor(tx: Db, id: string) {
  const [row] = await tx.select({status: outbox.status}).from(outbox).where(eq(outbox.id, id));
  if (!row) return notFound();
  return new AppError("not_editable", "It was not given up", {params: {status: row.status}});
}

function toMail(row: typeof outbox.$inferSelect): z.output<typeof officeMail> {
  const {id, template, locale, status, tries, error} = row;
  return {
    id,
    template,
    locale,
    to: row.to_addr === "" ? "" : (maskEmail(row.to_addr) ?? ""),
    status,
    tries,
    error,
    created_at: row.created_at.toISOString(),
    next_at: row.next_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}
