import type {SectionMeta} from "../section-meta.ts";

export const factsMeta: SectionMeta = {
  group: "text",
  requires: ["heading", "items", "items.text"],
};
