import type {Logger} from "pino";
import type {Dataset, Datasets} from "../datasets.ts";
import {LakeError} from "../errors.ts";
import type {DocumentChange, LakeDocument} from "../types.ts";
import {publishRelease} from "./release-actions.ts";

export interface ReleaseTimerDeps {
  readonly datasets: Datasets;
  /** Throws for a change the author may not make; null for an author who is not known any more. */
  readonly guardOf: (author: string, dataset: Dataset) => ((change: DocumentChange) => void) | null;
  readonly now: () => Date;
  readonly log: Logger;
}

export interface ReleaseTimer {
  /** Publishes what is due now. */
  runDue(): void;
  stop(): void;
}

/** Looking again at least this often copes with a clock that is set and a machine that slept. */
const LONGEST_WAIT_MS = 60_000;

export function startReleaseTimer({datasets, guardOf, now, log}: ReleaseTimerDeps): ReleaseTimer {
  let timer: NodeJS.Timeout | undefined;

  function runDue(): void {
    let isStuck = false;
    for (const dataset of datasets.all()) {
      const due = scheduledReleases(dataset).filter(
        ({publishAt}) => Date.parse(publishAt) <= now().getTime(),
      );
      if (!publishAll(dataset, due.sort(inTurn))) isStuck = true;
    }
    arm(isStuck ? LONGEST_WAIT_MS : 0);
  }

  /** False when the dataset cannot be written to. */
  function publishAll(dataset: Dataset, releases: readonly ScheduledRelease[]): boolean {
    try {
      for (const release of releases) publish(dataset, release);
      return true;
    } catch (error) {
      log.error({err: error, dataset: dataset.name}, "scheduled releases have to wait");
      return false;
    }
  }

  function publish(dataset: Dataset, release: ScheduledRelease): void {
    const {store} = dataset;
    const {_id, name} = release;
    const author = schedulerOf(dataset, release);
    const request = {author, kind: "actionError"} as const;
    // They could when they scheduled it; what is law, or theirs no more, may have changed under it since.
    const guard = guardOf(author, dataset) ?? (() => {});
    try {
      store.transact({...request, guard}, (transaction) => {
        publishRelease({transaction, history: store.history, author, guard}, name, "release.schedule");
      });
      log.info({release: name}, "scheduled release published");
    } catch (error) {
      log.error({err: error, release: name}, "scheduled release not published");
      // A full disk is no fault of the release: it stays scheduled, and there may be room in a minute.
      if (error instanceof LakeError && error.status >= 500) throw error;
      const message = error instanceof Error ? error.message : String(error);
      // Back to active with the reason on it: editors see it, and it is not tried again and again.
      const set = {state: "active", publishAt: null, error: {message}};
      store.transact(request, (transaction) => transaction.apply({patch: {id: _id, set}}));
    }
  }

  function arm(shortestWait = 0): void {
    clearTimeout(timer);
    const due = datasets
      .all()
      .flatMap(scheduledReleases)
      .map(({publishAt}) => Date.parse(publishAt));
    if (due.length === 0) return;
    const wait = Math.min(...due) - now().getTime();
    timer = setTimeout(runDue, Math.min(Math.max(wait, shortestWait), LONGEST_WAIT_MS)).unref();
  }

  datasets.onOpen(({store}) => {
    store.onRecord(({changes}) => {
      if (changes.some(({id}) => id.startsWith("_.releases."))) arm();
    });
    arm();
  });

  return {runDue, stop: () => clearTimeout(timer)};
}

interface ScheduledRelease extends LakeDocument {
  readonly name: string;
  readonly publishAt: string;
  readonly userId: string;
}

/** The user who scheduled the release last is its publisher. The user who created it may not have the right. */
function schedulerOf({store}: Dataset, {name, userId}: ScheduledRelease): string {
  const scheduleEvent = store.history
    .events("release_name", name)
    .find(({type}) => type === "scheduleRelease");
  return scheduleEvent?.author ?? userId;
}

/** By time; of two at one time the one made first goes first, so the later one has the last word. */
function inTurn(a: ScheduledRelease, b: ScheduledRelease): number {
  return Date.parse(a.publishAt) - Date.parse(b.publishAt) || a._createdAt.localeCompare(b._createdAt);
}

function scheduledReleases({store}: Dataset): ScheduledRelease[] {
  return [...store.all()].filter(isScheduled);
}

function isScheduled(document: LakeDocument): document is ScheduledRelease {
  const {_type, state, publishAt, name, userId} = document;
  const isComplete = [publishAt, name, userId].every((field) => typeof field === "string");
  return _type === "system.release" && state === "scheduled" && isComplete;
}
