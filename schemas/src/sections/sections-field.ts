import {defineArrayMember, defineField, type ValidationError} from "sanity";
import {isRecord} from "../fields/is-record.ts";
import {sectionSchemas} from "./index.ts";
import {isHero} from "./meta.ts";
import {sectionMenu} from "./section-menu.ts";

interface SectionValue {
  readonly _type: string;
  readonly _key?: string;
  readonly anchor?: string;
  readonly field?: string;
  readonly hidden?: boolean;
}

/** The fixture that shows every section once, in no sensible order. */
const GALLERY = "section-gallery";

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

export function heroProblem(sections: readonly SectionValue[], slug: string): ValidationError | null {
  if (slug === GALLERY) return null;
  const shown = sections.filter(({hidden}) => hidden !== true);
  const [first, second] = shown.filter(({_type}) => isHero(_type));
  if (second) return problemAt(second, [], "A page has one hero. Remove the others.");
  const isFirst = !first || first === shown[0];
  return isFirst ? null : problemAt(first, [], "Move the hero to the top of the page.");
}

export function neighbourProblem(sections: readonly SectionValue[]): ValidationError | null {
  const shown = sections.filter(({hidden}) => hidden !== true);
  const duplicate = shown.find((section, i) => {
    const before = shown[i - 1]?.field;
    return section.field !== undefined && section.field !== "none" && section.field === before;
  });
  if (!duplicate) return null;
  return problemAt(
    duplicate,
    ["field"],
    `Two ${duplicate.field} fields touch. Give one of them another colour.`,
  );
}

export function anchorProblem(sections: readonly SectionValue[]): ValidationError | null {
  const seen = new Set<string>();
  for (const section of sections) {
    const {anchor} = section;
    if (anchor && seen.has(anchor)) {
      return problemAt(section, ["anchor"], `Two sections have the anchor ${anchor}. Change one of them.`);
    }
    if (anchor) seen.add(anchor);
  }
  return null;
}

/** A problem of the list, shown at the section and field where it is corrected. */
function problemAt({_key}: SectionValue, field: readonly string[], message: string): ValidationError {
  return _key === undefined ? {message} : {message, path: [{_key}, ...field]};
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
