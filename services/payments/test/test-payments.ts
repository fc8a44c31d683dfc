import {pino} from "pino";
import {Stripe} from "stripe";
import type {PaymentsOptions} from "../src/config/options.ts";
import {startPayments} from "../src/start-payments.ts";

export type TestPayments = Awaited<ReturnType<typeof startTestPayments>>;

const SECRET_KEY = "sk_test_local_tests";

/** The emulator on a free port, in memory, with the official SDK in front of it. */
export async function startTestPayments(changes: Partial<PaymentsOptions> = {}) {
  const payments = await startPayments({
    port: 0,
    journal: null,
    now: () => new Date(),
    logger: pino({level: "silent"}),
    secretKey: SECRET_KEY,
    siteOrigins: ["http://localhost:3000"],
    webhook: null,
    ...changes,
  });
  const secretKey = changes.secretKey ?? SECRET_KEY;
  const stripe = new Stripe(secretKey, {
    host: "127.0.0.1",
    port: payments.port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
  });
  return {
    ...payments,
    secretKey,
    stripe,
    /** A call of the control API; an answer whose shape the test itself states. */
    async control(method: "GET" | "POST" | "PATCH", path: string, body: object = {}) {
      const response = await fetch(`${payments.url}/control${path}`, {
        method,
        headers: {"content-type": "application/json"},
        ...(method !== "GET" && {body: JSON.stringify(body)}),
      });
      return JSON.parse(await response.text());
    },
  };
}
