import type {PlanEdit} from "@gradus/backend/contract/plans";
import type {FieldNotes} from "@/client/forms/field-mistakes";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {changePlan} from "@/client/resources/use-plans";
import type {PlanPart} from "./plan-part";
import {startFailures} from "./start-failures";

interface PlanFormContext extends Pick<PlanPart, "plan" | "context" | "onChanged" | "onConflict"> {
  readonly close: () => void;
}

interface Fields<Name extends string> {
  readonly names: readonly Name[];
  readonly notes?: FieldNotes;
}

/** Sends what a form changes of a plan; one that was changed elsewhere meanwhile is read again. */
export async function changeFromForm<Name extends string>(
  {plan, context, close, onChanged, onConflict}: PlanFormContext,
  edit: Omit<PlanEdit, "version">,
  fields: Fields<Name>,
) {
  const reply = await changePlan(plan, {...edit, version: plan.version});
  if (!reply.ok) {
    if (reply.err.code === "conflict") onConflict();
    return failureOutcome(reply, {...fields, t: context.t, failures: startFailures(reply.err, context)});
  }
  close();
  onChanged(reply.data);
  return {kind: "done"} as const;
}
