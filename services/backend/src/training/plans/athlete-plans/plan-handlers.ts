import type {JobHandlers} from "../../../core/jobs/job-kind.ts";
import type {Enqueue} from "../../../core/jobs/job-queue.ts";
import {adaptRunnerPlan} from "./adapt-runner-plan.ts";
import type {PLAN_KINDS} from "./job-kinds.ts";
import {listDuePlans} from "./list-due-plans.ts";
import type {PlanDeps} from "./plan-deps.ts";

export interface PlanJobDeps extends PlanDeps {
  readonly enqueue: Enqueue<typeof PLAN_KINDS>;
}

export const planHandlers = (deps: PlanJobDeps): JobHandlers<typeof PLAN_KINDS> => ({
  "adapt-plan": ({user_id}) => adaptRunnerPlan(deps, user_id),
  "adapt-plans": async () => {
    for (const user_id of await listDuePlans(deps))
      await deps.enqueue(deps.db, "adapt-plan", {user_id}, {key: user_id, account: user_id});
  },
});
