import {and, eq, gt, or, sql} from "drizzle-orm";
import type {Db} from "../core/db/db.ts";
import {newsletter} from "./tables.ts";

export interface SignUp {
  readonly id: string;
  readonly email_norm: string;
  readonly list: string;
  readonly tags: readonly string[];
  readonly region: string;
  readonly locale: string;
  readonly nonce: string;
  readonly token_hash: string;
  readonly unsubscribe_hash: string;
  readonly expires_at: Date;
}

const PLACE = {region: newsletter.region, locale: newsletter.locale};

export function createNewsletterRepository(db: Db) {
  return {
    /**
     * Records a sign-up and returns what its mail needs, or null when no mail is due: the address is subscribed,
     * or was written to a moment ago. One statement, so of many parallel calls exactly one gets the row.
     */
    async request(signUp: SignUp, now: Date, resendAfterSeconds: number) {
      const [row] = await db
        .insert(newsletter)
        .values(newRow(signUp, now))
        .onConflictDoUpdate({
          target: [newsletter.email_norm, newsletter.list],
          set: repeated(signUp, now),
          setWhere: sql`${newsletter.status} = 'unsubscribed' or (${newsletter.status} = 'pending' and ${resendDue(resendAfterSeconds)})`,
        })
        .returning({id: newsletter.id, nonce: newsletter.nonce, mails: newsletter.mails});
      return row ?? null;
    },

    async getStatus(email_norm: string, list: string) {
      const [row] = await db
        .select({status: newsletter.status})
        .from(newsletter)
        .where(and(eq(newsletter.email_norm, email_norm), eq(newsletter.list, list)));
      return row?.status ?? null;
    },

    /** Subscribes the owner of a link that is still valid. A second click, or a mail scanner's, changes nothing. */
    async confirm(token_hash: string, now: Date) {
      const isPending = sql`${newsletter.status} = 'pending'`;
      const proof = JSON.stringify({confirmed_at: now.toISOString()});
      const [row] = await db
        .update(newsletter)
        .set({
          status: "subscribed",
          consent: sql`case when ${isPending} then ${newsletter.consent} || ${proof}::jsonb else ${newsletter.consent} end`,
          updated_at: now,
        })
        .where(
          and(
            eq(newsletter.token_hash, token_hash),
            or(eq(newsletter.status, "subscribed"), and(isPending, gt(newsletter.expires_at, now))),
          ),
        )
        .returning(PLACE);
      return row ?? null;
    },

    /** Ends a subscription, or an unconfirmed sign-up. Idempotent. */
    async unsubscribe(unsubscribe_hash: string, now: Date) {
      const [row] = await db
        .update(newsletter)
        .set({status: "unsubscribed", updated_at: now})
        .where(eq(newsletter.unsubscribe_hash, unsubscribe_hash))
        .returning(PLACE);
      return row ?? null;
    },
  };
}

function newRow(signUp: SignUp, now: Date): typeof newsletter.$inferInsert {
  return {
    ...signUp,
    tags: [...signUp.tags],
    status: "pending",
    consent: {requested_at: now.toISOString(), region: signUp.region, locale: signUp.locale},
    mails: 1,
    mailed_at: now,
    created_at: now,
    updated_at: now,
  };
}

/** What a sign-up changes in the row that is there. While a link is valid a second mail carries the same one. */
function repeated({region, locale, expires_at}: SignUp, now: Date) {
  const isWaiting = sql`${newsletter.status} = 'pending' and ${newsletter.expires_at} > excluded.mailed_at`;
  const keep = (name: string) =>
    sql`case when ${isWaiting} then ${newsletter}.${sql.identifier(name)} else excluded.${sql.identifier(name)} end`;
  return {
    status: "pending" as const,
    tags: sql`array(select distinct unnest(${newsletter.tags} || excluded.tags) order by 1)`,
    region,
    locale,
    nonce: keep("nonce"),
    token_hash: keep("token_hash"),
    consent: sql`excluded.consent`,
    mails: sql`${newsletter.mails} + 1`,
    mailed_at: now,
    expires_at,
    updated_at: now,
  };
}

function resendDue(afterSeconds: number) {
  return sql`${newsletter.mailed_at} <= excluded.mailed_at - make_interval(secs => ${afterSeconds}::int)`;
}
