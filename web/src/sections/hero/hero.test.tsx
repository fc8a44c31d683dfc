import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {EXAMPLES} from "../testing/examples";
import {positions, render} from "../testing/render";

it("shows headline, text and actions, in this order", () => {
  const found = positions(visibleText(render("hero")), [
    "Every step, measured.",
    "Gradus clips",
    "Buy Gradus",
    "Plan a race",
  ]);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found).not.toContain(-1);
});

it("links to the store of this market and to an anchor on this page", () => {
  expect(render("hero")).toContain('href="/de/en/store"');
  expect(render("hero")).toContain('href="#plan"');
});

it("renders without text, actions and art", () => {
  const markup = render("hero", {text: null, actions: null, art: null});
  expect(visibleText(markup)).toBe("Every step, measured.");
});

it("shows a value only next to the track, and labels it as an example", () => {
  expect(visibleText(render("hero"))).not.toContain("Example:");
  const art = {
    ...EXAMPLES.hero.art,
    generator: "heroTrack",
    params: null,
    decorative: true,
    alt: null,
  } as const;
  expect(visibleText(render("hero", {art}))).toMatch(/W Example: at 1[.,]2.km, .* pace \d:\d\d.min\/km/);
});

it("may be shared between pages", () => {
  expect(visibleText(render("heroReference"))).toBe("A plan that reads yesterday's run.");
});
