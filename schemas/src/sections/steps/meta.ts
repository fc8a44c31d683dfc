import type {SectionMeta} from "../section-meta.ts";

export const stepsMeta: SectionMeta = {
  group: "help",
  requires: ["heading", "items", "items.heading", "items.text"],
};
