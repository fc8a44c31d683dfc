import type * as athletes from "@gradus/backend/contract/athletes";
import type * as feed from "@gradus/backend/contract/calendar-feed";
import type * as comments from "@gradus/backend/contract/comments";
import type * as notifications from "@gradus/backend/contract/notifications";
import type {Call} from "./call";

/** What runners and those they share with do together, and the link for calendar programs. */
export interface CoachingEndpoints {
  "GET /b/api/v1/coach/athletes": Call<null, typeof athletes.athleteList>;
  "POST /b/api/v1/coach/assignments": Call<typeof athletes.newAssignment, typeof athletes.assignmentReply>;
  "GET /b/api/v1/activities/{activity_id}/comments": Call<null, typeof comments.commentList>;
  "POST /b/api/v1/activities/{activity_id}/comments": Call<
    typeof comments.newRunComment,
    typeof comments.comment
  >;
  "DELETE /b/api/v1/activities/{activity_id}/comments/{comment_id}": Call<
    null,
    typeof comments.commentRemoval
  >;
  "GET /b/api/v1/users/{id}/workouts/{workout_id}/comments": Call<null, typeof comments.commentList>;
  "POST /b/api/v1/users/{id}/workouts/{workout_id}/comments": Call<
    typeof comments.newWorkoutComment,
    typeof comments.comment
  >;
  "DELETE /b/api/v1/users/{id}/workouts/{workout_id}/comments/{comment_id}": Call<
    null,
    typeof comments.commentRemoval
  >;
  "GET /b/api/v1/users/{id}/notifications": Call<null, typeof notifications.notificationList>;
  "POST /b/api/v1/users/{id}/notifications/read": Call<
    typeof notifications.notificationsRead,
    typeof notifications.notificationsReadReply
  >;
  "GET /b/api/v1/users/{id}/calendar/feed": Call<null, typeof feed.calendarFeedReply>;
  "POST /b/api/v1/users/{id}/calendar/feed": Call<null, typeof feed.madeCalendarFeed>;
  "DELETE /b/api/v1/users/{id}/calendar/feed": Call<null, typeof feed.calendarFeedRemoval>;
}
