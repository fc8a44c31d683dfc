import {PLANNED_RESTORE_DAYS} from "../../contract/workout-values.ts";
import {daysBefore} from "../../core/days-before.ts";
import {defineJobs, type Module} from "../../core/module.ts";
import {planAdminRoutes} from "./athlete-plans/admin-routes.ts";
import {PLAN_KINDS} from "./athlete-plans/job-kinds.ts";
import {PLAN_DATA} from "./athlete-plans/personal-data.ts";
import {type PlanJobDeps, planHandlers} from "./athlete-plans/plan-handlers.ts";
import {planRoutes} from "./athlete-plans/routes.ts";
import {commentWritten} from "./comments/mails/comment-written.ts";
import {COMMENT_DATA} from "./comments/personal-data.ts";
import {type CommentRouteDeps, runCommentRoutes, workoutCommentRoutes} from "./comments/routes.ts";
import {cleanUpEvents} from "./events/clean-up-events.ts";
import {EVENT_DATA} from "./events/personal-data.ts";
import {calendarEventRoutes} from "./events/routes.ts";
import {ownLibraryRoutes} from "./library/own-routes.ts";
import {LIBRARY_DATA} from "./library/personal-data.ts";
import {planLibraryRoutes} from "./library/plan-routes.ts";
import {libraryRoutes} from "./library/routes.ts";
import {loadRoutes} from "./load/routes.ts";
import {cleanUpNotifications} from "./notifications/notify.ts";
import {NOTIFICATION_DATA} from "./notifications/personal-data.ts";
import {notificationRoutes} from "./notifications/routes.ts";
import {PAIR_DATA} from "./pairs/personal-data.ts";
import {pairRoutes} from "./pairs/routes.ts";
import {moveToTimeZone} from "./planned/move-to-time-zone.ts";
import {upgradeLibraryTexts} from "./upgrade-library-texts.ts";
import {complianceRoutes} from "./workouts/compliance-routes.ts";
import {estimateRoutes} from "./workouts/estimate-routes.ts";
import {WORKOUT_DATA} from "./workouts/personal-data.ts";
import {type WorkoutRouteDeps, workoutRoutes} from "./workouts/routes.ts";
import {createWorkoutRepository} from "./workouts/workout-repository.ts";

/** What an athlete is to do: workouts, events, plans and their library, the load they make, and what is written about. */
export const plans: Module<
  PlanJobDeps & WorkoutRouteDeps & CommentRouteDeps & Parameters<typeof complianceRoutes>[0]
> = {
  routes: (deps) => [
    estimateRoutes(deps),
    ownLibraryRoutes(deps),
    pairRoutes(deps),
    complianceRoutes(deps),
    planAdminRoutes(deps),
    loadRoutes(deps),
    workoutRoutes(deps),
    planRoutes(deps),
    workoutCommentRoutes(deps),
    runCommentRoutes(deps),
    notificationRoutes(deps),
    calendarEventRoutes(deps),
    libraryRoutes(deps),
    planLibraryRoutes(deps),
  ],
  jobs: defineJobs(PLAN_KINDS, (deps: PlanJobDeps) => planHandlers(deps)),
  mails: [commentWritten],
  personalData: [
    ...NOTIFICATION_DATA,
    ...COMMENT_DATA,
    ...PAIR_DATA,
    ...WORKOUT_DATA,
    ...LIBRARY_DATA,
    ...PLAN_DATA,
    ...EVENT_DATA,
  ],
  moveToTimeZone,
  beforeReady: upgradeLibraryTexts,
  cleanUp: async (deps) => {
    await createWorkoutRepository(deps.db).purge(daysBefore(deps.now(), PLANNED_RESTORE_DAYS));
    await cleanUpEvents(deps);
    await cleanUpNotifications(deps);
  },
};
