import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {createTestTranslator} from "@/testing/create-test-translator";
import {ClipChoice, ProductPicture} from "./clip-choice";

const context = {
  ...EXAMPLE_CONTEXT,
  t: createTestTranslator("en"),
  path: "/store/pod",
  href: (path: string) => `/de/en${path}`,
};
const pageWith = (params: string) => ({
  gallery: [{_key: "a", generator: "pod" as const, params, decorative: false, alt: "The pod"}],
});

it("draws the product in the colour chosen next to it, where there is a choice", () => {
  const page = pageWith('{"clip":"variant"}');
  expect(renderToStaticMarkup(<ProductPicture page={page} context={context} />)).toContain(
    "var(--clip-base)",
  );
  const choice = renderToStaticMarkup(<ClipChoice page={page} context={context} />);
  expect(choice.match(/name="clip"/g)).toHaveLength(4);
});

it("a product with a single clip offers no choice, and keeps its colour", () => {
  const page = pageWith('{"clip":"blue"}');
  expect(renderToStaticMarkup(<ProductPicture page={page} context={context} />)).toContain("#2f6bd8");
  expect(renderToStaticMarkup(<ClipChoice page={page} context={context} />)).toBe("");
});
