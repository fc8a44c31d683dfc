import type {SectionMeta} from "../section-meta.ts";

export const productStripsMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "products", "products.line", "products.page", "action.label"],
};
