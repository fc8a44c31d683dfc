import type {SectionMeta} from "../section-meta.ts";

export const legalExcerptMeta: SectionMeta = {
  group: "law",
  register: "legal",
  requires: ["heading"],
};
