import type {newPlan, PlanEdit, PlanSummary, SupplementalEdit} from "@gradus/backend/contract/plans";
import type {z} from "zod";
import {browserSession} from "../session/browser-session";
import {owner} from "./owner";
import {useOwnResource} from "./use-resource";

const PLANS = "/b/api/v1/users/{id}/plans";
const ONE = `${PLANS}/{plan_id}`;
const BESIDE = `${ONE}/supplementals/{supplemental_id}`;

/** Every plan of the library, in the language of the page. */
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

/** A plan of the user or of an athlete. */
export function usePlan(plan_id: string, athlete: string | null) {
  return useOwnResource(`plan ${plan_id} of ${athlete ?? "me"}`, ({id}) =>
    browserSession().callBackend(`GET ${ONE}`, {params: {id: athlete ?? id, plan_id}}),
  );
}

/** A plan of the calendar with all of it; read anew with each of its versions. */
export function useRunningPlan(plan: Pick<PlanSummary, "id" | "user_id" | "version"> | null) {
  return useOwnResource(plan && `plan ${plan.id} version ${plan.version}`, () =>
    browserSession().callBackend(`GET ${ONE}`, {
      params: {id: plan?.user_id ?? "", plan_id: plan?.id ?? ""},
    }),
  );
}

/** Starts a plan for the user, or for an athlete the user coaches. */
export const startPlan = (body: z.input<typeof newPlan>, athlete: string | null) =>
  browserSession().callBackend(`POST ${PLANS}`, {params: athlete === null ? owner() : {id: athlete}, body});

/** Addresses a plan by its owner: the user, or an athlete whose training the user may plan. */
type OfRunner = Pick<PlanSummary, "id" | "user_id">;
const paramsOf = ({id, user_id}: OfRunner) => ({id: user_id, plan_id: id});

export const changePlan = (plan: OfRunner, body: PlanEdit) =>
  browserSession().callBackend(`PATCH ${ONE}`, {params: paramsOf(plan), body});

export const leavePlan = (plan: OfRunner, ahead: "remove" | "keep") =>
  browserSession().callBackend(`DELETE ${ONE}`, {params: paramsOf(plan), query: {ahead}});

export const undoPlanChange = (plan: OfRunner, change_id: string) =>
  browserSession().callBackend(`POST ${ONE}/changes/{change_id}/undo`, {
    params: {...paramsOf(plan), change_id},
  });

export const editSupplemental = (plan: OfRunner, supplemental_id: string, body: SupplementalEdit) =>
  browserSession().callBackend(`PATCH ${BESIDE}`, {params: {...paramsOf(plan), supplemental_id}, body});

export const removeSupplemental = (plan: OfRunner, supplemental_id: string) =>
  browserSession().callBackend(`DELETE ${BESIDE}`, {params: {...paramsOf(plan), supplemental_id}});
