import {countRunners} from "../accounts/count-runners.ts";
import {forgetOld} from "../accounts/forget-old.ts";
import type {KeyRing} from "../accounts/tokens/key-ring.ts";
import {rotateSigningKeys} from "../accounts/tokens/rotate-signing-keys.ts";
import {type Audit, createAudit} from "../audit/audit.ts";
import type {PictureStore} from "../avatar/picture-store.ts";
import type {PlatformJobDeps} from "../platforms/jobs/job-deps.ts";
import {revokeTokens} from "../platforms/jobs/revoke-tokens.ts";
import {syncPlatform} from "../platforms/jobs/sync-platform.ts";
import {workEvent} from "../platforms/jobs/work-event.ts";
import {buildExport, tidyExports} from "../privacy/build-export.ts";
import {eraseDueAccounts, tidyTombstones} from "../privacy/erase-account.ts";
import type {PrivateFiles} from "../privacy/private-files.ts";
import type {Secret} from "../secret.ts";
import {createCounterRepository} from "../stats/counter-repository.ts";
import {refreshCounters} from "../stats/refresh-counters.ts";
import type {JobHandlers} from "./job-kind.ts";
import type {JOB_KINDS} from "./job-kinds.ts";
import {tidyUp} from "./tidy-up.ts";

export interface JobHandlerDeps extends Omit<PlatformJobDeps, "wrappingKeys"> {
  /** Wraps what the database holds of keys and of tokens for other services. */
  readonly kek: KeyRing;
  readonly secret: Secret;
  /** Files of people, such as copies of their data. */
  readonly files: PrivateFiles;
  readonly pictures: PictureStore;
}

export function createJobHandlers(deps: JobHandlerDeps): JobHandlers<typeof JOB_KINDS> {
  const audit = createAudit(deps);
  const platformDeps = {...deps, wrappingKeys: deps.kek};
  return {
    "audit-head": async () => deps.logger.info({head: await audit.head()}, "head of the audit"),
    "audit-verify": () => requireWholeAudit(audit),
    "build-export": ({export_id}) => buildExport(deps, export_id),
    "erase-accounts": () => eraseDueAccounts(deps),
    "forget-old-sessions": () => forgetOld(deps),
    "platform-event": (event) => workEvent(platformDeps, event),
    "platform-revoke": ({revocation}) => revokeTokens(platformDeps, revocation),
    "platform-sync": (link) => syncPlatform(platformDeps, link),
    "refresh-counters": () => refreshPublicNumbers(deps),
    "rotate-signing-keys": () => rotateSigningKeys(deps),
    "tidy-privacy": () => tidyPrivacy(deps),
    "tidy-up": () => tidyUp(deps),
  };
}

function refreshPublicNumbers({db, now}: JobHandlerDeps) {
  const counters = createCounterRepository(db);
  return refreshCounters({counters, now, sources: {runners: () => countRunners(db)}});
}

async function tidyPrivacy(deps: JobHandlerDeps) {
  await tidyExports(deps);
  await tidyTombstones(deps);
}

/** A broken record stays among the dead jobs until somebody has looked. */
async function requireWholeAudit(audit: Audit) {
  const problem = await audit.verify();
  if (problem !== null) throw new Error(`The audit is not whole: ${problem}`);
}
