import type {SectionMeta} from "../section-meta.ts";

export const storageTableMeta: SectionMeta = {
  group: "law",
  register: "storageEntry",
  requires: ["heading", "entries"],
};
