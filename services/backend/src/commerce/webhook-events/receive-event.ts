import Stripe from "stripe";
import {z} from "zod";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import type {Enqueue} from "../../core/jobs/job-queue.ts";
import type {Payments} from "../payments/payment-client.ts";
import type {COMMERCE_KINDS} from "./job-kinds.ts";
import {createWebhookEventRepository} from "./webhook-event-repository.ts";

export interface ReceiveDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments | null;
  readonly enqueue: Enqueue<typeof COMMERCE_KINDS>;
}

/** An older signature may have been copied from somewhere. */
const FRESH_S = 300;

const reference = z.union([z.string(), z.object({id: z.string()}).transform(({id}) => id)]);
/**
 * The subject of an event and the references that identify its order. Nothing else is stored: the provider is queried
 * again.
 */
const subject = z.object({
  id: z.string(),
  object: z.string(),
  payment_intent: reference.nullish(),
  charge: reference.nullish(),
  subscription: reference.nullish(),
  released_subscription: reference.nullish(),
  parent: z
    .object({subscription_details: z.object({subscription: reference}).nullish()})
    .nullish()
    .catch(null),
});

/** Stores an event and queues its processing. A duplicate is stored once; an event left unprocessed is queued again. */
export async function receiveEvent(deps: ReceiveDeps, body: string, signature: string | undefined) {
  const {payments} = deps;
  // Without a provider there is no secret that anything could be signed with.
  if (!payments) throw new AppError("invalid", "The signature is not ours, or too old");
  const event = await verify(payments, body, signature, deps.now());
  if (event.livemode !== payments.livemode) throw new AppError("invalid", "The event is of another mode");
  const about = subject.safeParse(event.data.object);
  // What has no number of its own is nothing we look after.
  if (!about.success) return;
  await withTransaction(deps.db, async (tx) => {
    const status = await createWebhookEventRepository(tx).save({
      event_id: event.id,
      type: event.type,
      object: about.data.object,
      object_id: about.data.id,
      provider_created: new Date(event.created * 1000),
      livemode: event.livemode,
      api_version: event.api_version,
      status: "new",
      received_at: deps.now(),
      refs: refsOf(about.data),
    });
    if (status === "new") await deps.enqueue(tx, "work-event", {event_id: event.id});
  });
}

/** With each of our secrets: while one replaces another both are good. */
async function verify(payments: Payments, body: string, header = "", now: Date) {
  const {webhooks} = payments.stripe;
  for (const secret of payments.webhookSecrets) {
    try {
      return await webhooks.constructEventAsync(body, header, secret, FRESH_S, undefined, now.getTime());
    } catch (error) {
      if (error instanceof SyntaxError) throw new AppError("invalid", "This is no event", {cause: error});
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  throw new AppError("invalid", "The signature is not ours, or too old");
}

function refsOf(about: z.output<typeof subject>): Record<string, string> {
  const {object, id, payment_intent, charge} = about;
  const named =
    about.subscription ?? about.released_subscription ?? about.parent?.subscription_details?.subscription;
  const subscription = object === "subscription" ? id : named;
  return {
    ...(payment_intent && {payment_intent}),
    ...(charge && {charge}),
    ...(subscription && {subscription}),
  };
}
