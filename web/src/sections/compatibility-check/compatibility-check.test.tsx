import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {positions, render} from "../testing/render";

it("offers every kind of watch as a choice of one question", () => {
  const markup = render("compatibilityCheck");
  const names = [...markup.matchAll(/type="radio" [^>]*name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

it("shows the answer before its steps", () => {
  const [answer = -1, steps = -1] = positions(visibleText(render("compatibilityCheck")), [
    "Yes",
    "Open the sensor menu.",
  ]);
  expect(answer).toBeGreaterThan(-1);
  expect(answer).toBeLessThan(steps);
});

it("lists the same answers as a table", () => {
  expect(visibleText(render("compatibilityTable"))).toContain("Any brand Watch with neither No No");
});
