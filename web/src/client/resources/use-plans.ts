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

/** One's own plans, the latest first. */
export function usePlans() {
  return useOwnResource("plans", (params) => browserSession().callBackend(`GET ${PLANS}`, {params}));
}

export function usePlan(plan_id: string) {
  return useOwnResource(`plan ${plan_id}`, ({id}) =>
    browserSession().callBackend(`GET ${ONE}`, {params: {id, plan_id}}),
  );
}

/** A plan of the calendar with all of it, of oneself or of an athlete; read anew with each of its versions. */
export function useRunnersPlan(plan: Pick<PlanSummary, "id" | "version"> | null, athlete: string | null) {
  return useOwnResource(plan && `plan ${plan.id} version ${plan.version} of ${athlete ?? "me"}`, ({id}) =>
    browserSession().callBackend(`GET ${ONE}`, {params: {id: athlete ?? id, plan_id: plan?.id ?? ""}}),
  );
}

export const checkSupplemental = (
  plan_id: string,
  supplemental_id: string,
  done: boolean,
  athlete: string | null,
) =>
  browserSession().callBackend(`PATCH ${BESIDE}`, {
    params: {...owner(), ...(athlete && {id: athlete}), plan_id, supplemental_id},
    body: {done},
  });

export const startPlan = (body: z.input<typeof newPlan>) =>
  browserSession().callBackend(`POST ${PLANS}`, {params: owner(), body});

export const changePlan = (plan_id: string, body: PlanEdit) =>
  browserSession().callBackend(`PATCH ${ONE}`, {params: {...owner(), plan_id}, body});

export const leavePlan = (plan_id: string, ahead: "remove" | "keep") =>
  browserSession().callBackend(`DELETE ${ONE}`, {params: {...owner(), plan_id}, query: {ahead}});

export const undoPlanChange = (plan_id: string, change_id: string) =>
  browserSession().callBackend(`POST ${ONE}/changes/{change_id}/undo`, {
    params: {...owner(), plan_id, change_id},
    body: {},
  });

export const editSupplemental = (plan_id: string, supplemental_id: string, body: SupplementalEdit) =>
  browserSession().callBackend(`PATCH ${BESIDE}`, {params: {...owner(), plan_id, supplemental_id}, body});

export const removeSupplemental = (plan_id: string, supplemental_id: string) =>
  browserSession().callBackend(`DELETE ${BESIDE}`, {params: {...owner(), plan_id, supplemental_id}});
