import {expect, it} from "vitest";
import {comparisonRows} from "./comparison-rows";

const product = (specs: Record<string, string>) => ({
  specs: Object.entries(specs).map(([label, value]) => ({label, value})),
});

it("puts differences first, keeps values that one product does not state, and drops text that cannot be resolved", () => {
  const rows = comparisonRows(
    [
      product({Clip: "four", Pods: "1", Claim: "{claim:gone}"}),
      product({Clip: "four", Pods: "2", Balance: "yes"}),
    ],
    (text) => (text.includes("{") ? null : text),
  );
  expect(rows).toEqual([
    {label: "Pods", values: ["1", "2"], differs: true},
    {label: "Balance", values: [null, "yes"], differs: true},
    {label: "Clip", values: ["four", "four"], differs: false},
  ]);
});
