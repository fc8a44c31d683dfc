import type {SectionMeta} from "../section-meta.ts";

export const richTextMeta: SectionMeta = {
  group: "text",
  requires: ["body"],
};
