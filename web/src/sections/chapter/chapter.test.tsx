import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {EXAMPLES} from "../testing/examples";
import {render, renderAll} from "../testing/render";

const chapters = (count: number) =>
  Array.from({length: count}, (_, index) => ({...EXAMPLES.chapter, _key: `chapter${index}`}));

it("changes sides with its place on the page", () => {
  const [first, second] = renderAll(chapters(2)).split("</section>");
  expect(first).toContain("lg:col-[1/6]");
  expect(second).toContain("lg:col-[8/-1]");
});

it("places its text before its drawing in the markup, whichever side they are on", () => {
  for (const chapter of renderAll(chapters(2)).split("</section>").slice(0, 2)) {
    expect(chapter.indexOf("<h2")).toBeLessThan(chapter.indexOf("<svg"));
  }
});

it("runs a course from edge to edge", () => {
  const art = {
    ...EXAMPLES.chapter.art,
    generator: "courseRibbon",
    params: null,
    decorative: true,
    alt: null,
  } as const;
  expect(render("chapter", {art})).not.toContain("lg:row-start-1");
});

it("renders without an action", () => {
  expect(render("chapter")).toContain("/de/en/race-planner");
  expect(visibleText(render("chapter", {action: null}))).toBe("Guidance Your target is a range.");
});
