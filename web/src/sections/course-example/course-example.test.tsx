import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("gives the watts of every colour, and labels the values as an example", () => {
  const text = visibleText(render("courseExample"));
  expect(text).toContain("Z1 174–214 W Z2 214–241 W Z3 241–268 W Z4 268–308 W Z5 ≥ 308 W");
  expect(text).toContain("Example values.");
});

it("is described by its text, or else by its heading", () => {
  expect(render("courseExample")).toContain('aria-label="A rolling half marathon."');
  expect(render("courseExample", {text: null})).toContain('aria-label="An example, drawn"');
});
