import {expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {knownInputs} from "./explanation-words";
import {explainOf} from "./run-explanations";

const RUN = exampleDetail({seconds: 600});

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
