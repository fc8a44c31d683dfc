import type {calendarReply} from "@gradus/backend/contract/calendar";
import type * as events from "@gradus/backend/contract/events";
import type * as workouts from "@gradus/backend/contract/workouts";
import type {Call, Download, EmptyBody} from "./call";

/** What stands in a calendar, what moves it, and one planned workout: read, written, and as a file for watches. */
export interface CalendarEndpoints {
  "GET /b/api/v1/users/{id}/calendar": Call<null, typeof calendarReply>;
  "GET /b/api/v1/users/{id}/workouts/{workout_id}": Call<null, typeof workouts.plannedWorkoutDetail>;
  "GET /b/api/v1/users/{id}/workouts/{workout_id}/fit": Download;
  "POST /b/api/v1/users/{id}/workouts": Call<
    typeof workouts.newWorkout,
    typeof workouts.plannedWorkoutDetail
  >;
  "PATCH /b/api/v1/users/{id}/workouts": Call<
    typeof workouts.workoutEdit,
    typeof workouts.plannedWorkoutDetail
  >;
  "PATCH /b/api/v1/users/{id}/workouts/reschedule": Call<
    typeof workouts.reschedule,
    typeof workouts.rescheduled
  >;
  "POST /b/api/v1/users/{id}/workouts/copy": Call<typeof workouts.workoutCopy, typeof workouts.workoutCopies>;
  "POST /b/api/v1/users/{id}/workouts/restore": Call<
    typeof workouts.workoutRestore,
    typeof workouts.plannedWorkoutList
  >;
  "DELETE /b/api/v1/users/{id}/workouts": Call<null, typeof workouts.workoutRemoval>;
  "POST /b/api/v1/users/{id}/events": Call<typeof events.newEvent, typeof events.calendarEvent>;
  "GET /b/api/v1/users/{id}/events/{event_id}": Call<null, typeof events.calendarEvent>;
  "PATCH /b/api/v1/users/{id}/events/{event_id}": Call<typeof events.eventEdit, typeof events.calendarEvent>;
  "DELETE /b/api/v1/users/{id}/events/{event_id}": Call<null, typeof events.eventRemoval>;
  "POST /b/api/v1/users/{id}/events/{event_id}/restore": Call<EmptyBody, typeof events.calendarEvent>;
}
