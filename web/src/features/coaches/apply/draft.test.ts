import {describe, expect, it} from "vitest";
import {EMPTY_DRAFT, missingIn, parseDraft, STEP_FIELDS, STEPS, stepOf, toBody} from "./draft";

const FULL = {
  ...EMPTY_DRAFT,
  name: "Ann",
  email: "ann@example.com",
  country: "CH",
  languages: ["de"],
  experience_years: "4",
  credentials: "Licence B",
  distances: ["long"],
  platforms: ["powercenter"],
  message: "Hello",
  privacy: true,
};

it("every field belongs to one step", () => {
  expect(STEP_FIELDS.flat().sort()).toEqual(Object.keys(EMPTY_DRAFT).sort());
});

it.each([
  [0, {name: "required", email: "email_required", country: "required", languages: "required"}],
  [1, {experience_years: "required", credentials: "required"}],
  [2, {distances: "required", platforms: "required"}],
  [3, {message: "required", privacy: "privacy_required"}],
])("step %i of an empty form asks for what it needs", (step, missing) => {
  expect(missingIn(EMPTY_DRAFT, step)).toEqual(missing);
  expect(missingIn(FULL, step)).toEqual({});
});

it("a refusal leads to the first step it is about", () => {
  expect(stepOf(["message", "credentials"])).toBe(1);
  expect(stepOf(["somewhere"])).toBe(STEPS - 1);
});

it("the backend gets numbers and no empty links", () => {
  expect(toBody(FULL)).toMatchObject({experience_years: 4, link: null});
  expect(toBody({...FULL, link: " https://example.com "})).toMatchObject({link: "https://example.com"});
});

describe("a kept draft", () => {
  it("comes back without the agreement", () => {
    expect(parseDraft(JSON.stringify(FULL))).toEqual({...FULL, privacy: false});
  });

  it.each([null, "", "{", "null", "[]", '"text"', '{"name": 7, "languages": [1], "else": true}'])(
    "%j starts empty",
    (saved) => {
      expect(parseDraft(saved)).toEqual(EMPTY_DRAFT);
    },
  );
});
