import {eq} from "drizzle-orm";
import {account} from "../accounts/account/tables.ts";
import type {Db} from "../core/db/db.ts";
import {parseEmail} from "../core/mail/parse-email.ts";
import type {Subject} from "../core/personal-data/personal-table.ts";

/**
 * An account with its addresses. Any address can be typed in: records of others under an address belong to the account
 * only once the address is proven.
 */
export async function findSubject(db: Db, id: string) {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  if (!row) return null;
  const pending = row.email_pending === null ? null : parseEmail(row.email_pending);
  const isProven = row.email_verified_at !== null;
  const subject: Subject = {
    id,
    addresses: isProven ? [row.email_norm] : [],
    claimed: [...(isProven ? [] : [row.email_norm]), ...(pending ? [pending.norm] : [])],
  };
  return {row, subject};
}
