import {expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {knownInputs} from "./explanation-words";
import {explainOf} from "./run-explanations";

const RUN = exampleDetail({seconds: 600});

it("lists the runner's own numbers beside the formula", () => {
  const explanation = explainOf("stress", RUN.stress, RUN);
  expect(explanation.value).toBe(RUN.stress);
  expect(knownInputs(explanation)).toEqual([
    {name: "power", value: 250, unit: "W"},
    {name: "critical_power", value: 268, unit: "W"},
    {name: "timer_time", value: 600, unit: "s"},
  ]);
});

it("leaves out inputs that were not measured", () => {
  const explanation = explainOf("stress", null, {...RUN, critical_power: null});
  expect(knownInputs(explanation).map(({name}) => name)).toEqual(["power", "timer_time"]);
});

it("the work over the time is the mean power it explains", () => {
  const [work, time] = knownInputs(explainOf("average_power", RUN.average_power, RUN));
  expect((work?.value ?? 0) / (time?.value ?? 1)).toBeCloseTo(RUN.average_power ?? -1, 1);
});

it.each([
  ["power", "stress", ["power", "critical_power", "timer_time"]],
  ["pace", "pace_stress", ["speed", "mass", "critical_power", "timer_time"]],
  ["heart_rate", "heart_rate_stress", ["heart_rate", "resting", "threshold", "maximum"]],
  ["effort", "effort_stress", ["perceived_effort", "timer_time"]],
])("a stress from %s is explained by its own formula and by what went into it", (method, id, names) => {
  const against = {
    lower_bound: false,
    pace_critical_power: null,
    heart_rates: {resting: 50, threshold: 170, maximum: 190},
  };
  const run = {...RUN, stress_method: method, weight: 70, rpe: 5, measured_against: against};
  const explanation = explainOf("stress", 40, run);
  expect(explanation.id).toBe(id);
  expect(knownInputs(explanation).map(({name}) => name)).toEqual(names);
});

it("includes the critical power that pace was compared with, and no heart rates that are unknown", () => {
  const unpowered = {...RUN, average_power: null, critical_power: null};
  const against = {lower_bound: false, pace_critical_power: 255, heart_rates: null};
  const byPace = explainOf("stress", 40, {...unpowered, stress_method: "pace", measured_against: against});
  expect(knownInputs(byPace).find(({name}) => name === "critical_power")?.value).toBe(255);
  const byHeart = explainOf("stress", 40, {...unpowered, stress_method: "heart_rate"});
  expect(knownInputs(byHeart).map(({name}) => name)).toEqual(["heart_rate"]);
});
