import type {SectionMeta} from "../section-meta.ts";

export const faqMeta: SectionMeta = {
  group: "help",
  requires: ["heading", "group", "group.items", "group.items.question", "group.items.answer"],
};
