import type {Module} from "../../core/module.ts";
import type {AssignDeps} from "./coaching/assign.ts";
import {workoutsAssigned} from "./coaching/mails/workouts-assigned.ts";
import {coachingRoutes} from "./coaching/routes.ts";
import {calendarFeedRoutes, calendarFileRoutes} from "./feed/routes.ts";
import {cleanUpCalendar} from "./items/clean-up-calendar.ts";
import {CALENDAR_DATA} from "./items/personal-data.ts";
import {type CalendarDeps, calendarRoutes} from "./items/routes.ts";

/** The calendar as clients read it: items and their changes, the feed for other programs, a coach's athletes. */
export const calendar: Module<CalendarDeps & Parameters<typeof calendarFileRoutes>[0] & AssignDeps> = {
  routes: (deps) => [
    coachingRoutes(deps),
    calendarFeedRoutes(deps),
    calendarFileRoutes(deps),
    calendarRoutes(deps),
  ],
  mails: [workoutsAssigned],
  personalData: CALENDAR_DATA,
  cleanUp: cleanUpCalendar,
};
