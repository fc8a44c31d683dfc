import type {SectionMeta} from "../section-meta.ts";

export const guaranteeNoticeMeta: SectionMeta = {
  group: "law",
  requires: ["notice"],
};
