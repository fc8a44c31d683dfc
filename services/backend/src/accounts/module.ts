import type {Module} from "../core/module.ts";
import {accountNotice} from "./account/mails/notice.ts";
import {seedPermissionGroups} from "./account/permission-groups.ts";
import type {AccountModuleDeps} from "./account-deps.ts";
import {AVATAR_UPLOADS} from "./avatar/routes.ts";
import {refuseDemoPeople, seedDemoPeople} from "./demo/seed-demo.ts";
import {accountEmailChanged} from "./email/mails/account-email-changed.ts";
import {accountExists} from "./email/mails/account-exists.ts";
import {accountVerify} from "./email/mails/account-verify.ts";
import {accountJobs} from "./jobs.ts";
import {ACCESS_DATA, PROFILE_DATA} from "./personal-data.ts";
import {accountReset} from "./recovery/mails/account-reset.ts";
import {accountRoutes} from "./routes.ts";
import {linkDemoRunner} from "./social/link-demo-runner.ts";

export const accounts: Module<AccountModuleDeps> = {
  routes: accountRoutes,
  uploads: AVATAR_UPLOADS,
  jobs: accountJobs,
  mails: [accountVerify, accountReset, accountEmailChanged, accountExists, accountNotice],
  personalData: [...PROFILE_DATA, ...ACCESS_DATA],
  seed: seedPermissionGroups,
  seedDemo: async (deps) => {
    await seedDemoPeople(deps, deps.place);
    await linkDemoRunner(deps.db, deps.socialClients, deps.now);
  },
  refuseDemo: refuseDemoPeople,
};
