import type {InsertMenuOptions} from "sanity";
import {SECTION_META} from "../meta.ts";
import {SECTION_GROUPS} from "./groups.ts";

/** The Studio's menu of sections: every type in the group its meta names. */
export function sectionMenu(): InsertMenuOptions {
  return {
    filter: true,
    groups: Object.entries(SECTION_GROUPS).map(([name, title]) => ({name, title, of: sectionsIn(name)})),
  };
}

function sectionsIn(group: string): string[] {
  return Object.entries(SECTION_META)
    .filter(([, meta]) => meta.group === group)
    .map(([name]) => name);
}
