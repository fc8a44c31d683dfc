import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("runs through the phases in the order of training, not of writing", () => {
  expect(visibleText(render("phases"))).toBe("Phase by phase 1 Base: easy watts. 2 Peak: race watts.");
});

it("hides the painted numbers: the list already counts", () => {
  expect(render("phases")).toMatch(/<ol[\s\S]*<span aria-hidden="true"[^>]*>1</);
});
