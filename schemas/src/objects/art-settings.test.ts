import {expect, test} from "vitest";
import {artProblem} from "./art-settings.ts";

test.each([
  ["pod", '{"clip": "black", "angle": "on-shoe", "lume": false}'],
  ["clips", '{"colours": ["blue", "gray"]}'],
  ["courseRibbon", '{"profile": "hilly", "climb": true, "seed": 7}'],
  ["pod", undefined],
  ["pod", ""],
])("%s can be drawn with %s", (generator, params) => expect(artProblem(generator, params)).toBeNull());

test.each([
  ["pod", '{"clip": "black"', "The settings are not readable."],
  ["pod", "[1]", "The settings are not readable."],
  ["pod", '{"colour": "black"}', 'The drawing "Pod" has no setting "colour".'],
  ["pod", '{"clip": "green"}', '"Clip" cannot be "green".'],
  ["pod", '{"lume": "yes"}', '"Light on" cannot be "yes".'],
  ["clips", '{"colours": []}', '"Colours" cannot be [].'],
  ["lanes", '{"missing": 12}', '"Lane left out (0: none)" cannot be 12.'],
  ["card", '{"seed": 1.5}', '"Seed" cannot be 1.5.'],
])("%s with %s is refused in words", (generator, params, words) => {
  expect(artProblem(generator, params)).toContain(words);
});
