import type {Job, JobResult, PgBoss} from "pg-boss";
import type {Logger} from "pino";
import {z} from "zod";
import {sqlState} from "../db/db.ts";
import type {JobHandlers, JobKind, JobKinds, JobName} from "./job-kind.ts";

const PER_ACCOUNT = 2;
const POLL_S = 2;
const POLL_SCHEDULED_S = 20;
const POLL_AWAITED_S = 0.5;

export interface JobWorkerDeps<Kinds extends JobKinds> {
  readonly boss: PgBoss;
  readonly kinds: Kinds;
  readonly handlers: JobHandlers<Kinds>;
  readonly logger: Logger;
  /** No other process works on the same jobs. */
  readonly isAlone?: boolean;
}

export async function startWorker<Kinds extends JobKinds>(deps: JobWorkerDeps<Kinds>) {
  for (const [name, kind] of Object.entries(deps.kinds)) {
    const options = {
      perJobResults: true,
      pollingIntervalSeconds: pollingInterval(kind),
      localConcurrency: kind.parallel ?? 1,
      batchSize: kind.batch ?? 1,
      burstWhenBatchFull: true,
      ...(mayExceed(kind, deps.isAlone) && {groupConcurrency: PER_ACCOUNT}),
    } as const;
    await deps.boss.work<object, object, typeof options>(name, options, (jobs) =>
      Promise.all(jobs.map((job) => perform(deps, name, job))),
    );
  }
}

function pollingInterval({isAwaited = false, cron}: JobKind) {
  if (isAwaited) return POLL_AWAITED_S;
  return cron === undefined ? POLL_S : POLL_SCHEDULED_S;
}

/**
 * Whether more jobs of one account could run at once than allowed. A lone process that runs no more than that can skip
 * the count by the database, which is most of the cost of a poll. The count is also unreliable between simultaneous
 * polls: that is why a process runs no more jobs of a kind in parallel than may run of one account.
 */
const mayExceed = ({parallel = 1, batch = 1}: JobKind, isAlone = false) =>
  !isAlone || parallel * batch > PER_ACCOUNT;

/** Never throws: what went wrong is logged, and the queue learns only its kind, not its words. */
export async function perform<Kinds extends JobKinds, Name extends JobName<Kinds>>(
  {kinds, handlers, logger}: Omit<JobWorkerDeps<Kinds>, "boss">,
  name: Name,
  job: Pick<Job, "id" | "data" | "signal">,
): Promise<JobResult> {
  const {id} = job;
  const kind: Kinds[Name] = kinds[name];
  const payload = z.safeParse<Kinds[Name]["payload"]>(kind.payload, job.data);
  if (!payload.success) {
    // Written by another version of the program; trying again would not help.
    logger.error({job: id, kind: name, err: payload.error}, "a job has a payload nobody understands");
    return {id, status: "deadletter", output: {error: "payload"}};
  }
  try {
    await handlers[name](payload.data, {signal: job.signal});
    return {id, status: "completed"};
  } catch (err) {
    logger.error({job: id, kind: name, err}, "job failed");
    return {id, status: "failed", output: failureOf(err)};
  }
}

function failureOf(error: unknown) {
  return {error: error instanceof Error ? error.name : typeof error, code: sqlState(error)};
}
