import type {SectionMeta} from "../section-meta.ts";

export const courseExampleMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "criticalPower", "profile", "caption"],
};
