import {FORMULAS} from "@gradus/training/explain/explain";
import {describe, expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {EXPLAINED, explainOf, INPUT_NAMES, knownInputs} from "./run-explanations";

const RUN = exampleDetail({seconds: 600});

describe.each(EXPLAINED)("%s", (id) => {
  it("has words for everything that goes into it", () => {
    const needed = Object.keys(FORMULAS[id].inputs);
    expect(needed.filter((name) => !INPUT_NAMES.some((known) => known === name))).toEqual([]);
  });
});

it("puts the runner's own numbers beside the formula", () => {
  const explanation = explainOf("stress", RUN.stress, RUN);
  expect(explanation.value).toBe(RUN.stress);
  expect(knownInputs(explanation)).toEqual([
    {name: "power", value: 250, unit: "W"},
    {name: "critical_power", value: 268, unit: "W"},
    {name: "timer_time", value: 600, unit: "s"},
  ]);
});

it("says nothing of what was not measured", () => {
  const explanation = explainOf("stress", null, {...RUN, critical_power: null});
  expect(knownInputs(explanation).map(({name}) => name)).toEqual(["power", "timer_time"]);
});

it("the work over the time is the mean power it explains", () => {
  const [work, time] = knownInputs(explainOf("average_power", RUN.average_power, RUN));
  expect((work?.value ?? 0) / (time?.value ?? 1)).toBeCloseTo(RUN.average_power ?? -1, 1);
});
