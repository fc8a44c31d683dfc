import type {SectionOf} from "../parts/section";

/** Question groups repeat on a page of their own, so the section's anchor keeps the addresses apart. */
export function questionId(section: SectionOf<"faq">, anchor: string): string {
  return `${section.anchor ?? section._key}-${anchor}`;
}
