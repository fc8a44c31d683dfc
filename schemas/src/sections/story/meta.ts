import type {SectionMeta} from "../section-meta.ts";

export const storyMeta: SectionMeta = {
  group: "text",
  requires: ["heading", "body"],
};
