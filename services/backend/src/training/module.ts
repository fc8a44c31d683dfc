import {lt} from "drizzle-orm";
import {PLANNED_RESTORE_DAYS} from "../contract/workout-values.ts";
import {daysBefore} from "../core/days-before.ts";
import type {SharedInPathDeps} from "../core/http/shared-in-path.ts";
import type {Module} from "../core/module.ts";
import {cleanUpRuns} from "./activities/clean-up-runs.ts";
import {ACTIVITY_DATA} from "./activities/personal-data.ts";
import {runRoutes} from "./activities/run-routes.ts";
import {userRunRoutes} from "./activities/user-run-routes.ts";
import {attributeRoutes} from "./attributes/routes.ts";
import {cleanUpCalendar} from "./calendar/clean-up-calendar.ts";
import {pairsOfRuns} from "./calendar/pairs-of-runs.ts";
import {CALENDAR_DATA} from "./calendar/personal-data.ts";
import {calendarRoutes} from "./calendar/routes.ts";
import {calendarFeedRoutes, calendarFileRoutes} from "./calendar-feed/routes.ts";
import {workoutsAssigned} from "./coaching/mails/workouts-assigned.ts";
import {coachingRoutes} from "./coaching/routes.ts";
import {commentWritten} from "./comments/mails/comment-written.ts";
import {COMMENT_DATA} from "./comments/personal-data.ts";
import {runCommentRoutes, workoutCommentRoutes} from "./comments/routes.ts";
import {type DemoDeps, seedDemoYear} from "./demo/seed-demo-year.ts";
import {cleanUpRecalculations} from "./edits/clean-up-recalculations.ts";
import {EDIT_DATA} from "./edits/personal-data.ts";
import {editRoutes} from "./edits/routes.ts";
import {userEditRoutes} from "./edits/user-routes.ts";
import {cleanUpEvents} from "./events/clean-up-events.ts";
import {EVENT_DATA} from "./events/personal-data.ts";
import {calendarEventRoutes} from "./events/routes.ts";
import {footAdminRoutes} from "./feet/admin-routes.ts";
import {cleanUpFootData} from "./feet/clean-up-foot-data.ts";
import type {FootDeps} from "./feet/foot-deps.ts";
import {FOOT_DATA} from "./feet/personal-data.ts";
import {footRoutes} from "./feet/routes.ts";
import {connectRoutes} from "./integrations/connect-routes.ts";
import {eventRoutes} from "./integrations/event-routes.ts";
import type {PlatformJobDeps} from "./integrations/jobs/job-deps.ts";
import {platformExpired} from "./integrations/mails/platform-expired.ts";
import {PLATFORM_DATA} from "./integrations/personal-data.ts";
import type {PlatformDeps} from "./integrations/platform-deps.ts";
import {platform_event, platform_revocation} from "./integrations/tables.ts";
import {userPlatformRoutes} from "./integrations/user-routes.ts";
import {trainingJobs} from "./jobs.ts";
import {ownLibraryRoutes} from "./library/own-routes.ts";
import {LIBRARY_DATA} from "./library/personal-data.ts";
import {planLibraryRoutes} from "./library/plan-routes.ts";
import {libraryRoutes} from "./library/routes.ts";
import {loadRoutes} from "./load/routes.ts";
import {cleanUpNotes} from "./notes/clean-up-notes.ts";
import {NOTE_DATA} from "./notes/personal-data.ts";
import {NOTE_UPLOADS, noteRoutes, recordingRoutes} from "./notes/routes.ts";
import {cleanUpNotifications} from "./notifications/notify.ts";
import {NOTIFICATION_DATA} from "./notifications/personal-data.ts";
import {notificationRoutes} from "./notifications/routes.ts";
import {pairDays} from "./pairs/pair-days.ts";
import {PAIR_DATA} from "./pairs/personal-data.ts";
import {pairRoutes} from "./pairs/routes.ts";
import {PLACE_DATA} from "./places/personal-data.ts";
import {placeRoutes} from "./places/routes.ts";
import {moveToTimeZone} from "./planned/move-to-time-zone.ts";
import {planAdminRoutes} from "./plans/admin-routes.ts";
import {PLAN_DATA} from "./plans/personal-data.ts";
import type {PlanJobDeps} from "./plans/plan-handlers.ts";
import {planRoutes} from "./plans/routes.ts";
import {firstEfforts} from "./power/first-efforts.ts";
import {measuredAgainst} from "./power/measured-against.ts";
import {POWER_DATA} from "./power/personal-data.ts";
import type {PowerDeps} from "./power/power-deps.ts";
import {powerRoutes} from "./power/routes.ts";
import {RACE_DATA} from "./races/personal-data.ts";
import {COURSE_UPLOADS, raceRoutes} from "./races/routes.ts";
import {DATA_UPLOADS, dataRoutes} from "./reading/data-routes.ts";
import type {ReadingDeps} from "./reading/reading-deps.ts";
import {ACTIVITY_UPLOADS, uploadRoutes} from "./reading/upload-routes.ts";
import {cleanUpRunExports} from "./run-export/build-run-export.ts";
import type {RunExportDeps} from "./run-export/export-deps.ts";
import {RUN_EXPORT_DATA} from "./run-export/personal-data.ts";
import {runExportFileRoutes, runExportRoutes} from "./run-export/routes.ts";
import {createLinkRepository} from "./shared-runs/link-repository.ts";
import {SHARED_RUN_DATA} from "./shared-runs/personal-data.ts";
import {runLinkRoutes, sharedRunRoutes} from "./shared-runs/routes.ts";
import type {SharingGraphDeps} from "./sharing-graph/sharing-graph.ts";
import {STATE_DATA} from "./state/personal-data.ts";
import {statisticsRoutes} from "./statistics/routes.ts";
import {UPLOAD_DATA} from "./uploads/personal-data.ts";
import {complianceRoutes} from "./workouts/compliance-routes.ts";
import {estimateRoutes} from "./workouts/estimate-routes.ts";
import {WORKOUT_DATA} from "./workouts/personal-data.ts";
import {workoutRoutes} from "./workouts/routes.ts";
import {createWorkoutRepository} from "./workouts/workout-repository.ts";

const EVENT_RETENTION_DAYS = 30;
/** Tokens that a platform would not take back are worth nothing after a day of trying. */
const REVOCATION_RETENTION_DAYS = 1;

export const training: Module<
  PlatformDeps &
    PlatformJobDeps &
    ReadingDeps &
    PowerDeps &
    SharedInPathDeps &
    SharingGraphDeps &
    DemoDeps &
    FootDeps &
    RunExportDeps &
    PlanJobDeps
> = {
  routes: (deps) => [
    connectRoutes(deps),
    eventRoutes(deps),
    dataRoutes(deps),
    userPlatformRoutes(deps),
    uploadRoutes(deps),
    estimateRoutes(deps),
    ownLibraryRoutes(deps),
    userEditRoutes({...deps, pairsOfRuns}),
    runExportRoutes(deps),
    userRunRoutes({...deps, pairDays, pairsOfRuns}),
    runRoutes({
      ...deps,
      pairsOfRuns,
      measuredAgainst: (row, series) => measuredAgainst(deps, row, series),
      firstEfforts: (row) => firstEfforts(deps.db, row),
    }),
    editRoutes({...deps, pairsOfRuns}),
    noteRoutes(deps),
    pairRoutes(deps),
    complianceRoutes(deps),
    footRoutes(deps),
    footAdminRoutes(deps),
    planAdminRoutes(deps),
    recordingRoutes(deps),
    runLinkRoutes(deps),
    sharedRunRoutes(deps),
    runExportFileRoutes(deps),
    placeRoutes(deps),
    powerRoutes(deps),
    loadRoutes(deps),
    statisticsRoutes(deps),
    attributeRoutes(deps),
    raceRoutes(deps),
    workoutRoutes(deps),
    planRoutes(deps),
    workoutCommentRoutes(deps),
    runCommentRoutes(deps),
    notificationRoutes(deps),
    coachingRoutes(deps),
    calendarFeedRoutes(deps),
    calendarFileRoutes(deps),
    calendarRoutes(deps),
    calendarEventRoutes(deps),
    libraryRoutes(deps),
    planLibraryRoutes(deps),
  ],
  uploads: [...DATA_UPLOADS, ...ACTIVITY_UPLOADS, ...NOTE_UPLOADS, ...COURSE_UPLOADS],
  jobs: trainingJobs,
  mails: [platformExpired, commentWritten, workoutsAssigned],
  personalData: [
    ...PLATFORM_DATA,
    ...RUN_EXPORT_DATA,
    ...PLACE_DATA,
    ...NOTIFICATION_DATA,
    ...COMMENT_DATA,
    ...NOTE_DATA,
    ...PAIR_DATA,
    ...WORKOUT_DATA,
    ...LIBRARY_DATA,
    ...PLAN_DATA,
    ...EVENT_DATA,
    ...SHARED_RUN_DATA,
    ...FOOT_DATA,
    ...EDIT_DATA,
    ...POWER_DATA,
    ...RACE_DATA,
    ...ACTIVITY_DATA,
    ...STATE_DATA,
    ...UPLOAD_DATA,
    ...CALENDAR_DATA,
  ],
  moveToTimeZone,
  seedDemo: seedDemoYear,
  cleanUp: async (deps) => {
    const {db, now} = deps;
    await cleanUpRuns(deps);
    await cleanUpNotes(deps);
    await cleanUpFootData(deps);
    await cleanUpRunExports(deps);
    await cleanUpRecalculations(deps);
    await createWorkoutRepository(db).purge(daysBefore(now(), PLANNED_RESTORE_DAYS));
    await cleanUpEvents(deps);
    await cleanUpCalendar(deps);
    await cleanUpNotifications(deps);
    await createLinkRepository(db).removeExpired(now());
    await db
      .delete(platform_event)
      .where(lt(platform_event.received_at, daysBefore(now(), EVENT_RETENTION_DAYS)));
    await db
      .delete(platform_revocation)
      .where(lt(platform_revocation.created_at, daysBefore(now(), REVOCATION_RETENTION_DAYS)));
  },
};
