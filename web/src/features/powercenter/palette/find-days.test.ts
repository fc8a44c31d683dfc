import {expect, it} from "vitest";
import {findDays} from "./find-days";

const TODAY = "2026-11-25";
const one = (day: string) => ({from: day, to: day});

it.each([
  ["2026-11-24", "en-US", one("2026-11-24")],
  ["2026-02", "en-US", {from: "2026-02-01", to: "2026-02-28"}],
  ["11/24", "en-US", one("2026-11-24")],
  ["12/24", "en-US", one("2025-12-24")],
  ["24.11.", "de-DE", one("2026-11-24")],
  ["24.11.25", "de-DE", one("2025-11-24")],
  ["24 Nov", "en-US", one("2026-11-24")],
  ["nov 24, 2025", "en-US", one("2025-11-24")],
  ["März", "de-DE", {from: "2026-03-01", to: "2026-03-31"}],
  ["dezember 2024", "de-DE", {from: "2024-12-01", to: "2024-12-31"}],
  ["3 aout", "fr-FR", one("2026-08-03")],
  ["5 de", "es-ES", null],
])("%s in %s", (text, locale, expected) => {
  expect(findDays(text, locale, TODAY)).toEqual(expected);
});

it.each(["", "long run", "10", "10 km", "31.02.2026", "2026-13", "1.2.3.4", "no"])("%j is no day", (text) => {
  expect(findDays(text, "de-DE", TODAY)).toBeNull();
});
