import {z} from "@hono/zod-openapi";
import type {Db} from "../core/db/db.ts";
import {hasNewestTables} from "../core/db/migrations.ts";
import {AppError} from "../core/errors.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute} from "../core/http/define-route.ts";
import {refusal, reply} from "../core/http/describe.ts";
import {isWorkerAlive} from "../core/jobs/heartbeat.ts";
import {createOutboxRepository} from "../core/mail/outbox-repository.ts";
import {findOutage, OUTAGE_CAUSES, type OutageLog} from "../core/outages.ts";

const READY_WITHIN_MS = 1_000;
const MAIL_WAITS_MS = 5 * 60_000;

const health = z.object({status: z.literal("ok")});
/** Degraded: requests are answered, but what they cause may be late, or some are refused for what is named. */
const readiness = z.object({
  status: z.enum(["ok", "degraded"]),
  degraded: z.array(z.enum(["worker", "outbox", ...OUTAGE_CAUSES])),
});

const healthRoute = defineRoute("public", null, {
  method: "get",
  path: "/health",
  tags: ["system"],
  summary: "The process runs",
  responses: {200: reply(health)},
});

const readyRoute = defineRoute("public", null, {
  method: "get",
  path: "/ready",
  tags: ["system"],
  summary: "The process can answer: its database does, and has the tables of this version",
  responses: {200: reply(readiness), 503: refusal("unavailable")},
});

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
      const degraded = await withinReason(findTrouble(deps));
      return c.json(
        {data: {status: degraded.length > 0 ? ("degraded" as const) : ("ok" as const), degraded}},
        200,
      );
    });
}

async function findTrouble(deps: SystemDeps) {
  if (!(await hasNewestTables(deps.db)))
    throw new AppError("unavailable", "The database is being brought up to date");
  const mailWaits = await createOutboxRepository(deps.db).waitingSince(deps.now());
  return [
    ...((await isWorkerAlive(deps)) ? [] : (["worker"] as const)),
    ...(mailWaits && deps.now().getTime() - mailWaits.getTime() > MAIL_WAITS_MS ? (["outbox"] as const) : []),
    ...deps.outages.recent(),
  ];
}

async function withinReason<T>(work: Promise<T>): Promise<T> {
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
