import type {newPlan, PlanEdit, PlanSummary, SupplementaryEdit} from "@gradus/backend/contract/plans";
import type {z} from "zod";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const PLANS = "/b/api/v1/users/{id}/plans";
const PLAN = `${PLANS}/{plan_id}`;
const SUPPLEMENTARY_SESSION = `${PLAN}/supplementals/{supplemental_id}`;

export function usePlanLibrary(locale: string) {
  return useOwnResource(`plan library ${locale}`, () =>
    browserSession().callBackend("GET /b/api/v1/plans/library", {query: {locale}}),
  );
}

/** The plans of the user or of an athlete, latest first. */
export function usePlans(athlete: string | null) {
  return useOwnResource(athlete === null ? "plans" : `plans of ${athlete}`, ({id}) =>
    browserSession().callBackend(`GET ${PLANS}`, {params: {id: athlete ?? id}}),
  );
}

export function usePlan(plan_id: string, athlete: string | null) {
  return useOwnResource(`plan ${plan_id} of ${athlete ?? "me"}`, ({id}) =>
    browserSession().callBackend(`GET ${PLAN}`, {params: {id: athlete ?? id, plan_id}}),
  );
}

/** A plan of the calendar with all of it; read anew with each of its versions. */
export function useRunningPlan(plan: Pick<PlanSummary, "id" | "user_id" | "version"> | null) {
  return useOwnResource(plan && `plan ${plan.id} version ${plan.version}`, () =>
    browserSession().callBackend(`GET ${PLAN}`, {
      params: {id: plan?.user_id ?? "", plan_id: plan?.id ?? ""},
    }),
  );
}

/** Starts a plan for the user, or for an athlete the user coaches. */
export const startPlan = (body: z.input<typeof newPlan>, athlete: string | null) =>
  browserSession().callBackend(`POST ${PLANS}`, {
    params: athlete === null ? ownerParams() : {id: athlete},
    body,
  });

/** Addresses a plan by its owner: the user, or an athlete whose training the user may plan. */
type PlanKey = Pick<PlanSummary, "id" | "user_id">;
const paramsOf = ({id, user_id}: PlanKey) => ({id: user_id, plan_id: id});

export const changePlan = (plan: PlanKey, body: PlanEdit) =>
  browserSession().callBackend(`PATCH ${PLAN}`, {params: paramsOf(plan), body});

export const leavePlan = (plan: PlanKey, ahead: "remove" | "keep") =>
  browserSession().callBackend(`DELETE ${PLAN}`, {params: paramsOf(plan), query: {ahead}});

export const undoPlanChange = (plan: PlanKey, change_id: string) =>
  browserSession().callBackend(`POST ${PLAN}/changes/{change_id}/undo`, {
    params: {...paramsOf(plan), change_id},
  });

export const editSupplementarySession = (plan: PlanKey, supplemental_id: string, body: SupplementaryEdit) =>
  browserSession().callBackend(`PATCH ${SUPPLEMENTARY_SESSION}`, {
    params: {...paramsOf(plan), supplemental_id},
    body,
  });

export const removeSupplementarySession = (plan: PlanKey, supplemental_id: string) =>
  browserSession().callBackend(`DELETE ${SUPPLEMENTARY_SESSION}`, {
    params: {...paramsOf(plan), supplemental_id},
  });
