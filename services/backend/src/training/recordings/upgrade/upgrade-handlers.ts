import type {JobHandlers} from "../../../core/jobs/job-kind.ts";
import type {UPGRADE_KINDS} from "./job-kinds.ts";
import type {UpgradeDeps} from "./upgrade-deps.ts";
import {upgradeDue} from "./upgrade-due.ts";
import {upgradeRuns} from "./upgrade-runs.ts";

export const upgradeHandlers = (deps: UpgradeDeps): JobHandlers<typeof UPGRADE_KINDS> => ({
  "upgrade-due": () => upgradeDue(deps),
  "upgrade-runs": ({user_id}, {signal}) => upgradeRuns(deps, user_id, signal),
});
