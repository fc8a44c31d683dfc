import {expect, test} from "vitest";
import {moveCaret} from "./move-caret.ts";

/** The caret is the bar. */
const moved = (before: string, after: string): string => {
  const newCaret = moveCaret(before.replace("|", ""), after, before.indexOf("|"));
  return `${after.slice(0, newCaret)}|${after.slice(newCaret)}`;
};

test.each([
  ["letters came before it", "The same hill|", "Up the same hill", "Up the same hill|"],
  ["letters came behind it", "The| same hill", "The same hill again", "The| same hill again"],
  [
    "letters came right at it: it stays with its own",
    "Uphill| again",
    "Uphill down again",
    "Uphill| down again",
  ],
  ["a word before it went", "The same hill|", "The hill", "The hill|"],
  ["a word behind it went", "The same| hill", "The same", "The same|"],
  ["its own letters stand elsewhere by now", "again down Uph|", "again Uph down", "again Uph| down"],
  [
    "of two places like its own the nearer one",
    "hill by hill|",
    "hill by hill by foot",
    "hill by hill| by foot",
  ],
  ["there is nothing left", "gone|", "", "|"],
])("%s", (_case, before, after, expected) => {
  expect(moved(before, after)).toBe(expected);
});
