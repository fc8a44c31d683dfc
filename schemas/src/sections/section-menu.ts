import type {InsertMenuOptions} from "sanity";
import {metaOf, SECTION_META} from "./meta.ts";
import {SECTION_GROUPS} from "./section-groups.ts";
import {sketchUrl} from "./thumbnail/draw-sketch.ts";

export function sectionMenu(): InsertMenuOptions {
  return {
    filter: true,
    groups: Object.entries(SECTION_GROUPS).map(([name, title]) => ({name, title, of: sectionsIn(name)})),
    // The first view is the one that opens.
    views: [{name: "grid", previewImageUrl: thumbnailUrl}, {name: "list"}],
  };
}

function sectionsIn(group: string): string[] {
  return Object.entries(SECTION_META)
    .filter(([, meta]) => meta.group === group)
    .map(([name]) => name);
}

function thumbnailUrl(type: string): string | undefined {
  const meta = metaOf(type);
  return meta ? sketchUrl(meta.thumbnail) : undefined;
}
