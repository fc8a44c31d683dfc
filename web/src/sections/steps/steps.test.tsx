import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("renders all its text in order", () => {
  expect(visibleText(render("steps"))).toBe(
    "How it starts 1 Pair the pod In the app. 2 Run Watch the number.",
  );
});

it("is a numbered list; the painted numbers are not read twice", () => {
  expect(render("steps")).toContain("<ol");
  expect(render("steps").match(/aria-hidden="true"/g)).toHaveLength(2);
});
