import {expect, test} from "vitest";
import {proposeAnchor} from "./propose-anchor.ts";

test.each([
  ["Warranty & returns", "warranty-returns"],
  ["Rücktritt vom Vertrag", "rucktritt-vom-vertrag"],
  ["3. Maße", "masse"],
  ["", ""],
])("%s → %s", (title, anchor) => {
  expect(proposeAnchor(title)).toBe(anchor);
});
