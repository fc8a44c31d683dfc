import {getTranslator} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";
import {EXAMPLE_CONTEXT} from "@/lib/tokens/example-context";

/** A page in Germany, read in English. */
export const EXAMPLE_PAGE: PageContext = {
  ...EXAMPLE_CONTEXT,
  t: getTranslator("en"),
  path: "/account",
  href: (path) => `/de/en${path === "/" ? "" : path}`,
};
