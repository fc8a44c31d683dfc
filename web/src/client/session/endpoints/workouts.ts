import type {calendarReply} from "@gradus/backend/contract/calendar";
import type * as workouts from "@gradus/backend/contract/workouts";
import type {Call, Download} from "./call";

/** One planned workout: read, written, and as a file for watches. */
export interface WorkoutsEndpoints {
  "GET /b/api/v1/users/{id}/calendar": Call<null, typeof calendarReply>;
  "GET /b/api/v1/users/{id}/workouts/{workout_id}": Call<null, typeof workouts.plannedWorkoutDetail>;
  "POST /b/api/v1/users/{id}/workouts": Call<
    typeof workouts.newWorkout,
    typeof workouts.plannedWorkoutDetail
  >;
  "PATCH /b/api/v1/users/{id}/workouts": Call<
    typeof workouts.workoutEdit,
    typeof workouts.plannedWorkoutDetail
  >;
  "GET /b/api/v1/users/{id}/workouts/{workout_id}/fit": Download;
}
