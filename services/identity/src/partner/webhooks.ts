import {createHmac, randomUUID} from "node:crypto";
import type {Logger} from "pino";
import type {Platform} from "./platforms.ts";
import type {Switches} from "./switches.ts";

export interface WebhookDeps {
  readonly platform: Platform;
  readonly backendUrl: string;
  readonly secret: string;
  readonly switches: Switches;
  readonly logger: Logger;
  readonly now: () => Date;
}

export interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  /** Null when no answer came. */
  readonly status: number | null;
}

const DELIVERIES_MAX = 20;

/** Notifies the product of changes, signed over the raw bytes as the Standard Webhooks specification requires. */
export function createWebhooks({platform, backendUrl, secret, switches, logger, now}: WebhookDeps) {
  const deliveries: Delivery[] = [];

  async function post(id: string, body: string) {
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const key = switches.wrong_signature ? `not-${secret}` : secret;
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    return fetch(`${backendUrl}/b/platform/webhook/${platform}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature}`,
      },
      body,
      signal: AbortSignal.timeout(10_000),
    });
  }

  return {
    deliveries: (): readonly Delivery[] => deliveries,
    /** Resolves when the event was delivered or no answer came: a control page shows which. */
    async send(type: string, data: Readonly<Record<string, string>>) {
      const id = `evt_${randomUUID()}`;
      const body = JSON.stringify({type, timestamp: now().toISOString(), data});
      for (const _ of switches.duplicate_webhook ? [1, 2] : [1]) {
        const status = await post(id, body).then(
          (response) => response.status,
          (err) => {
            logger.warn({err, platform}, "webhook not delivered");
            return null;
          },
        );
        deliveries.unshift({id, type, at: now().toISOString(), status});
      }
      deliveries.splice(DELIVERIES_MAX);
    },
  };
}
