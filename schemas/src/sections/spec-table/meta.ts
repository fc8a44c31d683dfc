import type {SectionMeta} from "../section-meta.ts";

export const specTableMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "page", "page.specs", "page.specs.label", "page.specs.value"],
};
