import {AppError} from "../../../core/errors.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import type {PlanDeps} from "./plan-deps.ts";
import {type PlanRow, toPlanSummary} from "./to-plan-summary.ts";

/** What changes with its runner is part of full membership. */
export async function requireMembership({readAccess}: PlanDeps, user_id: string) {
  if ((await readAccess(user_id)) !== "full_membership")
    throw new AppError("membership_needed", "Plans that change with their runner need full membership");
}

/** Throws if the plan was changed since the version the caller saw; the error carries the current plan. */
export function requirePlanVersion(
  row: PlanRow,
  {version, page}: {readonly version: number | undefined; readonly page: PageLocale},
) {
  if (version !== undefined && version !== row.version)
    throw new AppError("conflict", "It was changed meanwhile", {
      plan: toPlanSummary(row, {viewer: null, page}),
    });
}

export function requireRunning(row: PlanRow, page: PageLocale) {
  if (row.state === "ended" || row.state === "left")
    throw new AppError("conflict", "It is over", {plan: toPlanSummary(row, {viewer: null, page})});
}
