import type {PageContext} from "@/content/page-context";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {createTestTranslator} from "@/testing/create-test-translator";

/** A page in Germany, read in English. */
export const EXAMPLE_PAGE: PageContext = {
  ...EXAMPLE_CONTEXT,
  t: createTestTranslator("en"),
  path: "/account",
  href: (path) => `/de/en${path === "/" ? "" : path}`,
};
