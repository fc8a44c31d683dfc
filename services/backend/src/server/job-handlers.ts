import {countRunners} from "../accounts/account/count-runners.ts";
import {forgetOld} from "../accounts/account/forget-old.ts";
import {rotateSigningKeys} from "../accounts/sessions/rotate-signing-keys.ts";
import {type Audit, createAudit} from "../core/audit/audit.ts";
import type {KeyRing} from "../core/crypto/key-ring.ts";
import type {Secret} from "../core/crypto/secret.ts";
import type {JobHandlers} from "../core/jobs/job-kind.ts";
import type {JOB_KINDS} from "../core/jobs/job-kinds.ts";
import type {PictureStore} from "../core/storage/picture-store.ts";
import type {PrivateFiles} from "../core/storage/private-files.ts";
import {buildExport, tidyExports} from "../privacy/build-export.ts";
import {eraseDueAccounts, tidyTombstones} from "../privacy/erase-account.ts";
import {createCounterRepository} from "../stats/counter-repository.ts";
import {refreshCounters} from "../stats/refresh-counters.ts";
import type {PlatformJobDeps} from "../training/integrations/jobs/job-deps.ts";
import {revokeTokens} from "../training/integrations/jobs/revoke-tokens.ts";
import {syncPlatform} from "../training/integrations/jobs/sync-platform.ts";
import {workEvent} from "../training/integrations/jobs/work-event.ts";
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
