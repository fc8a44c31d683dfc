import type {SectionMeta} from "../section-meta.ts";

export const quoteMeta: SectionMeta = {
  group: "text",
  requires: ["text", "attribution"],
};
