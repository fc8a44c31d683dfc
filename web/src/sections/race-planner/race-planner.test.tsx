import {expect, it} from "vitest";
import {visibleText} from "@/testing/visible-text";
import {render, renderWhole} from "../testing/render";

it("gives a target with its range for every distance, and calls it an example", () => {
  const text = visibleText(render("racePlanner"));
  expect(text).toContain("Example: critical power 268");
  expect(text.match(/\d{3}–\d{3}/g)).toHaveLength(4);
});

it("shows the length of a race in miles next to its name where runners use miles", () => {
  const market = {region: "gb", locale: "en"} as const;
  expect(visibleText(render("racePlanner", {}, {market}))).toMatch(/5.km 3\.1.mi .*Marathon 26\.2.mi/);
  expect(visibleText(render("racePlanner"))).not.toContain("mi ");
});

it("holds the planner itself where editors ask for it, with the example until there is an answer", async () => {
  const markup = await renderWhole("racePlanner", {mode: "full"});
  expect(visibleText(markup)).toContain("Plan my race");
  expect(visibleText(markup)).toContain("Example: critical power 268");
  expect(markup).toContain('name="target_time"');
  expect(markup).not.toContain('href="/de/en/race-planner');
});

it("renders without text and action", () => {
  expect(render("racePlanner", {action: null, text: null})).not.toContain("<a");
});
