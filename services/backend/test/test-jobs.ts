import {sql} from "drizzle-orm";
import type {Db} from "../src/core/db/db.ts";
import type {JobKinds} from "../src/core/jobs/job-kind.ts";
import type {JobQueue} from "../src/core/jobs/job-queue.ts";
import {type JobWorkerDeps, perform} from "../src/core/jobs/job-worker.ts";

interface Options<Kinds extends JobKinds> extends Omit<JobWorkerDeps<Kinds>, "boss"> {
  readonly db: Db;
  readonly queue: JobQueue<Kinds>;
}

/** Runs jobs when a test triggers them, instead of on a timer. The queue must have been started. */
export function createTestJobs<Kinds extends JobKinds>({db, queue, ...worker}: Options<Kinds>) {
  const {boss} = queue;

  async function runAll(name: string) {
    for (;;) {
      const [job] = await boss.fetch<object>(name);
      if (!job) return;
      // The library passes a signal to its own workers only, so this direct call supplies one that never aborts.
      const {status, output} = await perform(worker, name, {...job, signal: AbortSignal.any([])});
      if (status === "completed") await boss.complete(name, job.id);
      if (status === "failed") await boss.fail(name, job.id, output);
      if (status === "deadletter") await giveUp(job.id, name, output);
    }
  }

  /** The library does this in one step, but only for its own workers. */
  async function giveUp(id: string, name: string, output: object) {
    await db.execute(sql`update pgboss.job set retry_limit = 0 where id = ${id}`);
    await boss.fail(name, id, output);
  }

  return {
    /** Does what is due, until nothing is. */
    async runDue() {
      for (const name of Object.keys(worker.kinds)) await runAll(name);
    },
    /** As if all that waits for a moment had reached it. */
    async letPausesPass() {
      await db.execute(sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
    },
  };
}
