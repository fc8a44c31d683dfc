import {eq} from "drizzle-orm";
import {account} from "../accounts/tables.ts";
import type {Db} from "../db/db.ts";
import {parseEmail} from "../newsletter/parse-email.ts";
import type {Subject} from "./personal-table.ts";

/** An account with the addresses that mean it: the present one, and the one it is changing to. */
export async function findSubject(db: Db, id: string) {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  if (!row) return null;
  const pending = row.email_pending === null ? null : parseEmail(row.email_pending);
  const addresses = [row.email_norm, ...(pending ? [pending.norm] : [])];
  return {row, subject: {id, addresses} satisfies Subject};
}
