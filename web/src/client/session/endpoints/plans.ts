import type {planLibrary} from "@gradus/backend/contract/plan-library";
import type * as plans from "@gradus/backend/contract/plans";
import type {Call, EmptyBody} from "./call";

/** Training plans: those there are, and one's own. */
export interface PlansEndpoints {
  "GET /b/api/v1/plans/library": Call<null, typeof planLibrary>;
  "GET /b/api/v1/users/{id}/plans": Call<null, typeof plans.planList>;
  "POST /b/api/v1/users/{id}/plans": Call<typeof plans.newPlan, typeof plans.planStart>;
  "GET /b/api/v1/users/{id}/plans/{plan_id}": Call<null, typeof plans.planDetail>;
  "PATCH /b/api/v1/users/{id}/plans/{plan_id}": Call<typeof plans.planEdit, typeof plans.planEdited>;
  "DELETE /b/api/v1/users/{id}/plans/{plan_id}": Call<null, typeof plans.planDetail>;
  "POST /b/api/v1/users/{id}/plans/{plan_id}/changes/{change_id}/undo": Call<
    EmptyBody,
    typeof plans.planDetail
  >;
  "PATCH /b/api/v1/users/{id}/plans/{plan_id}/supplementals/{supplemental_id}": Call<
    typeof plans.supplementalEdit,
    typeof plans.planSupplemental
  >;
  "DELETE /b/api/v1/users/{id}/plans/{plan_id}/supplementals/{supplemental_id}": Call<
    null,
    typeof plans.supplementalRemoval
  >;
}
