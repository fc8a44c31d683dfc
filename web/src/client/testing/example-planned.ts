import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";

/** Three quarters of an hour, easy, on Tuesday 24 November. */
export function examplePlanned(changes: Partial<PlannedWorkout> = {}): PlannedWorkout {
  return {
    id: "wko_1",
    user_id: "usr_runner",
    title: "Tempo 45 min",
    type: "tempo",
    desc: "",
    surface: null,
    objective: "",
    tags: [],
    source: "own",
    source_id: null,
    plan_id: null,
    day: "2026-11-24",
    time: null,
    start_time: null,
    planned: {
      duration: 2700,
      distance: 9000,
      stress: 45,
      average_power: 220,
      seconds_in_zones: [0, 2700, 0, 0, 0],
      below_seconds: 0,
    },
    profile: [{seconds: 2700, from: 0.82, to: 0.82, intensity_class: "work"}],
    skipped: null,
    activity_id: null,
    paired_by: null,
    author: null,
    comments: 0,
    created: "2026-11-20T10:00:00.000Z",
    updated: "2026-11-20T10:00:00.000Z",
    deleted: null,
    version: 1,
    ...changes,
  };
}

export function exampleRace(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: "evt_1",
    user_id: "usr_runner",
    kind: "race",
    title: "Harbour Half",
    desc: "",
    day: "2026-12-06",
    until: null,
    time: null,
    start_time: null,
    distance: 21_097,
    goal_time: 5873,
    goal_power: null,
    course_id: null,
    priority: "a",
    activity_id: null,
    author: null,
    created: "2026-11-20T10:00:00.000Z",
    updated: "2026-11-20T10:00:00.000Z",
    deleted: null,
    version: 1,
    ...changes,
  };
}
