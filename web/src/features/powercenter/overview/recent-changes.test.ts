import type {AutomaticCpReply, CpHistoryRow} from "@gradus/backend/contract/critical-power";
import {expect, it} from "vitest";
import {changeOfCp, recentChanges} from "./recent-changes";

const TODAY = "2026-11-25";
const row = (date: string, critical_power: number, more: Partial<CpHistoryRow> = {}): CpHistoryRow => ({
  id: date,
  date,
  critical_power,
  family: "pod",
  source: "auto",
  confidence: null,
  lower_bound: false,
  activity_id: null,
  activity_name: null,
  change: "raised",
  previous: null,
  test: null,
  created: `${date}T08:00:00.000Z`,
  updated: `${date}T08:00:00.000Z`,
  ...more,
});
const effort = (date: string, activity_id: string) => ({
  activity_id,
  name: "Hills",
  date,
  duration: 600,
  power: 289,
  share: 1,
  days_left: 60,
});
const auto = (...supporting: AutomaticCpReply["supporting"]): AutomaticCpReply => ({
  status: "ok",
  mode: "auto",
  from: "2026-08-27",
  to: TODAY,
  family: "pod",
  runs: 30,
  is_computing: false,
  in_force: null,
  critical_power_band: null,
  critical_power: 268,
  w_prime: null,
  pmax: null,
  endurance: null,
  confidence: null,
  lower_bound: null,
  supporting,
  suggestion: null,
  explanations: [],
});
const HISTORY = {
  mode: "auto" as const,
  items: [
    row("2026-09-01", 262, {change: "first"}),
    row("2026-11-10", 268, {previous: 262, activity_id: "act_test"}),
  ],
};

it("lists steps of critical power and new efforts of the last four weeks, the newest first", () => {
  const found = recentChanges(
    HISTORY,
    auto(effort("2026-11-20", "act_hills"), effort("2026-10-01", "act_old")),
    TODAY,
  );
  expect(found.map(({day, kind, by}) => [day, kind, by])).toEqual([
    ["2026-11-20", "effort", 0],
    ["2026-11-10", "raised", 6],
  ]);
});

it("lists a rise shown by a test like any other rise, and a setting only where it was made by hand", () => {
  const items = [
    row("2026-11-10", 270, {change: "set", source: "test", previous: 268, activity_id: "act_test"}),
    row("2026-11-12", 265, {change: "set", source: "manual", previous: 270}),
  ];
  const found = recentChanges({mode: "manual", items}, auto(), TODAY);
  expect(found.map(({kind}) => kind)).toEqual(["set", "raised"]);
});

it("lists older rows written recently, but not those written in their time or by hand", () => {
  const late = {created: "2026-11-23T08:00:00.000Z", updated: "2026-11-23T08:00:00.000Z"};
  const items = [
    row("2026-05-01", 255, {change: "first"}),
    row("2026-07-12", 259, {previous: 255, activity_id: "act_old", ...late}),
    row("2026-08-01", 258, {change: "set", source: "manual", previous: 259, ...late}),
    row("2026-10-25", 262, {previous: 259, updated: "2026-10-27T01:00:00.000Z"}),
    row("2026-11-10", 268, {previous: 262, activity_id: "act_test"}),
  ];
  const found = recentChanges({mode: "auto", items}, auto(), TODAY);
  expect(found.map(({day, kind, of, power}) => [day, kind, of, power])).toEqual([
    ["2026-11-23", "late", "2026-07-12", 259],
    ["2026-11-10", "raised", null, 268],
  ]);
});

it("older rows do not crowd out new changes, and a history that has just arrived as a whole is not listed", () => {
  const late = {created: "2026-11-23T08:00:00.000Z", updated: "2026-11-23T08:00:00.000Z"};
  const old = ["2026-03-01", "2026-04-01", "2026-05-01", "2026-06-01"].map((day) => row(day, 250, late));
  expect(recentChanges({mode: "auto", items: old}, auto(), TODAY)).toEqual([]);
  const items = [row("2026-02-01", 240), ...old, row("2026-11-20", 268, {previous: 250})];
  const found = recentChanges({mode: "auto", items}, auto(), TODAY);
  expect(found.map(({of}) => of)).toEqual(["2026-06-01", "2026-05-01", "2026-04-01", null]);
});

it("does not list an effort again that has just moved critical power", () => {
  expect(recentChanges(HISTORY, auto(effort("2026-11-10", "act_test")), TODAY)).toHaveLength(1);
});

it("lists a run once, by its strongest effort", () => {
  const found = recentChanges(
    {mode: "auto", items: []},
    auto(effort("2026-11-20", "act_race"), {
      ...effort("2026-11-20", "act_race"),
      duration: 1200,
      share: 1.01,
    }),
    TODAY,
  );
  expect(found.map((change) => change.effort?.seconds)).toEqual([1200]);
});

it("reports how much critical power moved in thirty days, and nothing where it was not known", () => {
  expect(changeOfCp(HISTORY, TODAY)).toBe(6);
  expect(changeOfCp(HISTORY, "2026-09-10")).toBeNull();
  expect(changeOfCp({mode: "auto", items: []}, TODAY)).toBeNull();
});
