import {expect, it} from "vitest";
import {atMost} from "./refund-lines.ts";

const LINES = [
  {line_no: 1, qty: 2, amount: 300},
  {line_no: 2, qty: 1, amount: 100},
];

it.each([
  ["all of it, where enough is left", 400, [300, 100]],
  ["less of the last line", 350, [300, 50]],
  ["no line for which nothing is left", 120, [120]],
  ["nothing", 0, []],
  ["nothing, where too much went back already", -5, []],
] as const)("gives back %s", (_case, remaining, amounts) => {
  expect(atMost(LINES, remaining).map(({amount}) => amount)).toEqual(amounts);
});
