import {and, eq, gte, inArray, isNotNull, or} from "drizzle-orm";
import type Stripe from "stripe";
import type {Db} from "../../core/db/db.ts";
import {checkout} from "../checkout/tables.ts";
import {orders, refund} from "../orders/tables.ts";
import {callProvider, type Payments} from "../payments/payment-client.ts";

interface ListDeps {
  readonly db: Db;
  readonly payments: Payments;
}

/** Every session on either side that something happened to since then: opened, paid, given back or disputed. */
export async function sessionsToCompare({db, payments}: ListDeps, since: Date): Promise<string[]> {
  const providerSessions = await callProvider(() => listTheirs(payments.stripe, since));
  const ownSessions = await db
    .selectDistinct({id: checkout.provider_session_id})
    .from(checkout)
    .leftJoin(orders, eq(orders.checkout_id, checkout.id))
    .leftJoin(refund, eq(refund.order_id, orders.id))
    .where(
      and(
        eq(checkout.livemode, payments.livemode),
        isNotNull(checkout.provider_session_id),
        or(
          gte(checkout.created_at, since),
          gte(orders.placed_at, since),
          gte(refund.at, since),
          inArray(orders.provider_payment_intent, providerSessions.intents),
        ),
      ),
    );
  return [...new Set([...providerSessions.sessions, ...ownSessions.map(({id}) => id ?? "")])].sort();
}

async function listTheirs(stripe: Stripe, since: Date) {
  const page = {created: {gte: Math.floor(since.getTime() / 1000)}, limit: 100};
  const [sessions, intents]: [string[], string[]] = [[], []];
  for await (const {id} of stripe.checkout.sessions.list(page)) sessions.push(id);
  for await (const {payment_intent} of stripe.refunds.list(page)) intents.push(idOf(payment_intent));
  for await (const {payment_intent} of stripe.disputes.list(page)) intents.push(idOf(payment_intent));
  return {sessions, intents};
}

function idOf(thing: string | {id: string} | null): string {
  return typeof thing === "string" ? thing : (thing?.id ?? "");
}
