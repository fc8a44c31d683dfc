import {expect, it} from "vitest";
import {EMPTY_ITEMS} from "@/client/calendar/calendar-state";
import {examplePlanned} from "@/client/testing/example-planned";
import {totalsOfWeek} from "./week-totals";

const WEEK = {first: "2026-11-23", last: "2026-11-29"};
const weekOf = (...workouts: ReturnType<typeof examplePlanned>[]) =>
  totalsOfWeek({...EMPTY_ITEMS, workouts: new Map(workouts.map((each) => [each.id, each]))}, WEEK);
const known = examplePlanned({id: "wko_1", day: "2026-11-24"});
const unknown = examplePlanned({id: "wko_2", day: "2026-11-25", planned: null});

it("week totals treat unknown values as unknown, not as zero", () => {
  expect(weekOf(unknown).planned).toMatchObject({distance: null, stress: null});
  expect(weekOf().planned).toEqual({duration: 0, distance: 0, stress: 0});
});

it("week totals count known values beside unknown ones", () => {
  expect(known.planned).not.toBeNull();
  expect(weekOf(known, unknown).planned).toMatchObject({
    distance: known.planned?.distance,
    stress: known.planned?.stress,
  });
});
