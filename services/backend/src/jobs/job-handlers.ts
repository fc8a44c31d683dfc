import type {Logger} from "pino";
import {countRunners} from "../accounts/count-runners.ts";
import {forgetOld} from "../accounts/forget-old.ts";
import type {KeyRing} from "../accounts/tokens/key-ring.ts";
import {rotateSigningKeys} from "../accounts/tokens/rotate-signing-keys.ts";
import {type Audit, createAudit} from "../audit/audit.ts";
import type {Db} from "../db/db.ts";
import {buildExport, tidyExports} from "../privacy/build-export.ts";
import {eraseDueAccounts, tidyTombstones} from "../privacy/erase-account.ts";
import type {PrivateFiles} from "../privacy/private-files.ts";
import type {Secret} from "../secret.ts";
import {createCounterRepository} from "../stats/counter-repository.ts";
import {refreshCounters} from "../stats/refresh-counters.ts";
import type {JobHandlers} from "./job-kind.ts";
import type {JOB_KINDS} from "./job-kinds.ts";
import {tidyUp} from "./tidy-up.ts";

export interface JobHandlerDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Wraps the private keys in the database. */
  readonly kek: KeyRing;
  readonly logger: Logger;
  readonly secret: Secret;
  /** Files of people, such as copies of their data. */
  readonly files: PrivateFiles;
  readonly wakeMail: () => void;
}

export function createJobHandlers(deps: JobHandlerDeps): JobHandlers<typeof JOB_KINDS> {
  const audit = createAudit(deps);
  return {
    "audit-head": async () => deps.logger.info({head: await audit.head()}, "head of the audit"),
    "audit-verify": () => requireWholeAudit(audit),
    "build-export": ({export_id}) => buildExport(deps, export_id),
    "erase-accounts": () => eraseDueAccounts(deps),
    "forget-old-sessions": () => forgetOld(deps),
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
