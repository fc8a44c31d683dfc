import type * as criticalPower from "@gradus/backend/contract/critical-power";
import type {distributions} from "@gradus/backend/contract/distributions";
import type * as powerCurve from "@gradus/backend/contract/power-curve";
import type {Call} from "./call";

/** What the page of a run asks for beside the run. */
export interface RunPageEndpoints {
  "GET /b/api/v1/activities/{activity_id}/stats/distributions": Call<null, typeof distributions>;
  "GET /b/api/v1/activities/{activity_id}/firsts": Call<null, typeof powerCurve.firstEfforts>;
  "GET /b/api/v1/users/{id}/pdc": Call<null, typeof powerCurve.powerCurve>;
  "GET /b/api/v1/users/{id}/cp/auto": Call<null, typeof criticalPower.automaticCp>;
}
