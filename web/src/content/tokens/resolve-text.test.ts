import {stegaClean} from "@sanity/client/stega";
import {expect, it} from "vitest";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {resolveText} from "./resolve-text";
import type {TokenContext} from "./token-value";

const withoutCatalog: TokenContext = {...EXAMPLE_CONTEXT, catalog: null};
const withoutValues: TokenContext = {
  ...EXAMPLE_CONTEXT,
  values: {claims: {}, policies: {}, notes: {}, provider: null, supportEmail: null},
};

it.each([
  ["{product}", "Gradus"],
  ["Your region ({region}), in {currency}", "Your region (Germany), in EUR"],
  ["{provider}, {supportEmail}", "Example Ltd, support@gradus.example"],
  ["From {price:pod}", "From €189"],
  ["{price:membership-monthly} a month", "€12.99 a month"],
  ["Save {saving:pod-only}", "Save 15\u00a0%"],
  ["{months:pod-c6} months", "6 months"],
  ["It is {claim:faster}.", "It is 14 percent faster."],
  ["{note:shipping}.", "Ships mid-November."],
  ['no token, even {so} or {"clip":"blue"}', 'no token, even {so} or {"clip":"blue"}'],
])("%s reads %s", (text, expected) => {
  expect(resolveText(text, EXAMPLE_CONTEXT)).toBe(expected);
});

it.each([
  ["{policy:trial}.", "The 30-day risk-free trial."],
  ["Buy it. {policy:trial}.", "Buy it. The 30-day risk-free trial."],
  ["¿{policy:trial}?", "¿The 30-day risk-free trial?"],
  ["With a {policy:trial}", "With a 30-day risk-free trial"],
  ["Pod, {policy:trial}", "Pod, 30-day risk-free trial"],
])("a policy begins a sentence with its own form: %s", (text, expected) => {
  expect(resolveText(text, EXAMPLE_CONTEXT)).toBe(expected);
});

it.each([
  ["{price:pod}", withoutCatalog],
  ["{price:membership-monthly}", withoutCatalog],
  ["{saving:pod-only}", withoutCatalog],
  ["{months:pod-c6}", withoutCatalog],
  ["{claim:faster}", withoutValues],
  ["{policy:trial}", withoutValues],
  ["{note:shipping}", withoutValues],
  ["{provider}", withoutValues],
  ["{supportEmail}", withoutValues],
  ["{price:duo}", EXAMPLE_CONTEXT],
  ["{price:clip-blue}", EXAMPLE_CONTEXT],
  ["{saving:pod-c6}", EXAMPLE_CONTEXT],
  ["{months:pod-only}", EXAMPLE_CONTEXT],
])("without a value there is no text at all: %s", (token, context) => {
  expect(resolveText(`Half a sentence with ${token}`, context)).toBeNull();
});

it("does not take inherited properties for register keys", () => {
  expect(resolveText("{claim:constructor}", EXAMPLE_CONTEXT)).toBeNull();
});

it("keeps an editor's invisible marks, once and at the end", () => {
  const marks = "\u200b\u200c\u200d\ufeff".repeat(3);
  const resolved = resolveText(`Buy {product}${marks}`, EXAMPLE_CONTEXT) ?? "";
  expect(resolved.endsWith(marks)).toBe(true);
  expect(stegaClean(resolved)).toBe("Buy Gradus");
});
