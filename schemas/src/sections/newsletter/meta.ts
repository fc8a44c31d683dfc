import type {SectionMeta} from "../section-meta.ts";

export const newsletterMeta: SectionMeta = {
  group: "open",
  requires: ["heading"],
};
