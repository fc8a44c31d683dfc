import {text} from "node:stream/consumers";
import {renderToStaticMarkup} from "react-dom/server";
import {prerenderToNodeStream} from "react-dom/static";
import type {PageContext} from "@/content/page-context";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {createTestTranslator} from "@/testing/create-test-translator";
import type {Section, SectionOf, SectionType} from "../parts/section";
import {SectionList} from "../registry";
import {EXAMPLES} from "./examples";

export const CONTEXT: PageContext = {
  ...EXAMPLE_CONTEXT,
  t: createTestTranslator("en"),
  path: "/landing/example",
  href: (path) => `/de/en${path}`,
};

export function renderAll(sections: readonly Section[], context: Partial<PageContext> = {}): string {
  return renderToStaticMarkup(<SectionList sections={sections} context={{...CONTEXT, ...context}} />);
}

/** The markup of one example section, with some of its fields or some of its context changed. */
export function render<T extends SectionType>(
  type: T,
  changes: Partial<Omit<SectionOf<T>, "_type">> = {},
  context: Partial<PageContext> = {},
): string {
  return renderAll([{...EXAMPLES[type], ...changes}], context);
}

/** The same as visitors get it, with what the bundler sends by itself. */
export async function renderWhole<T extends SectionType>(
  type: T,
  changes: Partial<Omit<SectionOf<T>, "_type">> = {},
): Promise<string> {
  const list = <SectionList sections={[{...EXAMPLES[type], ...changes}]} context={CONTEXT} />;
  const {prelude} = await prerenderToNodeStream(list);
  return text(prelude);
}

/** The index of each needle in the text; -1 when it is missing. */
export function positions(markup: string, needles: readonly string[]): number[] {
  return needles.map((needle) => markup.indexOf(needle));
}
