import {and, eq, inArray, isNotNull, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account, profile} from "./tables.ts";

/** A user who wants mails about their training, at a verified address. */
export interface MailReader {
  readonly id: string;
  readonly email: string;
  readonly locale: string;
  readonly region: string;
}

export async function listMailReaders(db: Db, ids: readonly string[]): Promise<readonly MailReader[]> {
  if (ids.length === 0) return [];
  return db
    .select({id: account.id, email: account.email, locale: account.locale, region: account.region})
    .from(account)
    .innerJoin(profile, eq(profile.user_id, account.id))
    .where(
      and(
        inArray(account.id, [...ids]),
        eq(account.state, "active"),
        isNotNull(account.email_verified_at),
        sql`(${profile.preferences}->'mail'->>'training')::boolean`,
      ),
    );
}
