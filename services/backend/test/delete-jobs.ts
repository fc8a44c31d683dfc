import type {PgBoss} from "pg-boss";

/** Queue by queue: emptying the whole table locks it against the queue's own housekeeping, and each waits for the other. */
export async function deleteJobs(boss: Pick<PgBoss, "getQueues" | "deleteAllJobs">): Promise<void> {
  for (const {name} of await boss.getQueues()) await boss.deleteAllJobs(name);
}
