import type {Logger} from "pino";
import type {Module} from "../core/module.ts";
import type {BuildExportDeps} from "./build-export.ts";
import type {EraseDeps} from "./erase-account.ts";
import {eraseRestored} from "./erase-restored.ts";
import {privacyJobs} from "./jobs.ts";
import {accountDeleted, accountPrivacy} from "./mails/privacy-mail.ts";
import {PRIVACY_DATA} from "./personal-data.ts";
import {type PrivacyDeps, privacyRoutes, privateFileRoutes} from "./routes.ts";

export const privacy: Module<PrivacyDeps & BuildExportDeps & EraseDeps & {readonly logger: Logger}> = {
  routes: (deps) => [privacyRoutes(deps), privateFileRoutes(deps)],
  jobs: privacyJobs,
  mails: [accountPrivacy, accountDeleted],
  personalData: PRIVACY_DATA,
  beforeReady: async (deps) => {
    const erased = await eraseRestored(deps);
    if (erased > 0) deps.logger.warn({accounts: erased}, "a restored backup had accounts that were deleted");
  },
};
