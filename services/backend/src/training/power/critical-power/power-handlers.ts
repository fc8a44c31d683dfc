import type {JobHandlers} from "../../../core/jobs/job-kind.ts";
import {deriveCriticalPower, deriveDue} from "./derive-critical-power.ts";
import type {POWER_KINDS} from "./job-kinds.ts";
import type {PowerDeps} from "./power-deps.ts";
import {recalculateCp} from "./recalculate-cp.ts";
import {type ScoreDeps, scoreRuns} from "./score-runs.ts";

export type PowerJobDeps = Pick<PowerDeps, "db" | "now" | "enqueue"> &
  ScoreDeps & {
    /** Estimates a runner's planned workouts again after critical power may have changed. */
    readonly reworkPlanned: (user_id: string) => Promise<void>;
  };

export const powerHandlers = (deps: PowerJobDeps): JobHandlers<typeof POWER_KINDS> => ({
  "derive-user": async ({user_id}, {signal}) => {
    await deriveCriticalPower(deps, user_id, signal);
    // What they are worth decides how much an older best still is.
    const scored = await scoreRuns(deps, user_id, signal);
    if (scored > 0) await deriveCriticalPower(deps, user_id, signal);
    await deps.reworkPlanned(user_id);
  },
  "derive-due": () => deriveDue(deps),
  "recalculate-cp": ({recalculation_id}, {signal}) => recalculateCp(deps, recalculation_id, signal),
});
