import {expect, it} from "vitest";
import {chooseTarget, type Target} from "./choose-target.ts";

const DAY = "2026-03-01";
const run = {day: DAY, duration: 3600, stress: 60, distance: null};
const target = (id: string, more: Partial<Target> = {}): Target => ({id, ...run, ...more});

it.each<[string, Target[], string | null]>([
  ["the only one of the day", [target("a")], "a"],
  ["the closer one", [target("a", {duration: 3000}), target("b", {duration: 3300})], "b"],
  [
    "the one whose stress fits, though another lasts as long",
    [target("a", {stress: 40}), target("b", {duration: 3000})],
    "b",
  ],
  ["one that is just close enough", [target("a", {duration: 3600 * 0.65})], "a"],
  ["none that is too short", [target("a", {duration: 2300})], null],
  ["none that is too hard", [target("a", {stress: 93})], null],
  ["none of another day", [target("a", {day: "2026-03-02"})], null],
  ["one that says only how long", [target("a", {stress: null})], "a"],
  ["none that says nothing", [target("a", {duration: null, stress: null})], null],
  ["of two equal ones the same, whichever comes first", [target("b"), target("a")], "a"],
  ["nothing where nothing was planned", [], null],
])("a run is paired with %s", (_what, targets, expected) => {
  expect(chooseTarget(run, targets)).toBe(expected);
});
