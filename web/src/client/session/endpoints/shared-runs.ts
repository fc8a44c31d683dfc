import type * as shared from "@gradus/backend/contract/shared-runs";
import type {Call} from "./call";

/** Links to runs, and what they show. */
export interface SharedRunsEndpoints {
  "GET /b/api/v1/users/{id}/activities/{activity_id}/links": Call<null, typeof shared.runLinkList>;
  "POST /b/api/v1/users/{id}/activities/{activity_id}/links": Call<
    typeof shared.newRunLink,
    typeof shared.madeRunLink
  >;
  "DELETE /b/api/v1/users/{id}/activities/{activity_id}/links/{link_id}": Call<
    null,
    typeof shared.runLinkRemoval
  >;
  "GET /b/shared-runs/{token}": Call<null, typeof shared.sharedRun>;
}
