import {isRecord} from "@gradus/schemas/fields/is-record";
import {LEGAL_KINDS} from "@gradus/schemas/fields/options";
import {ownValue} from "@gradus/schemas/own-value";
import {pagePath} from "@gradus/schemas/page-path";
import {findRoute, listFixedPaths} from "@gradus/schemas/routes";
import type {PickItem} from "../pick-list.tsx";

/** A page of the dataset, in English where it exists. */
export interface PageRow {
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly isPublished: boolean;
}

const GROUPS: Readonly<Record<string, string>> = {
  landingPage: "Landing pages",
  productPage: "Products",
  collection: "Products",
};

export function linkChoices(pages: readonly PageRow[], document: unknown): PickItem[] {
  const listed = new Map<string, PickItem>();
  for (const {type, slug, title, isPublished} of pages) {
    const path = pagePath({type, slug});
    if (!path || listed.has(path)) continue;
    const detail = isPublished ? path : `${path} · not published yet`;
    listed.set(path, {id: path, title, detail, group: ownValue(GROUPS, type) ?? "Pages"});
  }
  const coded = listFixedPaths().filter((path) => findRoute(path)?.built && !listed.has(path));
  const rest = coded.map((path) => ({id: path, title: titleOf(path), detail: path, group: groupOf(path)}));
  return [...sectionChoices(document), ...[...listed.values(), ...rest].sort(byGroup)];
}

function sectionChoices(document: unknown): PickItem[] {
  const sections = isRecord(document) && Array.isArray(document.sections) ? document.sections : [];
  return sections.flatMap((section: unknown) => {
    if (!isRecord(section) || typeof section.anchor !== "string") return [];
    const title = typeof section.heading === "string" ? section.heading : section.anchor;
    return [{id: `#${section.anchor}`, title, detail: `#${section.anchor}`, group: "On this page"}];
  });
}

const legalTitle = (path: string) => LEGAL_KINDS.find(({value}) => `/${value}` === path)?.title;
const groupOf = (path: string) => (legalTitle(path) ? "Law" : "Pages");

function titleOf(path: string): string {
  if (path === "/") return "Home";
  const words = path.slice(1).replaceAll(/[-/]/g, " ");
  return legalTitle(path) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const ORDER = ["Pages", "Landing pages", "Products", "Law"];
const byGroup = (a: PickItem, b: PickItem) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group);

export function matchLinks(choices: readonly PickItem[], typed: string): PickItem[] {
  const needle = typed.toLowerCase();
  return choices.filter(({title, id}) => `${title} ${id}`.toLowerCase().includes(needle));
}
