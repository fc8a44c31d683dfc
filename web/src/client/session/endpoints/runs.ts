import type * as activities from "@gradus/backend/contract/activities";
import type * as hand from "@gradus/backend/contract/hand-entry";
import type * as exports from "@gradus/backend/contract/run-export";
import type * as uploads from "@gradus/backend/contract/uploads";
import type {Call, Download, EmptyBody, Upload} from "./call";

/** Runs and the files they come from. */
export interface RunsEndpoints {
  "GET /b/api/v1/users/{id}/activities": Call<null, typeof activities.activityList>;
  "GET /b/api/v1/users/{id}/activities/totals": Call<null, typeof activities.activityTotals>;
  "POST /b/api/v1/users/{id}/activities": Upload<typeof uploads.uploadResults>;
  "POST /b/api/v1/users/{id}/activities/by-hand": Call<typeof hand.handEntry, typeof uploads.uploadState>;
  "GET /b/api/v1/users/{id}/activities/export": Call<null, typeof exports.runExportReply>;
  "POST /b/api/v1/users/{id}/activities/export": Call<
    typeof exports.runExportRequest,
    typeof exports.runExport
  >;
  "POST /b/api/v1/users/{id}/activities/export/link": Call<EmptyBody, typeof exports.runExportLink>;
  "GET /b/api/v1/users/{id}/uploads/{upload_id}": Call<null, typeof uploads.uploadState>;
  "PUT /b/api/v1/users/{id}/uploads/{upload_id}/run": Call<null, typeof uploads.uploadState>;
  "PUT /b/api/v1/users/{id}/activities/{activity_id}": Call<
    typeof activities.activityEdit,
    typeof activities.activity
  >;
  "DELETE /b/api/v1/users/{id}/activities/{activity_id}": Call<null, typeof activities.activityRemoval>;
  "POST /b/api/v1/users/{id}/activities/{activity_id}/restore": Call<null, typeof activities.activity>;
  "GET /b/api/v1/activities/{activity_id}": Call<null, typeof activities.activityDetail>;
  "GET /b/api/v1/activities/{activity_id}/fit": Download;
  "GET /b/api/v1/activities/{activity_id}/csv": Download;
  "GET /b/api/v1/activities/{activity_id}/original": Download;
}
