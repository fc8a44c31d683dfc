import {and, asc, eq, isNull, lt, lte, notExists, sql} from "drizzle-orm";
import {daysBefore} from "../../core/days-before.ts";
import type {Db} from "../../core/db/db.ts";
import {createAccountRepository, type Person} from "./account-repository.ts";
import {account, idle_notice} from "./tables.ts";
import {isStaff} from "./user-head.ts";

const IDLE_DAYS = 3 * 365;
/** Days between the notice mail and the deletion. */
const NOTICE_DAYS = 30;
const BATCH = 500;

/**
 * Accounts without a sign-in for three years, of which the last month is the notice period in which their owners can
 * come back.
 */
export function createIdleAccounts(db: Db) {
  return {
    /** Ids of those whose owners have not been notified yet. */
    async listUnnotified(now: Date): Promise<string[]> {
      const since = daysBefore(now, IDLE_DAYS - NOTICE_DAYS).toISOString();
      const sentNotices = db.select().from(idle_notice).where(eq(idle_notice.user_id, account.id));
      const rows = await db
        .select({id: account.id})
        .from(account)
        .where(
          and(
            eq(account.state, "active"),
            eq(account.is_demo, false),
            isNull(account.deleted_at),
            lt(sql`coalesce(${account.last_seen_at}, ${account.created_at})`, since),
            notExists(sentNotices),
          ),
        )
        .orderBy(asc(account.id))
        .limit(BATCH);
      return rows.map(({id}) => id);
    },

    /** Ids of accounts whose notice period is over. */
    async listDue(now: Date): Promise<string[]> {
      const rows = await db
        .select({id: idle_notice.user_id})
        .from(idle_notice)
        .where(lte(idle_notice.due_at, now))
        .orderBy(asc(idle_notice.due_at))
        .limit(BATCH);
      return rows.map(({id}) => id);
    },

    /** Records that the owner is notified. Returns the day on which the account is due for deletion. */
    async recordNotice(user_id: string, noticed_at: Date): Promise<Date> {
      const due_at = daysBefore(noticed_at, -NOTICE_DAYS);
      await db.insert(idle_notice).values({user_id, noticed_at, due_at}).onConflictDoNothing();
      return due_at;
    },

    async forget(user_id: string) {
      await db.delete(idle_notice).where(eq(idle_notice.user_id, user_id));
    },

    /**
     * Deletes the notices of users who signed in after the mail: they are not idle, and would get another notice in
     * three years.
     */
    async forgetReturned() {
      await db
        .delete(idle_notice)
        .where(sql`exists (select 1 from ${account} where ${account.id} = ${idle_notice.user_id}
        and (${account.state} <> 'active' or ${account.last_seen_at} > ${idle_notice.noticed_at}))`);
    },

    /** Accounts of staff are ended by people. */
    async find(id: string, now: Date): Promise<Person | null> {
      const person = await createAccountRepository(db).get(id, now);
      return person && !isStaff(person.roles) ? person : null;
    },
  };
}
