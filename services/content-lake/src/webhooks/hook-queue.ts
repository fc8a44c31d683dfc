import {setTimeout as wait} from "node:timers/promises";
import type {Logger} from "pino";
import type {Dataset} from "../datasets.ts";
import type {CommitRecord} from "../store/commit-record.ts";
import {operationOf} from "../store/transaction.ts";
import type {DocumentChange, LakeDocument} from "../types.ts";
import type {Post} from "./post.ts";
import {createDelivery, type Delivery, type Webhook} from "./webhook.ts";

export interface RetryPolicy {
  readonly firstMs: number;
  readonly longestMs: number;
  /** Waiting longer than this in all, a request is given up. */
  readonly giveUpMs: number;
}

export interface HookQueueDeps {
  readonly hook: Webhook;
  readonly dataset: Dataset;
  readonly projectId: string;
  readonly post: Post;
  readonly retry: RetryPolicy;
  readonly log: Logger;
}

export interface HookQueue {
  /** Resolves when nothing is left to send. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

const BATCH = 200;
const WARM_UP: LakeDocument = {_id: "warm-up", _type: "warmUp", _rev: "", _createdAt: "", _updatedAt: ""};

/**
 * Tells one receiver of every change, in order and one at a time. The transaction log is the queue: all that is
 * stored is how far this hook has come, so nothing committed is forgotten, whenever the process ends.
 */
export function startHookQueue({hook, dataset, projectId, post, retry, log}: HookQueueDeps): HookQueue {
  const {store, engine} = dataset;
  const setting = `webhook:${hook.id}`;
  const stopping = new AbortController();
  let position = Number(store.readSetting(setting) ?? Number.NaN);
  let upcoming: CommitRecord[] = [];
  let work: Promise<void> = Promise.resolve();
  let isWorking = false;

  // A hook that is new hears of what happens from now on.
  if (Number.isNaN(position)) moveTo(store.seq());

  function moveTo(seq: number): void {
    position = seq;
    store.writeSetting(setting, String(seq));
  }

  /** The next transaction: the one just announced if it is in turn, else read back from the log. */
  function takeNext(): CommitRecord | null {
    if (upcoming[0]?.seq !== position + 1) upcoming = store.history.recordsAfter(position, BATCH);
    return upcoming.shift() ?? null;
  }

  async function drain(): Promise<void> {
    try {
      while (!stopping.signal.aborted && position < store.seq()) await sendNext();
    } finally {
      // In the same turn as the check above, so that no commit falls between the two.
      isWorking = false;
    }
  }

  async function sendNext(): Promise<void> {
    const record = takeNext();
    if (!record) throw new Error(`The log of ${dataset.name} ends before transaction ${store.seq()}`);
    const sent = await sendAll(record);
    if (stopping.signal.aborted) return;
    // A transaction nobody was told of may be looked at again after a crash; it need not cost a disk write.
    if (sent > 0) moveTo(record.seq);
    else position = record.seq;
  }

  async function sendAll(record: CommitRecord): Promise<number> {
    let sent = 0;
    for (const change of record.changes) {
      const delivery = await deliveryFor(record, change);
      if (!delivery || stopping.signal.aborted) continue;
      await sendUntilAccepted(delivery);
      sent += 1;
    }
    return sent;
  }

  async function deliveryFor(
    record: Pick<CommitRecord, "id" | "timestamp">,
    change: DocumentChange,
  ): Promise<Delivery | null> {
    if (!hook.on.includes(operationOf(change.before, change.after))) return null;
    try {
      const matched = await engine.delta(hook, change);
      return (
        matched && createDelivery(hook, {projectId, dataset: dataset.name}, record, change, matched.body)
      );
    } catch (error) {
      log.error({err: error, hook: hook.id}, "a webhook's filter or projection cannot be evaluated");
      return null;
    }
  }

  async function sendUntilAccepted(delivery: Delivery): Promise<void> {
    let waited = 0;
    for (let pause = retry.firstMs; ; pause = Math.min(pause * 2, retry.longestMs)) {
      const outcome = await attempt(delivery);
      if (stopping.signal.aborted || !isTemporary(outcome)) return report(outcome, delivery);
      if (waited === 0) log.warn({hook: hook.id, url: hook.url, outcome}, "webhook not accepted, will retry");
      if (waited + pause > retry.giveUpMs) {
        log.error({hook: hook.id, document: delivery.headers["sanity-document-id"]}, "webhook given up");
        return;
      }
      await wait(pause, undefined, {signal: stopping.signal, ref: false}).catch(() => {});
      waited += pause;
    }
  }

  async function attempt(delivery: Delivery): Promise<Outcome> {
    try {
      return await post(delivery, stopping.signal);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  function report(outcome: Outcome, {headers}: Delivery): void {
    const fields = {hook: hook.id, document: headers["sanity-document-id"], outcome};
    if (typeof outcome === "number" && outcome >= 400) log.warn(fields, "webhook refused for good");
    else log.debug(fields, "webhook sent");
  }

  function pump(): void {
    if (isWorking) return;
    isWorking = true;
    work = drain().catch((error) => log.error({err: error, hook: hook.id}, "webhook queue failed"));
  }

  const unsubscribe = store.onRecord((record) => {
    if (upcoming.length < BATCH) upcoming.push(record);
    pump();
  });
  void warmUp();
  pump();

  /** Finds out about a broken expression now, and spares the first real change the cost of a first run. */
  async function warmUp(): Promise<void> {
    await deliveryFor({id: "", timestamp: ""}, {id: "", before: null, after: WARM_UP});
  }

  return {
    idle: () => work,
    async stop() {
      unsubscribe();
      stopping.abort();
      await work;
    },
  };
}

/** A status, or why there is none. */
type Outcome = number | string;

const isTemporary = (outcome: Outcome): boolean =>
  typeof outcome === "string" || outcome === 429 || outcome >= 500;
