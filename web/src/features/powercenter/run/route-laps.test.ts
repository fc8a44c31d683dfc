import {expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {lapMarks} from "./route-laps";
import {routePlan} from "./route-path";
import {toSeries} from "./run-series";

function planOf(seconds: number) {
  const plan = routePlan(toSeries(exampleDetail({seconds})));
  if (!plan) throw new Error("no route");
  return plan;
}

/** Once round. */
const plan = planOf(41);
const middle = {x: plan.width / 2, y: plan.height / 2};
const laps = (...starts: readonly number[]) => starts.map((from) => ({from}));
const none = {ticks: [], distances: []};

it("marks where each lap after the first begins, on the inner side", () => {
  const marks = lapMarks(plan, laps(0, 15, 25), none);
  expect(marks.map(({slot, label}) => [slot, label])).toEqual([
    [15, "2"],
    [25, "3"],
  ]);
  for (const {x, y, dx, dy} of marks) {
    const away = (reach: number) => Math.hypot(x + reach * dx - middle.x, y + reach * dy - middle.y);
    expect(away(10)).toBeLessThan(away(0));
  }
});

it("marks no lap that is a kilometre with a tick of its own", () => {
  const marks = lapMarks(plan, laps(0, 15, 25), {ticks: [], distances: [17, 40]});
  expect(marks.map(({label}) => label)).toEqual(["3"]);
});

it("covers no number with another, though it marks each lap", () => {
  // The second time round one begins where one began before.
  const marks = lapMarks(planOf(81), laps(0, 15, 55, 75), none);
  expect(marks.map(({label}) => label)).toEqual(["2", null, "4"]);
});

it("marks nothing of a run of one lap", () => {
  expect(lapMarks(plan, laps(0), none)).toEqual([]);
});
