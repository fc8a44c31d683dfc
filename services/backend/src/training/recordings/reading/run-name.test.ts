import {expect, it} from "vitest";
import {runName} from "./run-name.ts";

it.each([
  [0, "en", "Night run"],
  [5, "en", "Morning run"],
  [11, "de", "Lauf am Mittag"],
  [14, "fr", "Course de l’après-midi"],
  [18, "es", "Carrera de la noche"],
  [22, "en", "Night run"],
  [9, "xx", "Morning run"],
])("a run at %i o'clock is called in %s: %s", (hour, locale, name) => {
  expect(runName(hour, locale)).toBe(name);
});
