import {createHmac} from "node:crypto";
import type {Faults} from "../config/faults.ts";
import type {Delivery} from "../state/records.ts";
import type {Shop} from "../state/shop.ts";

export interface WebhookDispatcherDeps {
  readonly shop: Shop;
  readonly faults: Faults;
  /** Of the machine, as the shop's has it: the provider's own clock may be days ahead of both. */
  readonly now: () => Date;
  /** Resolves to the status of the response, or to null without one. */
  readonly post: (url: string, body: string, signature: string) => Promise<number | null>;
}

const DELAY_MS = 3000;
const FIRST_RETRY_MS = 1000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;
const MAX_ATTEMPTS = 16;

export type WebhookDispatcher = ReturnType<typeof createWebhookDispatcher>;

/** Carries events to endpoints, apart from the calls that caused them, until each is taken. */
export function createWebhookDispatcher({shop, faults, now, post}: WebhookDispatcherDeps) {
  const {store, clock} = shop;
  const underway = new Set<string>();
  const rounds = new Set<Promise<unknown>>();

  async function deliver(delivery: Delivery): Promise<void> {
    const event = store.get("event", delivery.event);
    const endpoint = store.get("webhook_endpoint", delivery.endpoint);
    const secret = store.get("local.secret", delivery.endpoint)?.value;
    if (!event || !endpoint || secret === undefined || faults.webhook_drop) return close(delivery, "dropped");
    const body = JSON.stringify(event, null, 2);
    const send = () => post(endpoint.url, body, sign(body, secret, Math.floor(now().getTime() / 1000)));
    const status = faults.webhook_fail ? 500 : await send();
    if (faults.webhook_duplicate && !faults.webhook_fail) await send();
    note(delivery, status);
  }

  function note(delivery: Delivery, status: number | null) {
    const attempts = [...delivery.attempts, {at: clock.ms(), status}];
    const isTaken = status !== null && status >= 200 && status < 300;
    if (isTaken) return close({...delivery, attempts}, "delivered");
    if (attempts.length >= MAX_ATTEMPTS) return close({...delivery, attempts}, "failed");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_RETRY_MS * 2 ** (attempts.length - 1));
    store.put({...delivery, attempts, next_at: clock.ms() + wait});
  }

  function close(delivery: Delivery, state: Delivery["state"]) {
    store.transaction(() => {
      store.put({...delivery, state});
      const event = store.get("event", delivery.event);
      if (event) store.put({...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1)});
    });
  }

  function waiting(): Delivery[] {
    const delay = faults.webhook_delay ? DELAY_MS : 0;
    const due = store.list("local.delivery").filter((one) => {
      if (one.state !== "waiting") return false;
      const created = (store.get("event", one.event)?.created ?? 0) * 1000;
      const at = Math.max(one.next_at, delay === 0 ? 0 : created + delay);
      return !underway.has(one.id) && at <= clock.ms();
    });
    // The store lists the newest first.
    return faults.webhook_reorder ? due : due.reverse();
  }

  async function deliverInTurn(deliveries: readonly Delivery[]): Promise<void> {
    for (const delivery of deliveries) {
      underway.add(delivery.id);
      try {
        await deliver(store.get("local.delivery", delivery.id) ?? delivery);
      } finally {
        underway.delete(delivery.id);
      }
    }
  }

  return {
    /**
     * Delivers everything that is due, in turn for each endpoint, so that a slow endpoint delays no other. Resolves
     * when that is done, and what other rounds have under way.
     */
    async round(): Promise<void> {
      const byEndpoint = Map.groupBy(waiting(), ({endpoint}) => endpoint);
      const round = Promise.all([...byEndpoint.values()].map(deliverInTurn));
      rounds.add(round);
      try {
        await Promise.all(rounds);
      } finally {
        rounds.delete(round);
      }
    },
    /** Sends it again, whatever became of it. */
    async resend(id: string): Promise<boolean> {
      const delivery = store.get("local.delivery", id);
      if (!delivery) return false;
      await deliver({...delivery, state: "waiting"});
      return true;
    },
  };
}

/** `Stripe-Signature` over the very bytes that are sent. */
function sign(body: string, secret: string, timestamp: number): string {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}
