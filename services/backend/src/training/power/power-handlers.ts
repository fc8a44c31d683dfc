import type {JobHandlers} from "../../core/jobs/job-kind.ts";
import {deriveDue, deriveUser} from "./derive-user.ts";
import type {POWER_KINDS} from "./job-kinds.ts";
import type {PowerDeps} from "./power-deps.ts";
import {recalculateCp} from "./recalculate-cp.ts";

type Deps = Pick<PowerDeps, "db" | "now" | "enqueue">;

export const powerHandlers = (deps: Deps): JobHandlers<typeof POWER_KINDS> => ({
  "derive-user": ({user_id}, {signal}) => deriveUser(deps, user_id, signal),
  "derive-due": () => deriveDue(deps),
  "recalculate-cp": ({recalculation_id}, {signal}) => recalculateCp(deps, recalculation_id, signal),
});
