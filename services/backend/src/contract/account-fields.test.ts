import {expect, it} from "vitest";
import {firstName, goalRace} from "./account-fields.ts";
import {coachContactBody} from "./coaches.ts";
import {newGift} from "./gifts.ts";

it.each([
  ["  Ann ", "Ann"],
  ["A\u200bn\ufeffn\u2060", "Ann"],
  ["Zo\u00ade", "Zoe"],
  // Joiners are a part of how these are written.
  ["\u0645\u06cc\u200c\u062e\u0648", "\u0645\u06cc\u200c\u062e\u0648"],
  ["\u{1f469}\u200d\u{1f680}", "\u{1f469}\u200d\u{1f680}"],
])("the name %j is %j: what cannot be seen is left out", (typed, name) => {
  expect(firstName.parse(typed)).toBe(name);
  expect(coachContactBody.shape.name.parse(typed)).toBe(name);
});

it.each([
  ["", "required"],
  ["\u200b \ufeff", "required"],
  ["\u200d\u200c", "required"],
  ["\u3164", "required"],
  ["Ann\ud800", "unknown_value"],
  ["\udc00", "unknown_value"],
  ["Ann\u202e", "unknown_value"],
])("the name %j is refused: %s", (typed, field_code) => {
  for (const schema of [firstName, coachContactBody.shape.name]) {
    expect(schema.safeParse(typed).error?.issues).toMatchObject([{params: {field_code}}]);
  }
});

it("half a character is no text", () => {
  for (const schema of [goalRace.shape.name, newGift.shape.message]) {
    expect(schema.safeParse("a\ud800").error?.issues).toMatchObject([
      {params: {field_code: "unknown_value"}},
    ]);
    expect(schema.parse("😀")).toBe("😀");
  }
});
