import {expect, it} from "vitest";
import {passwordStrength} from "./password-strength";

it.each([
  ["", "weak"],
  ["a", "weak"],
  ["password", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["1234567890123", "weak"],
  ["QWERTZuiop12", "weak"],
  ["ababababababab", "weak"],
  ["Läufer-kühl", "fair"],
  ["two left shoes", "strong"],
  ["дорожка утром бегом", "strong"],
])("%j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
