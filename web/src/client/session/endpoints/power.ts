import type * as cp from "@gradus/backend/contract/critical-power";
import type {powerCurve} from "@gradus/backend/contract/power-curve";
import type {Call} from "./call";

/** Power by duration and critical power. */
export interface PowerEndpoints {
  "GET /b/api/v1/users/{id}/pdc": Call<null, typeof powerCurve>;
  "GET /b/api/v1/users/{id}/cp/auto": Call<null, typeof cp.automaticCp>;
  "GET /b/api/v1/users/{id}/cp/history": Call<null, typeof cp.cpHistory>;
  "PUT /b/api/v1/users/{id}/cp/history": Call<typeof cp.manualCp, typeof cp.cpHistoryRow>;
  "GET /b/api/v1/users/{id}/cp/tests": Call<null, typeof cp.foundTests>;
  "PUT /b/api/v1/users/{id}/cp/tests": Call<typeof cp.cpTest, typeof cp.cpHistoryRow>;
  "DELETE /b/api/v1/users/{id}/cp/history/{cp_id}": Call<null, typeof cp.cpRemoval>;
  "GET /b/api/v1/users/{id}/cp/recalculate": Call<null, typeof cp.recalculationReply>;
  "PUT /b/api/v1/users/{id}/cp/recalculate": Call<typeof cp.recalculationBody, typeof cp.recalculation>;
}
