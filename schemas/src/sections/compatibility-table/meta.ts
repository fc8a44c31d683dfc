import type {SectionMeta} from "../section-meta.ts";

export const compatibilityTableMeta: SectionMeta = {
  group: "help",
  register: "watchDevice",
  requires: ["heading", "watches"],
};
