import type {PageContext} from "@/content/page-context";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {getTranslator} from "@/lib/messages/get-translator";

/** A page in Germany, read in English. */
export const EXAMPLE_PAGE: PageContext = {
  ...EXAMPLE_CONTEXT,
  t: getTranslator("en"),
  path: "/account",
  href: (path) => `/de/en${path === "/" ? "" : path}`,
};
