import type {SectionMeta} from "../section-meta.ts";

export const comparisonMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "columns", "rows", "rows.label", "rows.values", "rows.values.*", "verdict"],
};
