import {describe, expect, it} from "vitest";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {exampleRun} from "../testing/example-run";
import {RUN_MESSAGES} from "./run-messages";
import {runEdit, runMistakes, runValues} from "./run-rules";

const t = clientTranslator(selectMessages(EXAMPLE_PAGE.market, RUN_MESSAGES));
const RUN = exampleRun({rpe: 4, apparel_id: "app_1", tags: ["hills", "rain"]});
const VALUES = runValues(RUN);

describe("what is sent of a form", () => {
  it("is nothing where nothing changed", () => {
    expect(runEdit(VALUES, RUN)).toEqual({});
  });

  it.each([
    [{name: " Easy "}, {name: "Easy"}],
    [{type: "race"}, {type: "race"}],
    [{surface_type: "trail"}, {surface_type: "trail"}],
    [
      {rpe: "", feel: "5"},
      {rpe: null, feel: 5},
    ],
    [{tags: "hills,, hills , snow"}, {tags: ["hills", "snow"]}],
    [{tags: ""}, {tags: []}],
    [{apparel_id: "app_2"}, {apparel_id: "app_2"}],
    [{apparel_id: ""}, {apparel_id: null}],
  ])("is what changed: %o", (typed, edit) => {
    expect(runEdit({...VALUES, ...typed}, RUN)).toEqual(edit);
  });

  it("is nothing that no form offers", () => {
    expect(runEdit({...VALUES, type: "swim", surface_type: "moon"}, RUN)).toEqual({});
  });
});

describe("a form", () => {
  it.each([
    [{name: "  "}, "name"],
    [{name: "x".repeat(121)}, "name"],
    [{tags: `hills, ${"x".repeat(41)}`}, "tags"],
    [{tags: Array.from({length: 21}, (_, each) => `t${each}`).join()}, "tags"],
  ])("is stopped by %o", (typed, field) => {
    const mistakes = runMistakes({...VALUES, ...typed}, t);
    expect(Object.entries(mistakes).flatMap(([name, words]) => (words ? [name] : []))).toEqual([field]);
  });

  it("goes through as it was opened", () => {
    expect(runMistakes(VALUES, t)).toEqual({});
  });
});
