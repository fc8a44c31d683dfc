import type * as races from "@gradus/backend/contract/races";
import type {Call, Upload} from "./call";

/** Courses, and what a race on them would come to. */
export interface RacesEndpoints {
  "GET /b/api/v1/users/{id}/race/prediction": Call<null, typeof races.predictionReply>;
  "GET /b/api/v1/users/{id}/race/courses": Call<null, typeof races.courseList>;
  "POST /b/api/v1/users/{id}/race/courses": Upload<typeof races.courseSummary>;
  "GET /b/api/v1/users/{id}/race/courses/{course_id}": Call<null, typeof races.course>;
  "DELETE /b/api/v1/users/{id}/race/courses/{course_id}": Call<null, typeof races.courseRemoval>;
}
