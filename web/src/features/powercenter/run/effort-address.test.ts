import {expect, it} from "vitest";
import {runHref} from "../power/run-href";
import {effortInAddress} from "./effort-address";

it("selects the effort that a link of the curve means", () => {
  const link = runHref("/runs", "act_1", {start: 900, seconds: 600});
  expect(effortInAddress(link.slice(link.indexOf("#")), 3600)).toEqual({from: 900, to: 1499});
});

it.each([
  ["", "nothing is asked for"],
  ["#charts", "something else is"],
  ["#effort=10-10", "it lasts no time"],
  ["#effort=3600-3700", "the run is over by then"],
])("%j selects nothing: %s", (hash) => {
  expect(effortInAddress(hash, 3600)).toBeNull();
});
