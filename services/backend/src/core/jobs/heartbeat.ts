import {max} from "drizzle-orm";
import type {Logger} from "pino";
import type {Db} from "../db/db.ts";
import type {OutageLog} from "../outages.ts";
import {worker_heartbeat} from "./tables.ts";

const INTERVAL_MS = 15_000;
const ALIVE_MS = 60_000;

export interface HeartbeatDeps {
  readonly db: Db;
  readonly now: () => Date;
}

export async function recordHeartbeat({db, now}: HeartbeatDeps, worker: string) {
  const at = now();
  await db
    .insert(worker_heartbeat)
    .values({worker, at})
    .onConflictDoUpdate({target: worker_heartbeat.worker, set: {at}});
}

/** Whether any worker reported itself alive within the last minute. */
export async function isWorkerAlive({db, now}: HeartbeatDeps): Promise<boolean> {
  const [newest] = await db.select({at: max(worker_heartbeat.at)}).from(worker_heartbeat);
  return newest?.at != null && now().getTime() - newest.at.getTime() < ALIVE_MS;
}

interface WorkerDeps extends HeartbeatDeps {
  readonly logger: Logger;
  readonly outages: Pick<OutageLog, "note">;
}

export function startHeartbeat(deps: WorkerDeps, worker: string) {
  const logBeat = () =>
    recordHeartbeat(deps, worker).catch((err) => {
      // Also without any request: a disk that is full is known within one beat.
      deps.outages.note(err);
      deps.logger.warn({err}, "no heartbeat");
    });
  logBeat();
  return setInterval(logBeat, INTERVAL_MS);
}
