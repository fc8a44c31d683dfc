import {expect, test} from "vitest";
import {anchorProblem, heroProblem, neighbourProblem} from "./sections-field.ts";

const hero = {_type: "hero", _key: "hero", field: "track"};
const text = {_type: "richText", _key: "text"};

test("a hero must be the first section and the only hero", () => {
  expect(heroProblem([hero, text], "home")).toBeNull();
  expect(heroProblem([text], "home")).toBeNull();
  expect(heroProblem([text, hero], "home")).toEqual({
    message: "Move the hero to the top of the page.",
    path: [{_key: "hero"}],
  });
  expect(heroProblem([hero, {_type: "heroReference", _key: "second"}], "home")).toEqual({
    message: "A page has one hero. Remove the others.",
    path: [{_key: "second"}],
  });
});

test("the gallery of all sections may break that order", () => {
  expect(heroProblem([text, hero, hero], "section-gallery")).toBeNull();
});

test("neighbours never share a colour field", () => {
  expect(neighbourProblem([hero, {_type: "callToAction", field: "infield"}])).toBeNull();
  expect(neighbourProblem([hero, {_type: "callToAction", _key: "call", field: "track"}])).toEqual({
    message: "Two track fields touch. Give one of them another colour.",
    path: [{_key: "call"}, "field"],
  });
  const plain = {_type: "callToAction", field: "none"};
  expect(neighbourProblem([plain, plain])).toBeNull();
});

test("a hidden section does not count as a neighbour of other sections", () => {
  const call = {_type: "callToAction", _key: "call", field: "track"};
  const between = {_type: "callToAction", _key: "between", field: "infield"};
  expect(neighbourProblem([hero, between, call])).toBeNull();
  expect(neighbourProblem([hero, {...between, hidden: true}, call])).toMatchObject({
    path: [{_key: "call"}, "field"],
  });
  expect(neighbourProblem([hero, {...call, hidden: true}])).toBeNull();
});

test("an anchor names one section", () => {
  expect(anchorProblem([{...text, anchor: "a"}, {...text, anchor: "b"}, text, text])).toBeNull();
  expect(
    anchorProblem([
      {...text, anchor: "a"},
      {...text, _key: "again", anchor: "a"},
    ]),
  ).toEqual({
    message: "Two sections have the anchor a. Change one of them.",
    path: [{_key: "again"}, "anchor"],
  });
});
