import {and, asc, desc, eq, inArray, isNotNull, isNull, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {subscription} from "./tables.ts";

export type SubscriptionRow = typeof subscription.$inferSelect;
export type NewSubscriptionRow = typeof subscription.$inferInsert;

/** Statuses in which it counts as the user's membership, paid or about to be. */
const LIVE = ["trialing", "active", "past_due", "paused"] as const;

export const isLive = ({status}: Pick<SubscriptionRow, "status">) => LIVE.some((live) => live === status);

export function createSubscriptionRepository(db: Db) {
  async function one(rows: Promise<SubscriptionRow[]>) {
    const [row] = await rows;
    return row ?? null;
  }
  const livesNow = inArray(subscription.status, [...LIVE]);

  return {
    get: (id: string) => one(db.select().from(subscription).where(eq(subscription.id, id))),

    ofProvider: (provider_id: string) =>
      one(db.select().from(subscription).where(eq(subscription.provider_id, provider_id))),

    lockOfProvider: (provider_id: string) =>
      one(db.select().from(subscription).where(eq(subscription.provider_id, provider_id)).for("update")),

    liveOf: (user_id: string, livemode: boolean) =>
      one(
        db
          .select()
          .from(subscription)
          .where(and(eq(subscription.user_id, user_id), eq(subscription.livemode, livemode), livesNow)),
      ),

    /** Every one an account ever had, the newest first. */
    listOf: (user_id: string, livemode: boolean): Promise<SubscriptionRow[]> =>
      db
        .select()
        .from(subscription)
        .where(and(eq(subscription.user_id, user_id), eq(subscription.livemode, livemode)))
        .orderBy(desc(subscription.started_at), desc(subscription.id)),

    /** Bought as a guest under this address, and not linked to an account yet. */
    listWaiting: (email_norm: string): Promise<SubscriptionRow[]> =>
      db
        .select()
        .from(subscription)
        .where(and(isNull(subscription.user_id), eq(subscription.email_norm, email_norm)))
        .orderBy(asc(subscription.started_at)),

    /** Null if another caller was faster. */
    add: (row: NewSubscriptionRow) =>
      one(db.insert(subscription).values(row).onConflictDoNothing().returning()),

    /** Only with the row locked. */
    async change(id: string, change: Partial<NewSubscriptionRow>): Promise<SubscriptionRow> {
      const [row] = await db
        .update(subscription)
        .set({...change, version: sql`${subscription.version} + 1`})
        .where(eq(subscription.id, id))
        .returning();
      if (!row) throw new Error(`Subscription ${id} is gone`);
      return row;
    },

    /** Looked at, and nothing was different. */
    async touch(id: string, synced_at: Date) {
      await db.update(subscription).set({synced_at}).where(eq(subscription.id, id));
    },

    /** Those that something may be due for, a page at a time. */
    listLiving: (livemode: boolean, after: string, limit: number): Promise<SubscriptionRow[]> =>
      db
        .select()
        .from(subscription)
        .where(
          and(
            inArray(subscription.status, [...LIVE, "unpaid", "incomplete"]),
            eq(subscription.livemode, livemode),
            sql`${subscription.id} > ${after}`,
          ),
        )
        .orderBy(asc(subscription.id))
        .limit(limit),

    hasHadTrial: async (user_id: string): Promise<boolean> => {
      const rows = await db
        .select({id: subscription.id})
        .from(subscription)
        .where(and(eq(subscription.user_id, user_id), isNotNull(subscription.trial_end)))
        .limit(1);
      return rows.length > 0;
    },
  };
}
