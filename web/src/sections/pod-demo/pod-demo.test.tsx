import {expect, it} from "vitest";
import {createTestTranslator} from "@/testing/create-test-translator";
import {visibleText} from "@/testing/visible-text";
import {render} from "../testing/render";

const valueText = (markup: string) => /aria-valuetext="([^"]+)"/.exec(markup)?.[1] ?? "";

it("announces the values at the slider's position", () => {
  expect(valueText(render("podDemo"))).toMatch(
    /^At 1[.,]2.km, grade 6.%, pace \d:\d\d.min\/km, \d{3} watts$/,
  );
});

it("announces the values in the language of the page", () => {
  const market = {region: "fr", locale: "fr"} as const;
  expect(valueText(render("podDemo", {}, {market, t: createTestTranslator("fr")}))).toContain("allure");
});

it("measures in miles where runners do", () => {
  const markup = render("podDemo", {}, {market: {region: "us", locale: "en"}});
  expect(valueText(markup)).toMatch(/^At 0\.\d.mi, .* pace \d+:\d\d.min\/mi, /);
  expect(markup).not.toContain("km");
});

it("labels the recording as an example, and describes in one sentence what it shows", () => {
  expect(visibleText(render("podDemo"))).toContain("Example recording.");
  expect(render("podDemo")).toMatch(
    /aria-label="Over one hill, pace changes between \d:\d\d.min\/km and \d:\d\d.min\/km/,
  );
});

it("renders without text", () => {
  expect(visibleText(render("podDemo", {text: null}))).not.toContain("Move along it.");
});
