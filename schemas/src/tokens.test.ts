import {expect, test} from "vitest";
import {listTokens, measuredLength, parseTokens, tokenProblems} from "./tokens.ts";

const join = (text: string) =>
  parseTokens(text)
    .map((part) => (part.kind === "text" ? part.text : part.source))
    .join("");

test("a text is split at its tokens and joins back to itself", () => {
  const text = "{product} Pod: {price:pod}, {policy:trial}. {note:shipping}";
  expect(join(text)).toBe(text);
  expect(listTokens(text).map(({name, argument}) => [name, argument])).toEqual([
    ["product", null],
    ["price", "pod"],
    ["policy", "trial"],
    ["note", "shipping"],
  ]);
});

test.each(["", "no token", "{", "}{", "{{product}}", "{}", "{product", "a{unknown:x}b"])(
  "nothing is lost or invented in %j",
  (text) => expect(join(text)).toBe(text),
);

test.each([
  ["{price:pods}", "{price:pods} is not a product. Did you mean {price:pod}?"],
  ["{price}", "{price} needs a value after a colon. Choose one of: pod, duo"],
  ["{prise:pod}", "{prise:pod} is not a token. Did you mean {price:pod}?"],
  ["{saving:everything}", "{saving:everything} is not an offer. Choose one of: pod-c6, pod-only"],
  ["{colour}", "{colour} is not a token. Known: product, region"],
  ["{product:pod}", "Write {product}."],
  ["{claim}", "needs the key of a claim"],
  ["{Product}", "Did you mean {product}?"],
  ["{claim:FASTER}", "needs the key of a claim"],
  ["{saving:pod-onl}", "Did you mean {saving:pod-only}?"],
  ["half {product", "single brace"],
])("%s is refused in words", (text, words) => {
  expect(tokenProblems(text).join(" ")).toContain(words);
});

test("known tokens raise no problem, and claims are left to the register", () => {
  expect(
    tokenProblems("{region} {currency} {provider} {supportEmail} {months:duo-c12} {claim:any-key}"),
  ).toEqual([]);
});

test("for limits every token counts as eight characters", () => {
  expect(measuredLength("{product} Pod")).toBe(12);
  expect(measuredLength("{price:membership-yearly-c12}")).toBe(8);
});
