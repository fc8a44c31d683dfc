import {defineArrayMember, defineField} from "sanity";
import {isRecord} from "../fields/is-record.ts";
import {sectionSchemas} from "./index.ts";
import {isHero} from "./meta.ts";
import {sectionMenu} from "./section-menu.ts";

interface SectionValue {
  readonly _type: string;
  readonly anchor?: string;
  readonly field?: string;
}

/** The fixture that shows every section once, in no sensible order. */
const GALLERY = "section-gallery";

/** The page from top to bottom. */
export function sectionsField() {
  return defineField({
    name: "sections",
    title: "Sections",
    type: "array",
    group: "content",
    description: "The page from top to bottom. Drag to reorder.",
    of: sectionSchemas.map(({name}) => defineArrayMember({type: name})),
    options: {insertMenu: sectionMenu()},
    validation: (rule) => [
      rule.required().min(1).error("A page needs at least one section."),
      rule.custom((value, {document}) => {
        const sections = toSections(value);
        return (
          heroProblem(sections, slugOf(document)) ??
          neighbourProblem(sections) ??
          anchorProblem(sections) ??
          true
        );
      }),
    ],
  });
}

export function heroProblem(sections: readonly SectionValue[], slug: string): string | null {
  if (slug === GALLERY) return null;
  const heroes = sections.filter(({_type}) => isHero(_type));
  if (heroes.length > 1) return "A page has one hero. Remove the others.";
  const isFirst = heroes.length === 0 || isHero(sections[0]?._type ?? "");
  return isFirst ? null : "Move the hero to the top of the page.";
}

export function neighbourProblem(sections: readonly SectionValue[]): string | null {
  const clash = sections.find((section, i) => {
    const before = sections[i - 1]?.field;
    return section.field !== undefined && section.field !== "none" && section.field === before;
  });
  return clash ? `Two ${clash.field} fields touch. Give one of them another colour.` : null;
}

export function anchorProblem(sections: readonly SectionValue[]): string | null {
  const seen = new Set<string>();
  for (const {anchor} of sections) {
    if (anchor && seen.has(anchor)) return `Two sections have the anchor ${anchor}. Change one of them.`;
    if (anchor) seen.add(anchor);
  }
  return null;
}

function toSections(value: unknown): SectionValue[] {
  return Array.isArray(value) ? value.filter(isSection) : [];
}

function isSection(value: unknown): value is SectionValue {
  return isRecord(value) && typeof value._type === "string";
}

function slugOf(document: unknown): string {
  if (!isRecord(document) || !isRecord(document.slug)) return "";
  return typeof document.slug.current === "string" ? document.slug.current : "";
}
