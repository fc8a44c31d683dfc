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

const BATCH = 200;
const WARM_UP: LakeDocument = {_id: "warm-up", _type: "warmUp", _rev: "", _createdAt: "", _updatedAt: ""};

/**
 * Notifies one receiver of every change, in order and one at a time. The transaction log is the queue: only this
 * hook's position in it is stored, so no committed change is lost, whenever the process ends.
 */
export class HookQueue {
  readonly #deps: HookQueueDeps;
  readonly #stopping = new AbortController();
  readonly #unsubscribe: () => void;
  #position: number;
  #upcoming: CommitRecord[] = [];
  #work: Promise<void> = Promise.resolve();
  #isWorking = false;

  constructor(deps: HookQueueDeps) {
    this.#deps = deps;
    const {store} = deps.dataset;
    this.#position = Number(store.readSetting(this.#setting()) ?? Number.NaN);
    // A new hook receives only changes committed from now on.
    if (Number.isNaN(this.#position)) this.#moveTo(store.seq());
    this.#unsubscribe = store.onRecord((record) => {
      if (this.#upcoming.length < BATCH) this.#upcoming.push(record);
      this.#pump();
    });
    void this.#warmUp();
    this.#pump();
  }

  /** Resolves when nothing is left to send. */
  idle(): Promise<void> {
    return this.#work;
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
    this.#stopping.abort();
    await this.#work;
  }

  #setting(): string {
    return `webhook:${this.#deps.hook.id}`;
  }

  #moveTo(seq: number): void {
    this.#position = seq;
    this.#deps.dataset.store.writeSetting(this.#setting(), String(seq));
  }

  /** Finds out about a broken expression now, and spares the first real change the cost of a first run. */
  async #warmUp(): Promise<void> {
    await this.#deliveryFor({id: "", timestamp: ""}, {id: "", before: null, after: WARM_UP});
  }

  #pump(): void {
    if (this.#isWorking) return;
    this.#isWorking = true;
    const {log, hook} = this.#deps;
    this.#work = this.#drain().catch((error) =>
      log.error({err: error, hook: hook.id}, "webhook queue failed"),
    );
  }

  async #drain(): Promise<void> {
    const {store} = this.#deps.dataset;
    try {
      while (!this.#stopping.signal.aborted && this.#position < store.seq()) await this.#sendNext();
    } finally {
      // In the same turn as the check above, so that no commit falls between the two.
      this.#isWorking = false;
    }
  }

  async #sendNext(): Promise<void> {
    const record = this.#takeNext();
    const sent = await this.#sendAll(record);
    if (this.#stopping.signal.aborted) return;
    // A transaction that was sent to no receiver may be examined again after a crash; it need not cost a disk write.
    if (sent > 0) this.#moveTo(record.seq);
    else this.#position = record.seq;
  }

  /** The next transaction: the one just announced if it is in turn, else read back from the log. */
  #takeNext(): CommitRecord {
    const {store, name} = this.#deps.dataset;
    if (this.#upcoming[0]?.seq !== this.#position + 1) {
      this.#upcoming = store.history.recordsAfter(this.#position, BATCH);
    }
    const record = this.#upcoming.shift();
    if (!record) throw new Error(`The log of ${name} ends before transaction ${store.seq()}`);
    return record;
  }

  async #sendAll(record: CommitRecord): Promise<number> {
    let sent = 0;
    for (const change of record.changes) {
      const delivery = await this.#deliveryFor(record, change);
      if (!delivery || this.#stopping.signal.aborted) continue;
      await this.#sendUntilAccepted(delivery);
      sent += 1;
    }
    return sent;
  }

  async #deliveryFor(
    record: Pick<CommitRecord, "id" | "timestamp">,
    change: DocumentChange,
  ): Promise<Delivery | null> {
    const {hook, dataset, projectId, log} = this.#deps;
    if (!hook.on.includes(operationOf(change.before, change.after))) return null;
    try {
      const matched = await dataset.engine.delta(hook, change);
      return (
        matched && createDelivery(hook, {projectId, dataset: dataset.name}, record, change, matched.body)
      );
    } catch (error) {
      log.error({err: error, hook: hook.id}, "a webhook's filter or projection cannot be evaluated");
      return null;
    }
  }

  async #sendUntilAccepted(delivery: Delivery): Promise<void> {
    const {retry} = this.#deps;
    const {signal} = this.#stopping;
    let waited = 0;
    for (let pause = retry.firstMs; ; pause = Math.min(pause * 2, retry.longestMs)) {
      const outcome = await this.#attempt(delivery);
      if (signal.aborted) return;
      const isLast = waited + pause > retry.giveUpMs;
      if (waited === 0 || isLast || !isTemporary(outcome)) this.#report(outcome, delivery, isLast);
      if (isLast || !isTemporary(outcome)) return;
      await wait(pause, undefined, {signal, ref: false}).catch(() => {});
      waited += pause;
    }
  }

  async #attempt(delivery: Delivery): Promise<Outcome> {
    try {
      return await this.#deps.post(delivery, this.#stopping.signal);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #report(outcome: Outcome, {headers}: Delivery, isLast: boolean): void {
    const {hook, log} = this.#deps;
    const fields = {hook: hook.id, url: hook.url, document: headers["sanity-document-id"], outcome};
    if (isTemporary(outcome))
      log.warn(fields, isLast ? "webhook given up" : "webhook not accepted, will retry");
    else if (typeof outcome === "number" && outcome >= 400) log.warn(fields, "webhook refused for good");
    else log.debug(fields, "webhook sent");
  }
}

/** A status, or why there is none. */
type Outcome = number | string;

const isTemporary = (outcome: Outcome): boolean =>
  typeof outcome === "string" || outcome === 429 || outcome >= 500;
