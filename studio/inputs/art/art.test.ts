import {ART_GENERATORS, artGenerator, artProblem} from "@gradus/schemas/objects/art-settings";
import {drawArt, parseArt} from "@gradus/web/art";
import {expect, test} from "vitest";
import {paramsFor, settingValue, toggled, withSetting} from "./art-params.ts";

const draw = (generator: string, params: object) =>
  drawArt(parseArt({generator, params: JSON.stringify(params)}), {prefix: "t", clip: "blue"}).body;

const settings = ART_GENERATORS.flatMap((generator) =>
  generator.settings.map((setting) => [generator.value, setting.name, setting] as const),
);

test.each(settings)("the site's drawing %s has the setting %s", (generator, name, setting) => {
  const values: Record<typeof setting.kind, readonly unknown[]> = {
    choice: setting.kind === "choice" ? setting.options.map(({value}) => value) : [],
    choices: setting.kind === "choices" ? setting.options.slice(0, 2).map(({value}) => [value]) : [],
    switch: [true, false],
    number: [0, 3],
    seed: [1, 2],
  };
  // Laces lie under the pod, and only show from above.
  const view = name === "laces" ? {angle: "top"} : {};
  const drawings = values[setting.kind].map((value) => draw(generator, {...view, [name]: value}));
  // "As the visitor chose" draws like one of the others; everything else is a picture of its own.
  const expected = setting.kind === "choice" && name === "clip" ? drawings.length - 1 : drawings.length;
  expect(new Set(drawings).size).toBe(expected);
});

test.each(ART_GENERATORS.map(({value}) => [value]))("%s is no plain lanes in disguise", (generator) => {
  if (generator !== "lanes") expect(draw(generator, {})).not.toBe(draw("lanes", {}));
});

test("changing one setting keeps the others, and unreadable text is replaced", () => {
  expect(withSetting('{"clip":"black","seed":3}', "seed", 4)).toBe('{"clip":"black","seed":4}');
  expect(withSetting('{"clip":', "seed", 4)).toBe('{"seed":4}');
});

test("a different drawing keeps the settings both have, and is never rejected", () => {
  const text = '{"clip":"black","angle":"side","lume":true}';
  for (const generator of ART_GENERATORS) {
    expect(artProblem(generator.value, paramsFor(generator, text))).toBeNull();
  }
  const duo = artGenerator("duo");
  expect(duo && paramsFor(duo, text)).toBe('{"clip":"black","lume":true}');
});

test("a list keeps its order, and its last entry cannot be removed", () => {
  const setting = artGenerator("plan")?.settings[0];
  if (setting?.kind !== "choices") throw new Error("A plan has phases");
  expect(settingValue(setting, {})).toHaveLength(5);
  expect(toggled(setting, ["peak"], "base")).toEqual(["base", "peak"]);
  expect(toggled(setting, ["base"], "base")).toEqual(["base"]);
});
