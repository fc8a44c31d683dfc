import {and, count, eq, gte, inArray, isNull, min, notInArray, sql} from "drizzle-orm";
import type {Metrics} from "../../contract/admin-operations.ts";
import {RETURN_REASONS} from "../../contract/return-values.ts";
import type {Db} from "../../core/db/db.ts";
import {createOutboxRepository} from "../../core/mail/outbox-repository.ts";
import {orders, staff_task} from "../orders/tables.ts";
import {rma} from "../returns/tables.ts";
import {inbox} from "../webhook-events/tables.ts";
import {membershipMetrics} from "./membership-metrics.ts";
import type {OfficeDeps} from "./staff-member.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export async function readMetrics({db, now}: OfficeDeps, days: number): Promise<Metrics> {
  const at = now();
  const since = new Date(at.getTime() - days * DAY_MS);
  return {
    days,
    ...(await orderMetrics(db, since)),
    return_reasons: await listReasons(db, since),
    ...(await membershipMetrics(db, since)),
    ...(await queueMetrics(db, since, at)),
  };
}

async function orderMetrics(db: Db, since: Date) {
  const isSold = and(
    gte(orders.placed_at, since),
    notInArray(orders.payment_status, ["pending", "failed", "cancelled"]),
  );
  const day = sql<string>`to_char(${orders.placed_at} at time zone 'UTC', 'YYYY-MM-DD')`;
  const perDay = await db.select({day, count: count()}).from(orders).where(isSold).groupBy(day).orderBy(day);
  const sums = await db
    .select({
      currency: orders.currency,
      count: count(),
      total: sql<string>`sum(${orders.total})`,
      refunded: sql<string>`count(*) filter (where ${orders.refunded} > 0)`,
    })
    .from(orders)
    .where(isSold)
    .groupBy(orders.currency)
    .orderBy(orders.currency);
  const all = sums.reduce((sum, row) => sum + row.count, 0);
  const refunded = sums.reduce((sum, row) => sum + Number(row.refunded), 0);
  return {
    orders: perDay,
    average_order: sums.map((row) => ({
      currency: row.currency,
      amount: Math.round(Number(row.total) / row.count),
    })),
    refund_rate: all === 0 ? null : refunded / all,
  };
}

async function listReasons(db: Db, since: Date): Promise<Metrics["return_reasons"]> {
  const rows = await db
    .select({reason: rma.reason, count: count()})
    .from(rma)
    .where(gte(rma.requested_at, since))
    .groupBy(rma.reason)
    .orderBy(rma.reason);
  return rows.map((row) => ({
    reason: RETURN_REASONS.find((known) => known === row.reason) ?? null,
    count: row.count,
  }));
}

async function queueMetrics(db: Db, since: Date, at: Date) {
  const seconds = (from: Date | null) => (from === null ? null : (at.getTime() - from.getTime()) / 1000);
  const lag = sql`extract(epoch from ${inbox.done_at} - ${inbox.received_at})`;
  const [worked] = await db
    .select({lag: sql<number | null>`percentile_cont(0.95) within group (order by ${lag})`})
    .from(inbox)
    .where(and(gte(inbox.received_at, since), inArray(inbox.status, ["done", "ignored"])));
  const [oldest] = await db
    .select({at: min(inbox.received_at)})
    .from(inbox)
    .where(eq(inbox.status, "new"));
  const [tasks] = await db.select({open: count()}).from(staff_task).where(isNull(staff_task.closed_at));
  return {
    event_lag_s: worked?.lag ?? null,
    oldest_event_s: seconds(oldest?.at ?? null),
    oldest_mail_s: seconds(await createOutboxRepository(db).waitingSince(at)),
    open_tasks: tasks?.open ?? 0,
  };
}
