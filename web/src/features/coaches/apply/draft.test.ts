import {coachApplicationBody} from "@gradus/backend/contract/coaches";
import {describe, expect, it} from "vitest";
import {stepCodes} from "./apply-rules";
import {type Draft, EMPTY_DRAFT, firstStepWith, parseDraft, parseLink, STEP_COUNT, toBody} from "./draft";

const FULL: Draft = {
  ...EMPTY_DRAFT,
  name: "Ann",
  email: "ann@example.com",
  country: "CH",
  languages: "de,fr",
  experience_years: "4",
  credentials: "Licence B",
  distances: "long",
  platforms: "powercenter",
  message: "Hello",
  privacy: "on",
};

/** The mistakes of every step together. */
function mistakesIn(draft: Draft) {
  const codes = Array.from({length: STEP_COUNT}, (_, step) => Object.entries(stepCodes(step, draft))).flat();
  return Object.fromEntries(codes.filter(([, code]) => code !== undefined));
}

describe("what is wrong with an application", () => {
  it.each([
    [0, {name: "required", email: "email_required", country: "required", languages: "required"}],
    [1, {experience_years: "required", credentials: "required"}],
    [2, {distances: "required", platforms: "required"}],
    [3, {message: "required", privacy: "required"}],
  ])("step %i of an empty form reports the fields it requires", (step, missing) => {
    expect(JSON.parse(JSON.stringify(stepCodes(step, EMPTY_DRAFT)))).toEqual(missing);
  });

  it.each([
    ["a long name", {name: "n".repeat(81)}, {name: "too_long"}],
    ["half an address", {email: "ann"}, {email: "email_invalid"}],
    ["many languages", {languages: "a,b,c,d,e,f,g,h,i"}, {languages: "too_long"}],
    ["years in words", {experience_years: "many"}, {experience_years: "not_a_number"}],
    ["half a year", {experience_years: "2.5"}, {experience_years: "not_a_number"}],
    ["a life of years", {experience_years: "61"}, {experience_years: "out_of_range"}],
    ["long credentials", {credentials: "c".repeat(1001)}, {credentials: "too_long"}],
    ["no link", {link: "my page"}, {link: "unknown_value"}],
    ["a long link", {link: `example.com/${"p".repeat(200)}`}, {link: "too_long"}],
    ["a long message", {message: "m".repeat(2001)}, {message: "too_long"}],
  ])("%s is reported before it is sent", (_case, changes, codes) => {
    expect(mistakesIn({...FULL, ...changes})).toEqual(codes);
  });

  it("what the form lets through, the contract takes", () => {
    expect(mistakesIn(FULL)).toEqual({});
    const body = {...toBody({...FULL, link: "example.com/ann"}), region: "ch", locale: "fr"};
    expect(coachApplicationBody.parse(body)).toMatchObject({
      languages: ["de", "fr"],
      experience_years: 4,
      link: "https://example.com/ann",
      in_person: false,
      privacy: true,
    });
  });
});

it("a refusal leads to the first step that it concerns", () => {
  expect(firstStepWith(["message", "credentials"])).toBe(1);
  expect(firstStepWith(["somewhere"])).toBe(STEP_COUNT - 1);
});

it.each([
  [" https://example.com ", "https://example.com"],
  ["http://example.com/a?b=c", "http://example.com/a?b=c"],
  ["Example.com/me", "https://Example.com/me"],
  ["", null],
  ["example", null],
  ["javascript:alert(1)", null],
  ["mailto:ann@example.com", null],
  ["https://", null],
])("%j is the link %j", (written, link) => {
  expect(parseLink(written)).toBe(link);
});

describe("a saved draft", () => {
  it("comes back without the agreement", () => {
    expect(parseDraft(JSON.stringify(FULL))).toEqual({...FULL, privacy: ""});
  });

  it.each([null, "", "{", "null", "[]", '"text"', '{"name": 7, "languages": ["de"], "else": "x"}'])(
    "%j starts empty",
    (saved) => {
      expect(parseDraft(saved)).toEqual(EMPTY_DRAFT);
    },
  );
});
