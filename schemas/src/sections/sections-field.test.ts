import {expect, test} from "vitest";
import {anchorProblem, heroProblem, neighbourProblem} from "./sections-field.ts";

const hero = {_type: "hero", field: "track"};
const text = {_type: "richText"};

test("a hero stands first and alone", () => {
  expect(heroProblem([hero, text], "home")).toBeNull();
  expect(heroProblem([text], "home")).toBeNull();
  expect(heroProblem([text, hero], "home")).toContain("top of the page");
  expect(heroProblem([hero, {_type: "heroReference"}], "home")).toContain("one hero");
});

test("the gallery of all sections may break that order", () => {
  expect(heroProblem([text, hero, hero], "section-gallery")).toBeNull();
});

test("neighbours never share a colour field", () => {
  expect(neighbourProblem([hero, {_type: "callToAction", field: "infield"}])).toBeNull();
  expect(neighbourProblem([hero, {_type: "callToAction", field: "track"}])).toContain(
    "Two track fields touch",
  );
  const plain = {_type: "callToAction", field: "none"};
  expect(neighbourProblem([plain, plain])).toBeNull();
});

test("an anchor names one section", () => {
  expect(anchorProblem([{...text, anchor: "a"}, {...text, anchor: "b"}, text, text])).toBeNull();
  expect(
    anchorProblem([
      {...text, anchor: "a"},
      {...text, anchor: "a"},
    ]),
  ).toContain("the anchor a");
});
