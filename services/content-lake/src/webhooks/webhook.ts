import {createHash, createHmac} from "node:crypto";
import type {CommitRecord} from "../store/commit-record.ts";
import {type Operation, operationOf} from "../store/transaction.ts";
import type {DocumentChange} from "../types.ts";

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  /** Delta-GROQ. An empty filter lets everything through, an empty projection sends the document. */
  readonly filter: string;
  readonly projection: string;
  readonly on: readonly Operation[];
}

export interface Delivery {
  readonly url: string;
  readonly secret: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The signature header the official verifier expects: base64url without padding over `<time>.<body>`. */
export function signature(secret: string, timeMs: number, body: string): string {
  const digest = createHmac("sha256", secret).update(`${timeMs}.${body}`).digest("base64url");
  return `t=${timeMs},v1=${digest}`;
}

export interface DeliverySource {
  readonly projectId: string;
  readonly dataset: string;
}

export function createDelivery(
  hook: Webhook,
  {projectId, dataset}: DeliverySource,
  record: Pick<CommitRecord, "id" | "timestamp">,
  change: DocumentChange,
  content: unknown,
): Delivery {
  // The same for every attempt, so that a receiver can distinguish a repeat from a new event.
  const idempotencyKey = createHash("sha256")
    .update(`${hook.id}/${record.id}/${change.id}`)
    .digest("base64url");
  return {
    url: hook.url,
    secret: hook.secret,
    body: JSON.stringify(content ?? null),
    headers: {
      "content-type": "application/json",
      "sanity-transaction-id": record.id,
      "sanity-transaction-time": record.timestamp,
      "sanity-dataset": dataset,
      "sanity-document-id": change.id,
      "sanity-project-id": projectId,
      "sanity-webhook-id": hook.id,
      "sanity-operation": operationOf(change.before, change.after),
      "idempotency-key": idempotencyKey,
    },
  };
}
