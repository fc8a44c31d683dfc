import {once} from "node:events";
import {createServer} from "node:http";
import type {AddressInfo} from "node:net";
import {getRequestListener} from "@hono/node-server";
import {Stripe} from "stripe";
import {createApp} from "./app.ts";
import {createFaults} from "./config/faults.ts";
import type {PaymentsOptions} from "./config/options.ts";
import {createEndpoint} from "./routes/events.ts";
import {createRoutes} from "./routes/routes.ts";
import {createShop, type Shop} from "./state/shop.ts";
import {advanceClock} from "./tasks/advance-clock.ts";
import {performTask} from "./tasks/perform.ts";
import {postEvent} from "./webhooks/post-event.ts";
import {createWebhookDispatcher} from "./webhooks/webhook-dispatcher.ts";
import {startWorker} from "./webhooks/worker.ts";

// Not a setting: any caller that reaches it buys without money.
const LOOPBACK = "127.0.0.1";
/** The endpoint that exists without a request to the API to create it. */
const OWN_ENDPOINT = "we_local";

/** Listens first: addresses of pages carry the port, and port 0 is only known then. */
export async function startPayments(options: PaymentsOptions) {
  const server = createServer();
  server.listen(options.port, LOOPBACK);
  await once(server, "listening");
  const {port} = server.address() as AddressInfo;
  const url = `http://${LOOPBACK}:${port}`;
  const {app, worker} = assemble(options, url);
  server.on("request", getRequestListener(app.fetch));
  return {
    url,
    port,
    async close() {
      await worker.stop();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function assemble({journal, now, logger, secretKey, siteOrigins, webhook}: PaymentsOptions, url: string) {
  const shop = createShop({journal, machine: now, url, apiVersion: Stripe.API_VERSION});
  if (webhook) listenTo(shop, webhook);
  const faults = createFaults();
  const runDue = () => shop.tasks.run((task) => performTask(shop, task));
  const courier = createWebhookDispatcher({shop, faults, now, post: postEvent});
  const advance = (clock: string) => {
    try {
      advanceClock(shop, clock);
    } catch (err) {
      logger.error({err}, "test clock stopped");
    }
  };
  const handlers = createRoutes(shop, (clock) => setImmediate(() => advance(clock)));
  // One that was under way when the process ended goes on.
  for (const {id, status} of shop.store.list("test_helpers.test_clock"))
    if (status === "advancing") advance(id);
  return {
    app: createApp({shop, handlers, faults, courier, runDue, logger, secretKey, siteOrigins}),
    worker: startWorker({shop, courier, runDue, logger}),
  };
}

function listenTo(shop: Shop, {url, secret}: {readonly url: string; readonly secret: string}) {
  createEndpoint(shop, {url, enabled_events: ["*"], description: "The shop"}, OWN_ENDPOINT, secret);
}
