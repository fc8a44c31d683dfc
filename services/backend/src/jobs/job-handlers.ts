import {countRunners} from "../accounts/count-runners.ts";
import {forgetOld} from "../accounts/forget-old.ts";
import type {KeyRing} from "../accounts/tokens/key-ring.ts";
import {rotateSigningKeys} from "../accounts/tokens/rotate-signing-keys.ts";
import {type Audit, createAudit} from "../audit/audit.ts";
import type {PlatformJobDeps} from "../platforms/jobs/job-deps.ts";
import {revokeTokens} from "../platforms/jobs/revoke-tokens.ts";
import {syncPlatform} from "../platforms/jobs/sync-platform.ts";
import {workEvent} from "../platforms/jobs/work-event.ts";
import {createCounterRepository} from "../stats/counter-repository.ts";
import {refreshCounters} from "../stats/refresh-counters.ts";
import type {JobHandlers} from "./job-kind.ts";
import type {JOB_KINDS} from "./job-kinds.ts";
import {tidyUp} from "./tidy-up.ts";

export interface JobHandlerDeps extends Omit<PlatformJobDeps, "wrappingKeys"> {
  /** Wraps what the database holds of keys and of tokens for other services. */
  readonly kek: KeyRing;
}

export function createJobHandlers(deps: JobHandlerDeps): JobHandlers<typeof JOB_KINDS> {
  const audit = createAudit(deps);
  const platformDeps = {...deps, wrappingKeys: deps.kek};
  return {
    "audit-head": async () => deps.logger.info({head: await audit.head()}, "head of the audit"),
    "audit-verify": () => requireWholeAudit(audit),
    "forget-old-sessions": () => forgetOld(deps),
    "platform-event": (event) => workEvent(platformDeps, event),
    "platform-revoke": ({revocation}) => revokeTokens(platformDeps, revocation),
    "platform-sync": (link) => syncPlatform(platformDeps, link),
    "refresh-counters": () => refreshPublicNumbers(deps),
    "rotate-signing-keys": () => rotateSigningKeys(deps),
    "tidy-up": () => tidyUp(deps),
  };
}

function refreshPublicNumbers({db, now}: JobHandlerDeps) {
  const counters = createCounterRepository(db);
  return refreshCounters({counters, now, sources: {runners: () => countRunners(db)}});
}

/** A broken record stays among the dead jobs until somebody has looked. */
async function requireWholeAudit(audit: Audit) {
  const problem = await audit.verify();
  if (problem !== null) throw new Error(`The audit is not whole: ${problem}`);
}
