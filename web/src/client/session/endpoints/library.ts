import type {runWorkout} from "@gradus/backend/contract/workout-compliance";
import type * as library from "@gradus/backend/contract/workout-library";
import type {Call} from "./call";

/** Workouts to choose from, one's own templates, and how a run went beside its workout. */
export interface LibraryEndpoints {
  "GET /b/api/v1/workouts/library": Call<null, typeof library.workoutLibrary>;
  "GET /b/api/v1/users/workouts/library": Call<null, typeof library.ownLibrary>;
  "POST /b/api/v1/users/workouts/library": Call<
    typeof library.newCollection,
    typeof library.workoutCollection
  >;
  "PATCH /b/api/v1/users/workouts/library": Call<typeof library.collectionEdit, typeof library.ownLibrary>;
  "POST /b/api/v1/workouts": Call<typeof library.newTemplate, typeof library.workoutTemplate>;
  "PUT /b/api/v1/workouts": Call<typeof library.templateEdit, typeof library.workoutTemplate>;
  "DELETE /b/api/v1/workouts": Call<null, typeof library.templateRemoval>;
  "GET /b/api/v1/activities/{activity_id}/workout": Call<null, typeof runWorkout>;
}
