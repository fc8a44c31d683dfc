import {expect, it} from "vitest";
import type {CalendarItems} from "@/client/calendar/calendar-state";
import {examplePlanned} from "@/client/testing/example-planned";
import {cardsOf} from "./cards";

const itemsOf = (...workouts: ReturnType<typeof examplePlanned>[]): CalendarItems => ({
  activities: new Map(),
  events: new Map(),
  workouts: new Map(workouts.map((each) => [each.id, each])),
  plans: new Map(),
});
const SHOWN = {hidden: [], isWithDeleted: false, today: "2026-11-26"};

it("keeps the cards of unchanged items, so that one change redraws one card", () => {
  const before = itemsOf(examplePlanned({id: "wko_1"}), examplePlanned({id: "wko_2"}));
  const changed = examplePlanned({id: "wko_2", title: "Later"});
  const after: CalendarItems = {
    ...before,
    workouts: new Map(before.workouts).set("wko_2", changed),
  };
  const [first, second] = cardsOf(before, SHOWN);
  const [same, other] = cardsOf(after, SHOWN);
  expect(same).toBe(first);
  expect(other).not.toBe(second);
  expect(other?.title).toBe("Later");
  expect(cardsOf(before, {...SHOWN, today: "2026-11-27"})[0]).not.toBe(first);
});
