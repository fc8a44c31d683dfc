import type {SectionMeta} from "../section-meta.ts";

export const phasesMeta: SectionMeta = {
  group: "text",
  requires: ["heading", "items", "items.text"],
};
