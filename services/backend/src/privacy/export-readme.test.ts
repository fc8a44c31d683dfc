import {LOCALES} from "@gradus/schemas/markets";
import {expect, it} from "vitest";
import {EXPORT_FILES} from "../core/personal-data/personal-table.ts";
import {exportReadme} from "./export-readme.ts";

const AT = new Date("2026-03-01T12:00:00Z");
const counts = (of: (index: number) => number) =>
  new Map(EXPORT_FILES.map((file, index) => [file, of(index)]));
const read = (locale: (typeof LOCALES)[number], of: (index: number) => number) =>
  exportReadme(locale, AT, counts(of)).split("\n");

it.each(LOCALES)(
  "in %s each file is explained on a line of its own, and the time of the copy is stated",
  (locale) => {
    const lines = read(locale, () => 1);
    for (const file of EXPORT_FILES) {
      const [line = "", ...more] = lines.filter((text) => text.startsWith(`${file}: `));
      expect([more, line.length > file.length + 8, line.includes("(")]).toEqual([[], true, false]);
    }
    expect(lines.join()).toContain("2026-03-01T12:00:00.000Z");
  },
);

it.each(LOCALES)("in %s exactly the empty files are described as empty", (locale) => {
  const lines = read(locale, (index) => index % 2);
  const described = EXPORT_FILES.map((file) =>
    lines.find((text) => text.startsWith(`${file}: `))?.endsWith(")"),
  );
  expect(described).toEqual(EXPORT_FILES.map((_file, index) => index % 2 === 0));
});

it("no sentence is the same in two languages", () => {
  const sentences = LOCALES.flatMap((locale) => read(locale, () => 0)).filter((line) =>
    /\p{L} \p{L}/u.test(line),
  );
  const named = sentences.map((line) => line.replace(/^[\w-]+\.json: /, ""));
  expect(new Set(named).size).toBe(named.length);
});
