import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("lists what is free", () => {
  expect(visibleText(render("stillFree"))).toBe("What stays free Power on the watch Export of your own data");
});

it("is not there without a list", () => {
  expect(render("stillFree", {membership: null})).toBe("");
});
