import {expect, test} from "vitest";
import {targetOf} from "./move-focus.ts";

const rows = [
  ["home", "en", "de", "fr"],
  ["swiss", "ch"],
];

test("down and up keep the column, as far as the row goes", () => {
  expect(targetOf(rows, {row: 0, column: 3}, "ArrowDown")).toBe("ch");
  expect(targetOf(rows, {row: 1, column: 0}, "ArrowUp")).toBe("home");
});

test("right and left walk through the languages and stop at the ends", () => {
  expect(targetOf(rows, {row: 0, column: 0}, "ArrowRight")).toBe("en");
  expect(targetOf(rows, {row: 1, column: 1}, "ArrowRight")).toBeUndefined();
  expect(targetOf(rows, {row: 0, column: 0}, "ArrowLeft")).toBeUndefined();
});

test("other keys, and keys outside the list, do what they always do", () => {
  expect(targetOf(rows, {row: 0, column: 0}, "Enter")).toBeUndefined();
  expect(targetOf(rows, {row: -1, column: -1}, "ArrowDown")).toBeUndefined();
});
