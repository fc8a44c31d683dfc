import {expect, it} from "vitest";
import {linkOf} from "./explanation-link";
import {sumBlocks} from "./sum-blocks";

const part = (amount: number) => ({input: "stress", amount});

it("parts follow each other, and what takes goes back from where they had come", () => {
  expect(sumBlocks([part(80), part(20), part(-50)], 0)).toEqual([
    {part: 0, from: 0, to: 0.8, takes: false},
    {part: 1, from: 0.8, to: 1, takes: false},
    {part: 2, from: 0.5, to: 1, takes: true},
  ]);
});

it("a sum below zero begins where the bar has room for it", () => {
  expect(sumBlocks([part(30), part(-40)], 0)).toEqual([
    {part: 0, from: 0.25, to: 1, takes: false},
    {part: 1, from: 0, to: 1, takes: true},
  ]);
});

it("what is missing to the whole stays free, and nothing is drawn of nothing", () => {
  expect(sumBlocks([part(0.25)], 1)).toEqual([{part: 0, from: 0, to: 0.25, takes: false}]);
  expect(sumBlocks([part(0), part(0)], 0)).toEqual([]);
});

it("a link leads to a page of the same market, and never to the page it is on", () => {
  const cp = "/de/de/powercenter/analysis/critical-power";
  const curve = "/de/de/powercenter/analysis/power-duration";
  expect(linkOf("stress", "/de/de/powercenter/activities/act_1")).toEqual({page: "criticalPower", href: cp});
  expect(linkOf("automatic_critical_power", cp)).toEqual({page: "powerDuration", href: curve});
  expect(linkOf("average_cadence", "/de/de/powercenter/activities/act_1")).toBeNull();
  expect(linkOf("toString", cp)).toBeNull();
});
