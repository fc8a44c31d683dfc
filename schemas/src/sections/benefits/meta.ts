import type {SectionMeta} from "../section-meta.ts";

export const benefitsMeta: SectionMeta = {
  group: "text",
  requires: ["heading", "items", "items.heading", "items.text"],
};
