import {expect, it} from "vitest";
import {isSafeAddress} from "./safe-address";

it.each([
  "/de/en/store",
  "/",
  "",
  "#box",
  "?page=2",
  "https://a.example/x",
  "mailto:a@b.example",
  "tel:+49301",
])("%s is a safe address", (address) => {
  expect(isSafeAddress(address)).toBe(true);
});

it.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//other.example",
  "/\\other.example",
  "/\t/other.example",
  "\\\\other.example",
  "other.example",
  "blob:https://a.example/x",
])("%j is not a safe address", (address) => {
  expect(isSafeAddress(address)).toBe(false);
});
