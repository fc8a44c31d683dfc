import {and, eq, lt} from "drizzle-orm";
import type {Logger} from "pino";
import {createAudit} from "../core/audit/audit.ts";
import {AUDIT_DATA} from "../core/audit/personal-data.ts";
import {daysBefore} from "../core/days-before.ts";
import type {Db} from "../core/db/db.ts";
import {idempotency} from "../core/idempotency/tables.ts";
import {type JobKinds, noPayload} from "../core/jobs/job-kind.ts";
import {worker_heartbeat} from "../core/jobs/tables.ts";
import {outbox} from "../core/mail/tables.ts";
import {defineJobs, type Module} from "../core/module.ts";
import {rate_bucket} from "../core/rate-limit/tables.ts";
import {type SystemDeps, systemRoutes} from "./system-routes.ts";

const MAIL_RETENTION_DAYS = 30;

interface CoreDeps extends SystemDeps {
  readonly logger: Logger;
}

const KINDS = {
  "audit-head": {payload: noPayload, cron: "7 * * * *", isOnePerKey: true},
  "audit-verify": {
    payload: noPayload,
    cron: "41 2 * * *",
    isOnePerKey: true,
    retries: 0,
    runWithinSeconds: 3600,
  },
} as const satisfies JobKinds;

export const core: Module<CoreDeps> = {
  routes: (deps) => [systemRoutes(deps)],
  jobs: defineJobs(KINDS, ({db, now, logger}: CoreDeps) => ({
    "audit-head": async () => logger.info({head: await createAudit({db, now}).head()}, "head of the audit"),
    // A broken record stays among the dead jobs until staff have looked at it.
    "audit-verify": async () => {
      const problem = await verifyAudit({db, now});
      if (problem !== null) throw new Error(problem);
    },
  })),
  personalData: AUDIT_DATA,
  cleanUp: async ({db, now}) => {
    const at = now();
    const yesterday = daysBefore(at, 1);
    const isOld = lt(outbox.sent_at, daysBefore(at, MAIL_RETENTION_DAYS));
    await db.delete(outbox).where(and(eq(outbox.status, "sent"), isOld));
    await db.delete(rate_bucket).where(lt(rate_bucket.at, yesterday));
    await db.delete(idempotency).where(lt(idempotency.expires_at, at));
    await db.delete(worker_heartbeat).where(lt(worker_heartbeat.at, yesterday));
  },
  verify: verifyAudit,
};

async function verifyAudit(deps: {readonly db: Db; readonly now: () => Date}) {
  const problem = await createAudit(deps).verify();
  return problem === null ? null : `The audit is not whole: ${problem}`;
}
