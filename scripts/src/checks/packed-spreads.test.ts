import {expect, it} from "vitest";
import {listSourceFiles} from "./tracked-files.ts";

// A literal that is spread at once only packs lines: its properties belong where the spread stands.
const PACKED_SPREAD = /\.\.\.\{/;

it("properties are written out, not packed into a literal that is spread", () => {
  const code = listSourceFiles().filter(
    ({path}) => /\.[mc]?[jt]sx?$/.test(path) && !path.endsWith("packed-spreads.test.ts"),
  );
  const packed = code.filter(({text}) => PACKED_SPREAD.test(text)).map(({path}) => path);
  expect(packed).toEqual([]);
});

it.each([
  ["an attribute", "<Chart {...{run, t}} />", true],
  ["an object", "const run = {...{id, day}, laps: []};", true],
  ["a literal that may be left out", "const run = {...(day && {day})};", false],
  ["a value", "<Chart {...about} />", false],
])("the check looks at %s", (_what, text, isPacked) => {
  expect(PACKED_SPREAD.test(text)).toBe(isPacked);
});
