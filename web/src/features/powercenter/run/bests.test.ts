import {expect, it} from "vitest";
import {exampleDetail} from "../testing/example-detail";
import {bestsOf} from "./bests";
import {toSeries} from "./run-series";

const seriesOf = (seconds: number, changes = {}) => toSeries(exampleDetail({seconds, changes}));

it("finds where each best began, and leaves out what the run was too short for", () => {
  const total_power_list = Array.from({length: 70}, (_, slot) => (slot >= 20 && slot < 30 ? 400 : 200));
  expect(bestsOf(seriesOf(70, {total_power_list}))).toEqual([
    {seconds: 10, power: 400, start: 20},
    {seconds: 30, power: expect.closeTo(266.67, 1), start: 0},
    {seconds: 60, power: expect.closeTo(233.33, 1), start: 0},
  ]);
});

it("has none without power, or of a few steps", () => {
  expect(bestsOf(seriesOf(70, {total_power_list: null, average_power: null}))).toEqual([]);
  expect(bestsOf(seriesOf(5))).toEqual([]);
});
