import * as calls from "../contract/calls/system.ts";
import type {Db} from "../core/db/db.ts";
import {hasNewestTables} from "../core/db/migrations.ts";
import {AppError} from "../core/errors.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute} from "../core/http/define-route.ts";
import {isWorkerAlive} from "../core/jobs/heartbeat.ts";
import {createOutboxRepository} from "../core/mail/outbox-repository.ts";
import {findOutage, type OutageLog} from "../core/outages.ts";

const READY_WITHIN_MS = 1_000;
const MAIL_WAIT_MAX_MS = 5 * 60_000;

const healthRoute = defineRoute(calls.readHealth, null);
const readyRoute = defineRoute(calls.ready, null);

export interface SystemDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly isStopping: () => boolean;
  readonly outages: OutageLog;
}

export function systemRoutes(deps: SystemDeps) {
  return createApi()
    .openapi(healthRoute, (c) => c.json({data: {status: "ok" as const}}, 200))
    .openapi(readyRoute, async (c) => {
      if (deps.isStopping()) throw new AppError("unavailable", "The server is stopping");
      const degraded = await withTimeout(findDegraded(deps));
      return c.json(
        {data: {status: degraded.length > 0 ? ("degraded" as const) : ("ok" as const), degraded}},
        200,
      );
    });
}

async function findDegraded(deps: SystemDeps) {
  if (!(await hasNewestTables(deps.db)))
    throw new AppError("unavailable", "The database is being brought up to date");
  const mailWaits = await createOutboxRepository(deps.db).waitingSince(deps.now());
  return [
    ...((await isWorkerAlive(deps)) ? [] : (["worker"] as const)),
    ...(mailWaits && deps.now().getTime() - mailWaits.getTime() > MAIL_WAIT_MAX_MS
      ? (["outbox"] as const)
      : []),
    ...deps.outages.recent(),
  ];
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout(READY_WITHIN_MS);
  const expired = new Promise<never>((_, reject) => {
    timeout.addEventListener("abort", () => reject(timeout.reason), {once: true});
  });
  try {
    return await Promise.race([work, expired]);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw findOutage(cause) ?? new AppError("unavailable", "The database does not answer", {cause});
  }
}
