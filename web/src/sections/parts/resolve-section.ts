import {metaOf} from "@gradus/schemas/section-meta";
import {resolveUnit} from "@/content/tokens/resolve-unit";
import type {TokenContext} from "@/content/tokens/token-value";
import type {Section} from "./section";

/** The section with its tokens replaced, or null when it cannot stand without a value that is missing. */
export function resolveSection<S extends Section>(section: S, context: TokenContext): S | null {
  // Content can be newer than this build: a type we do not know requires nothing (and is not rendered).
  const required = metaOf(section._type)?.requires ?? [];
  return resolveUnit(section, required, context);
}

/** The sections a page really shows: for structured data, which must match the text of the page. */
export function resolveSections(sections: readonly Section[], context: TokenContext): Section[] {
  return sections.map((section) => resolveSection(section, context)).filter((section) => section !== null);
}
