import type {SectionMeta} from "../section-meta.ts";

export const heroMeta: SectionMeta = {
  group: "open",
  isHero: true,
  requires: ["heading", "actions.label"],
};
