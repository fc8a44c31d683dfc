import type {cpHistoryRow, manualCp} from "@gradus/backend/contract/critical-power";
import type * as races from "@gradus/backend/contract/races";
import type {Call, Upload} from "./call";

/** Courses, what a race on them would come to, and the critical power it takes to say so. */
export interface RacesEndpoints {
  "GET /b/api/v1/users/{id}/race/prediction": Call<null, typeof races.predictionReply>;
  "GET /b/api/v1/users/{id}/race/courses": Call<null, typeof races.courseList>;
  "POST /b/api/v1/users/{id}/race/courses": Upload<typeof races.courseSummary>;
  "GET /b/api/v1/users/{id}/race/courses/{course_id}": Call<null, typeof races.course>;
  "DELETE /b/api/v1/users/{id}/race/courses/{course_id}": Call<null, typeof races.courseRemoval>;
  "PUT /b/api/v1/users/{id}/cp/history": Call<typeof manualCp, typeof cpHistoryRow>;
}
