import {expect, test} from "vitest";
import {alignClauses} from "./align-clauses.ts";

test("a clause that one language lacks leaves a hole there, and the numbers stay each text's own", () => {
  const english = [{anchor: "price"}, {anchor: "notice"}, {anchor: "returns"}];
  const german = [{anchor: "price"}, {anchor: "returns"}, {anchor: "extra"}];
  const rows = alignClauses([english, german]);
  expect(rows.map(({anchor, clauses}) => [anchor, ...clauses.map((cell) => cell?.number ?? null)])).toEqual([
    ["price", 1, 1],
    ["notice", 2, null],
    ["returns", 3, 2],
    ["extra", null, 3],
  ]);
});
