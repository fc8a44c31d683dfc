import {SECTIONS, type SectionName} from "./run.ts";

const ON_REQUEST: readonly SectionName[] = ["build"];

/** The sections that were named, or by default all except those that are measured only on request. */
export function chooseSections(names: readonly string[]): SectionName[] {
  const all = Object.keys(SECTIONS).filter(isSection);
  const unknown = names.find((name) => !isSection(name));
  if (unknown !== undefined) throw new Error(`There is no section ${unknown}. Choose from: ${all.join(" ")}`);
  return all.filter((name) => (names.length === 0 ? !ON_REQUEST.includes(name) : names.includes(name)));
}

function isSection(name: string): name is SectionName {
  return Object.hasOwn(SECTIONS, name);
}
