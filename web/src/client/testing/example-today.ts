import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {BLANK_SEGMENT} from "@gradus/training/workouts/workout";

const AT = "2026-11-20T08:00:00.000Z";

const stretch = (uuid: string, minute: number, changes: object = {}) => ({
  ...BLANK_SEGMENT,
  uuid,
  duration_type: "time" as const,
  duration_time: {hour: 0, minute, second: 0},
  intensity_type: "percentage" as const,
  intensity_percent: {min: 94, max: 97, value: null},
  ...changes,
});

/** Four times five minutes at race power, between warming up and running out. */
export function examplePlanned(changes: Partial<PlannedWorkoutDetail> = {}): PlannedWorkoutDetail {
  return {
    id: "wko_1",
    user_id: "usr_runner",
    title: "Race power 4 × 5",
    type: "race_pace",
    desc: "",
    surface: null,
    objective: "",
    tags: [],
    source: "own",
    source_id: null,
    plan_id: null,
    day: "2026-11-26",
    time: null,
    start_time: null,
    planned: null,
    profile: [{seconds: 900, from: 0.7, to: 0.7, intensity_class: "warmup"}],
    skipped: null,
    activity_id: null,
    paired_by: null,
    author: null,
    comments: 0,
    created: AT,
    updated: AT,
    deleted: null,
    version: 3,
    blocks: [
      {
        uuid: "b1",
        repeat: 1,
        segments: [
          stretch("warm", 15, {
            intensity_class: "warmup",
            intensity_percent: {min: 65, max: 75, value: null},
          }),
        ],
      },
      {
        uuid: "b2",
        repeat: 4,
        segments: [
          stretch("work", 5),
          stretch("rest", 2, {
            intensity_class: "rest",
            intensity_percent: {min: 55, max: 65, value: null},
          }),
        ],
      },
    ],
    ...changes,
  };
}

export function exampleRace(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: "evt_1",
    user_id: "usr_runner",
    kind: "race",
    title: "Harbour half",
    desc: "",
    day: "2026-12-06",
    until: null,
    time: null,
    start_time: null,
    distance: 21_097.5,
    goal_time: null,
    goal_power: null,
    course_id: null,
    priority: "a",
    activity_id: null,
    author: null,
    created: AT,
    updated: AT,
    deleted: null,
    version: 1,
    ...changes,
  };
}
