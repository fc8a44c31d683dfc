import type {SectionMeta} from "../section-meta.ts";

export const chapterMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "body", "art", "action.label"],
};
