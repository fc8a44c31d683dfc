import {is, SQL, sql} from "drizzle-orm";
import {fromDrizzle, PgBoss, type Queue} from "pg-boss";
import type {Logger} from "pino";
import {z} from "zod";
import type {Db} from "../db/db.ts";
import type {JobStore} from "../db/open-database.ts";
import type {JobKind, JobKinds, JobName, JobPayload} from "./job-kind.ts";

/** Where jobs go that failed for good, until a person has looked. */
const DEAD = "dead";

const DAY_S = 24 * 60 * 60;
const DEAD_RETENTION_S = 90 * DAY_S;
const STOP_WITHIN_MS = 25_000;
const NO_JOB = "00000000-0000-0000-0000-000000000000";

export interface JobOptions {
  /** What the job is about, for kinds with one job a key. */
  readonly key?: string;
  /**
   * Whose job it is, so that no account delays the others: a process runs at most two jobs of an account at once, and
   * starts none while it sees two running elsewhere. Processes that check at the same moment do not see each other's.
   */
  readonly account?: string;
  /** By the database's clock, as are the pauses between tries. */
  readonly startAfter?: Date;
  /** The same in whole seconds from now. */
  readonly startInSeconds?: number;
}

export interface DeadJob {
  readonly id: string;
  readonly name: string | null;
  readonly payload: object;
  readonly failure: object | null;
  readonly died_at: Date;
}

export type JobQueue<Kinds extends JobKinds> = ReturnType<typeof createJobQueue<Kinds>>;

export type Enqueue<Kinds extends JobKinds> = JobQueue<Kinds>["enqueue"];

/** Background jobs, stored in the same database as the data they are about. */
export function createJobQueue<Kinds extends JobKinds>(deps: {
  readonly store: JobStore;
  readonly kinds: Kinds;
  readonly logger: Logger;
}) {
  const {store, kinds, logger} = deps;
  const boss = new PgBoss({...store, warningQueueSize: 10_000});
  // Some of its errors are plain objects, which the logger could only name.
  boss.on("error", (cause) => logger.error({err: new Error(cause.message, {cause})}, "job queue"));
  boss.on("warning", ({message}) => logger.warn({warning: message}, "job queue"));
  return {
    boss,

    /** Makes the queues. Has to be done before the first job: see `prime`. */
    async start() {
      await boss.start();
      const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      await syncQueue(boss, existing.get(DEAD), DEAD, {retentionSeconds: DEAD_RETENTION_S});
      for (const [name, kind] of Object.entries(kinds)) {
        await syncQueue(boss, existing.get(name), name, queueOptions(kind));
      }
      await scheduleAll(boss, kinds);
    },

    /** Call it with the transaction that causes the job: rolled back, there is no job. */
    async enqueue<Name extends JobName<Kinds>>(
      tx: Db,
      name: Name,
      payload: JobPayload<Kinds, Name>,
      {key, account, startAfter, startInSeconds = 0}: JobOptions = {},
    ) {
      await boss.send(name, payload, {
        db: connection(tx),
        ...(key !== undefined && {singletonKey: key}),
        ...(account !== undefined && {group: {id: account}}),
        ...(startInSeconds > 0 && {startAfter: startInSeconds}),
        ...(startAfter && {startAfter}),
      });
    },

    /** What failed for good, oldest first. */
    async listDead(): Promise<DeadJob[]> {
      const jobs = await boss.findJobs<object>(DEAD);
      return jobs
        .map((job) => ({
          id: job.id,
          name: job.sourceName,
          payload: job.data,
          failure: job.output,
          died_at: job.createdOn,
        }))
        .sort((a, b) => a.died_at.getTime() - b.died_at.getTime());
    },

    /** Puts dead jobs of a kind back into its queue, as new. Returns how many. */
    reviveDead: (name: JobName<Kinds>) => boss.redrive(DEAD, {sourceName: name}),

    /** Lets running jobs finish; what does not in time is done again by the next process. */
    stop: () => boss.stop({graceful: true, timeout: STOP_WITHIN_MS, close: false}),
  };
}

const rows = z.object({rows: z.array(z.unknown())});

/** A transaction as the library wants it. */
function connection(tx: Db) {
  const execute = async (query: unknown) => {
    if (!is(query, SQL)) throw new TypeError("Only queries of the builder can be run");
    return rows.parse(await tx.execute(query));
  };
  return fromDrizzle({execute}, sql);
}

function policyOf({isOnePerKey, isExclusive}: JobKind) {
  if (!isOnePerKey) return "standard";
  return isExclusive ? "exclusive" : "stately";
}

function queueOptions(kind: JobKind): Omit<Queue, "name"> {
  return {
    policy: policyOf(kind),
    deadLetter: DEAD,
    retryLimit: kind.retries ?? 5,
    retryDelay: kind.firstPauseSeconds ?? 10,
    retryBackoff: true,
    retryDelayMax: kind.longestPauseSeconds ?? DAY_S / 2,
    expireInSeconds: kind.runWithinSeconds ?? 5 * 60,
    ...(kind.heartbeatSeconds !== undefined && {heartbeatSeconds: kind.heartbeatSeconds}),
  };
}

/** Creates the queue, or changes it to what this version wants. */
async function syncQueue(
  boss: PgBoss,
  existing: object | undefined,
  name: string,
  {policy, ...options}: Omit<Queue, "name">,
) {
  const optionEntries = Object.entries(options);
  if (existing && optionEntries.every(([key, value]) => Reflect.get(existing, key) === value)) return;
  if (existing) await boss.updateQueue(name, options);
  else await boss.createQueue(name, {...options, ...(policy && {policy})});
  await primeQueue(boss, name);
}

/**
 * Has the library remember the queue. It would look it up at the first job instead, on its own handle: PGlite has a
 * single connection, which is then held by the transaction that waits for the answer.
 */
async function primeQueue(boss: PgBoss, name: string) {
  await boss.findJobs(name, {id: NO_JOB});
}

async function scheduleAll(boss: PgBoss, kinds: JobKinds) {
  const scheduled = new Map((await boss.getSchedules()).map(({name, cron}) => [name, cron]));
  for (const [name, {cron}] of Object.entries(kinds)) {
    if (cron !== undefined && scheduled.get(name) !== cron) await boss.schedule(name, cron, {});
  }
  for (const name of scheduled.keys()) {
    if (kinds[name]?.cron === undefined) await boss.unschedule(name);
  }
}
