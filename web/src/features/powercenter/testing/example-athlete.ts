import type {AthleteRow} from "@gradus/backend/contract/athletes";

/** An athlete of a coach, two workouts behind. */
export const exampleAthlete = (more: Partial<AthleteRow> = {}): AthleteRow => ({
  user_id: "usr_ann",
  user_name: "ann",
  name: "Ann",
  level: "coach",
  today: "2026-11-26",
  monday: "2026-11-23",
  week: {planned: {duration: 7200, stress: 120}, done: {duration: 3600, stress: 60}},
  days: Array.from({length: 7}, (_, day) => ({
    day: `2026-11-${23 + day}`,
    standing: day === 1 ? "missed" : null,
  })),
  status: {code: "missed_more", needs_attention: true, count: 2},
  critical_power: [
    {day: "2026-08-28", watts: 240},
    {day: "2026-10-01", watts: 250},
  ],
  last_run: {id: "act_1", name: "Morning run", day: "2026-11-25", duration: 3600, distance: 10_000},
  unread: 1,
  ...more,
});
