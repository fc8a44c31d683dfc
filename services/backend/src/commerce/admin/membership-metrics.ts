import {and, count, eq, gte, inArray, isNull, lt, or, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {subscription} from "../subscriptions/tables.ts";

const CHARGED = ["active", "past_due"] as const;
/** How many of a period make a month. */
const PER_MONTH = sql`case ${subscription.interval} when 'daily' then 365.25 / 12 when 'weekly' then 365.25 / 84 when 'monthly' then 1 else 1.0 / 12 end`;

export async function membershipMetrics(db: Db, since: Date) {
  const monthly = sql<string>`round(sum(${subscription.amount} * ${PER_MONTH} / ${subscription.interval_count}))`;
  const revenue = await db
    .select({currency: subscription.currency, amount: monthly})
    .from(subscription)
    .where(inArray(subscription.status, [...CHARGED]))
    .groupBy(subscription.currency)
    .orderBy(subscription.currency);
  const commitments = await db
    .select({currency: subscription.currency, count: count()})
    .from(subscription)
    .where(and(eq(subscription.commitment_state, "running"), isNull(subscription.ended_at)))
    .groupBy(subscription.currency)
    .orderBy(subscription.currency);
  return {
    monthly_revenue: revenue.map(({currency, amount}) => ({currency, amount: Number(amount)})),
    commitments,
    churn: await churnSince(db, since),
  };
}

async function churnSince(db: Db, since: Date): Promise<number | null> {
  const [row] = await db
    .select({
      all: count(),
      ended: sql<string>`count(*) filter (where ${gte(subscription.ended_at, since)})`,
    })
    .from(subscription)
    .where(
      and(
        lt(subscription.started_at, since),
        or(isNull(subscription.ended_at), gte(subscription.ended_at, since)),
      ),
    );
  return row === undefined || row.all === 0 ? null : Number(row.ended) / row.all;
}
