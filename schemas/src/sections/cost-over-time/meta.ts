import type {SectionMeta} from "../section-meta.ts";

export const costOverTimeMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "months", "offers"],
};
