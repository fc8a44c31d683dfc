import type {Logger} from "pino";
import type {Dataset} from "../datasets.ts";
import {HookQueue, type RetryPolicy} from "./hook-queue.ts";
import {createPost} from "./post.ts";
import type {Webhook} from "./webhook.ts";

/** Hosted retries for half an hour. Receivers are near here, so one that is back is found within seconds. */
export const DEFAULT_RETRY: RetryPolicy = {firstMs: 50, longestMs: 1000, giveUpMs: 30 * 60_000};

export interface WebhookOptions {
  readonly hooks: readonly Webhook[];
  readonly datasets: readonly Dataset[];
  readonly projectId: string;
  readonly retry: RetryPolicy;
  readonly now: () => Date;
  readonly log: Logger;
}

export interface Webhooks {
  idle(): Promise<void>;
  stop(): Promise<void>;
}

export function startWebhooks({hooks, datasets, projectId, retry, now, log}: WebhookOptions): Webhooks {
  const {post, close} = createPost(now);
  const queues = datasets.flatMap((dataset) =>
    hooks.map((hook) => new HookQueue({hook, dataset, projectId, post, retry, log})),
  );

  return {
    async idle() {
      await Promise.all(queues.map((queue) => queue.idle()));
    },
    async stop() {
      await Promise.all(queues.map((queue) => queue.stop()));
      close();
    },
  };
}
