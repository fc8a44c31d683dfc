import type {SectionMeta} from "../section-meta.ts";

export const downloadLinksMeta: SectionMeta = {
  group: "help",
  requires: ["heading", "page", "page.stores", "page.stores.label"],
};
