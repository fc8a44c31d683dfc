import {eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {createCheckoutRepository} from "../checkout/checkout-repository.ts";
import {recordDecline} from "../checkout/record-decline.ts";
import {syncMembership} from "../membership/sync-membership.ts";
import {type SyncDeps, syncSession} from "../orders/sync-session.ts";
import {orders} from "../orders/tables.ts";
import {createWebhookEventRepository, type WebhookEventRow} from "./webhook-event-repository.ts";

/**
 * An event reports that its subject changed, not how. The session and the membership behind it are read anew from the
 * provider, so that neither the order of events nor their number matters.
 */
export async function processEvent(deps: SyncDeps, event_id: string) {
  const inbox = createWebhookEventRepository(deps.db);
  const row = await inbox.get(event_id);
  if (row?.status !== "new") return;
  const session_id = await sessionOf(deps.db, row);
  const synced = session_id === null ? null : await syncSession(deps, session_id);
  const declined = row.type === "charge.failed" && (await recordDecline(deps, row.object_id));
  const {subscription} = row.refs;
  const member = subscription ? await syncMembership(deps, subscription) : null;
  await inbox.finish(event_id, synced || member || declined ? "done" : "ignored", deps.now());
}

async function sessionOf(db: Db, {object, object_id, refs}: WebhookEventRow): Promise<string | null> {
  if (object === "checkout.session") return object_id;
  const payment_intent = object === "payment_intent" ? object_id : refs.payment_intent;
  if (payment_intent) return sessionWhere(db, eq(orders.provider_payment_intent, payment_intent));
  const charge = object === "charge" ? object_id : refs.charge;
  if (charge) return sessionWhere(db, eq(orders.provider_charge, charge));
  return object === "invoice" ? sessionWhere(db, eq(orders.provider_invoice, object_id)) : null;
}

/** Null before there is an order: then the session's own event brings the rest along. */
async function sessionWhere(db: Db, condition: ReturnType<typeof eq>): Promise<string | null> {
  const [row] = await db.select({checkout_id: orders.checkout_id}).from(orders).where(condition);
  const checkout = row ? await createCheckoutRepository(db).get(row.checkout_id) : null;
  return checkout?.provider_session_id ?? null;
}
