import type {SectionMeta} from "../section-meta.ts";

export const heroReferenceMeta: SectionMeta = {
  group: "open",
  isHero: true,
  requires: ["hero", "hero.heading", "hero.actions.label"],
};
