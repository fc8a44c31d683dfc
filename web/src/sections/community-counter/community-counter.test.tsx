import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {EXAMPLES} from "../testing/examples";
import {render} from "../testing/render";

it("reads as one sentence although its number is painted", () => {
  expect(visibleText(render("communityCounter"))).toBe("Used in over 100 countries");
});

it("is gone with its last live claim", () => {
  const claims = (EXAMPLES.communityCounter.claims ?? []).map((claim) => ({...claim, live: false}));
  expect(render("communityCounter", {claims})).toBe("");
  expect(render("communityCounter", {claims: null})).toBe("");
});
