import {startTestPayments} from "@gradus/payments/test-payments";
import {z} from "zod";
import {seedCatalog} from "../src/commerce/catalog/seed-catalog.ts";
import {createPayments} from "../src/commerce/payments/payment-client.ts";
import type {CartOp} from "../src/contract/cart.ts";
import {checkoutReply} from "../src/contract/checkout.ts";
import type {Db} from "../src/core/db/db.ts";
import {createJobHandlers} from "../src/server/list-parts.ts";
import {MODULES} from "../src/server/modules.ts";
import {createShopper} from "./shopper.ts";
import {createTestApp, type TestAppOptions} from "./test-app.ts";

export const WEBHOOK_SECRET = "whsec_of_tests";

interface QueuedJob {
  readonly name: string;
  readonly payload: object;
}

/** A shop with everything on its shelves and a payment provider where no money moves. Both go by the app's clock. */
export async function openShop(
  db: Db,
  options: Pick<TestAppOptions, "ordersPerDay" | "returnAddressOf"> = {},
) {
  await seedCatalog(db);
  let now = () => new Date();
  const provider = await startTestPayments({now: () => now()});
  const payments = createPayments({
    mode: "local",
    secretKey: provider.secretKey,
    apiUrl: provider.url,
    webhookSecrets: [WEBHOOK_SECRET],
  });
  let waiting: QueuedJob[] = [];
  const enqueue = async (_tx: Db, name: string, payload: object) => {
    waiting.push({name, payload});
  };
  const app = createTestApp(db, {payments, enqueue, ...options});
  now = app.now;
  const handlers = createJobHandlers(MODULES, app.deps);
  let lastHeard: string | null = null;

  async function runJobs() {
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      for (const {name, payload} of jobs) await run(name, payload);
    }
  }

  async function run(name: string, payload: object) {
    await handlers[name]?.(payload, {signal: new AbortController().signal});
  }

  /** Delivers an event as the payment provider does: these bytes, signed. */
  function deliver(
    event: object,
    {secret = WEBHOOK_SECRET, body = JSON.stringify(event), signedAt = app.now()} = {},
  ) {
    return app.app.request("/canyon/webhooks/stripe", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "stripe-signature": provider.stripe.webhooks.generateTestHeaderString({
          payload: JSON.stringify(event),
          secret,
          timestamp: Math.floor(signedAt.getTime() / 1000),
        }),
      },
      body,
    });
  }

  return {
    ...app,
    provider,
    stripe: provider.stripe,
    payments,

    /** Does what was left for later, until nothing is. */
    runJobs,
    deliver,

    /** Delivers every provider event that was not delivered yet, and the events that result from it. */
    async hear() {
      const since = lastHeard === null ? {} : {ending_before: lastHeard};
      const {data} = await provider.stripe.events.list({limit: 100, ...since});
      for (const event of data.toReversed()) {
        lastHeard = event.id;
        await deliver(event);
      }
      await runJobs();
    },

    /** What the clock does with memberships and gifts. */
    async tend() {
      await run("tend-memberships", {});
      await runJobs();
    },

    /** As the shopper's browser does on the provider's page. */
    pay: (session_id: string, how: object = {}) =>
      provider.control("POST", `/sessions/${session_id}/pay`, how),

    /** All events the provider has emitted so far, oldest first. */
    async listEvents() {
      const {data} = await provider.stripe.events.list({limit: 100});
      return data.toReversed();
    },

    close: () => provider.close(),
  };
}

/** A customer with a cart and an open checkout session. */
export async function checkOut(
  shop: Shop,
  ops: readonly CartOp[],
  {shopper = createShopper(shop), region = "de", more = {}}: CheckOutOptions = {},
) {
  const seen = await shopper.open(ops, region);
  const response = await checkoutOf(shopper, seen, more);
  const {data} = z.object({data: checkoutReply}).parse(await response.json());
  const sessions = await shop.stripe.checkout.sessions.list({limit: 1});
  return {shopper, seen, reply: data, session_id: sessions.data[0]?.id ?? ""};
}

interface CheckOutOptions {
  readonly shopper?: ReturnType<typeof createShopper>;
  readonly region?: string;
  readonly more?: object;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Starts a checkout with the request that the cart page sends. */
export function checkoutOf(
  shopper: ReturnType<typeof createShopper>,
  seen: {id: string; version: number},
  more = {},
) {
  return shopper.send("POST", "/canyon/checkout/session", {
    cart_id: seen.id,
    cart_version: seen.version,
    locale: "de",
    ...more,
  });
}
