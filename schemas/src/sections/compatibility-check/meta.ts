import type {SectionMeta} from "../section-meta.ts";

export const compatibilityCheckMeta: SectionMeta = {
  group: "help",
  register: "watchDevice",
  requires: ["heading", "watches"],
};
