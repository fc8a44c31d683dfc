import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {EXAMPLES} from "../testing/examples";
import {render} from "../testing/render";

const [claim] = EXAMPLES.claimProof.claims ?? [];
if (!claim) throw new Error("The example has a claim");

it("states what a claim is compared with, and names its source", () => {
  expect(visibleText(render("claimProof"))).toContain(
    "14 percent faster Compared with the previous pod. Source: Measurement record.",
  );
});

it.each(["pending", "withdrawn"] as const)("hides a source while its evidence is %s", (evidence) => {
  const text = visibleText(render("claimProof", {claims: [{...claim, evidence}]}));
  expect(text).toContain("Compared with the previous pod.");
  expect(text).not.toContain("Source");
});

it("is gone as soon as one of its claims is not live", () => {
  expect(render("claimProof", {claims: [claim, {...claim, _id: "other", live: false}]})).toBe("");
});

it("is gone when its text names a claim that is not live", () => {
  expect(render("claimProof", {text: "It is {claim:gone}."})).toBe("");
});

it("renders without art and without a comparison", () => {
  const text = visibleText(render("claimProof", {art: null, claims: [{...claim, comparedWith: null}]}));
  expect(text).toContain("14 percent faster Source: Measurement record.");
});
