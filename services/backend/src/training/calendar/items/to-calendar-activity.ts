import type {HiddenPlace} from "@gradus/training/map/privacy";
import {activityDetails} from "../../../contract/activities.ts";
import type {CalendarActivity} from "../../../contract/calendar.ts";
import {reaches} from "../../../contract/share-values.ts";
import type {RunPairs} from "../../runs/activities/run-pairs.ts";
import {
  hidePlacesOnLine,
  type ListedRun,
  seesPlan,
  toActivity,
  type Viewer,
} from "../../runs/activities/to-activity.ts";

interface RunContext {
  readonly viewer: Viewer;
  readonly places: readonly HiddenPlace[];
  readonly pairs: RunPairs;
  readonly comments: number;
}

type CalendarActivityFields = Omit<CalendarActivity, "updated_at">;

/** A run as lists show it, with what the calendar adds; below the level `activities` without its details. */
export function toCalendarActivity(
  row: ListedRun,
  {viewer, places, pairs, comments}: RunContext,
): CalendarActivityFields {
  const shown = toActivity(hidePlacesOnLine(row, places), viewer, pairs.workout_id);
  if (viewer !== null && !reaches(viewer, "activities"))
    return {...shown, ...UNSEEN, event_id: null, comments: 0};
  return {...shown, event_id: seesPlan(viewer) ? pairs.event_id : null, comments};
}

/** Null, but for what a run without power and tags has. */
const UNSEEN = activityDetails.parse({
  ...Object.fromEntries(activityDetails.keyof().options.map((field) => [field, null])),
  below_seconds: 0,
  seconds_in_zones: [0, 0, 0, 0, 0],
  zones: [],
  tags: [],
});
