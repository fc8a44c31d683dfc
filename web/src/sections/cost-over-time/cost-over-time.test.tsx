import {expect, it} from "vitest";
import {createTestTranslator} from "@/testing/create-test-translator";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

it("adds up hardware and a year of payments", () => {
  const text = visibleText(render("costOverTime"));
  expect(text).toMatch(/Gradus Pod, Monthly €189 once \+ 12 × €12.99 €344.88/);
});

it("draws bars to scale: the dearest is the longest", () => {
  const widths = [...render("costOverTime").matchAll(/width:(\d+)%/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([55, 100]);
});

it("leaves out an offer the region does not sell", () => {
  const markup = render("costOverTime", {offers: ["pod-only", "duo-c12"]});
  expect(markup.match(/scope="row"/g)).toHaveLength(1);
});

it("points to the store while the shop does not answer", () => {
  const markup = render("costOverTime", {}, {catalog: null});
  expect(markup).not.toContain("<table");
  expect(visibleText(markup)).toContain("See price in store");
});

it("states once, in one sentence, what the total includes", () => {
  const german = {market: {region: "de", locale: "de"}, t: createTestTranslator("de")} as const;
  expect(visibleText(render("costOverTime", {}, german))).toContain(
    "Gesamtkosten über 12 Monate, inkl. 19 % MwSt. Kostenlose Testzeiten",
  );
});
