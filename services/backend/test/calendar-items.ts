import {z} from "zod";
import {calendarReply} from "../src/contract/calendar.ts";
import type {Db} from "../src/core/db/db.ts";
import {newId} from "../src/core/db/new-id.ts";
import {calendar_event, planned_workout, training_plan} from "../src/training/plans/planned/tables.ts";

const AT = new Date("2026-01-05T08:00:00Z");
const TIMESTAMPS = {created_at: AT, updated_at: AT};

/** Adds a workout to a user's calendar as if it had been planned; returns its id. */
export async function insertWorkout(
  db: Db,
  user_id: string,
  more: Partial<typeof planned_workout.$inferInsert> = {},
) {
  const id = more.id ?? newId("wko");
  await db.insert(planned_workout).values({
    user_id,
    title: "Intervals",
    type: "intervals",
    desc: "Hard ones",
    objective: "Speed",
    tags: ["track"],
    blocks: [],
    day: "2026-03-10",
    planned: {
      duration: 3600,
      distance: 10_000,
      stress: 80,
      average_power: 250,
      seconds_in_zones: [3600, 0, 0, 0, 0],
      below_seconds: 0,
    },
    profile: [{seconds: 3600, from: 0.8, to: 0.8, intensity_class: "work"}],
    source: "own",
    ...TIMESTAMPS,
    ...more,
    id,
  });
  return id;
}

export async function insertEvent(
  db: Db,
  user_id: string,
  more: Partial<typeof calendar_event.$inferInsert> = {},
) {
  const id = more.id ?? newId("evt");
  await db.insert(calendar_event).values({
    user_id,
    kind: "race",
    title: "City run",
    desc: "Flat",
    day: "2026-03-15",
    distance: 10_000,
    goal_time: 2400,
    priority: "a",
    ...TIMESTAMPS,
    ...more,
    id,
  });
  return id;
}

export async function insertPlan(
  db: Db,
  user_id: string,
  more: Partial<typeof training_plan.$inferInsert> = {},
) {
  const id = more.id ?? newId("pln");
  await db.insert(training_plan).values({
    user_id,
    title: "To the city run",
    state: "ended",
    is_adaptive: true,
    from_day: "2026-03-02",
    to_day: "2026-03-15",
    phases: [{name: "base", from: "2026-03-02", to: "2026-03-15", reason: "foundation"}],
    weeks: [
      {
        start: "2026-03-02",
        phase: "base",
        kind: "first",
        target: 200,
        stress: 190,
        seconds: 9000,
        limit: null,
      },
    ],
    race_day: "2026-03-15",
    race_distance: 10_000,
    minutes: [60, 0, 60, 0, 60, 0, 90],
    seed: 1,
    has_supplementals: false,
    ...TIMESTAMPS,
    ...more,
    id,
  });
  return id;
}

interface GetClient {
  get(path: string, headers?: Record<string, string>): Response | Promise<Response>;
}

/** A calendar as a caller reads it. */
export async function readCalendar(
  {get}: GetClient,
  query: string,
  headers: Record<string, string>,
  userId = "me",
) {
  const response = await get(`/b/api/v1/users/${userId}/calendar?${query}`, headers);
  return z.object({data: calendarReply}).parse(await response.json()).data;
}
