import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("carries the chosen colour to the pod", () => {
  const markup = render("clipChooser");
  expect(markup).toMatch(/<form[^>]* action="\/de\/en\/store\/pod"/);
  expect([...markup.matchAll(/name="clip"[^>]* value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    "blue",
    "orange",
  ]);
});

it("names every colour next to its swatch, and preselects the first", () => {
  const markup = render("clipChooser");
  expect(visibleText(markup)).toContain("blue orange");
  expect(markup.match(/checked=""/g)).toHaveLength(1);
});
