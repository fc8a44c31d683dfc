import type {SectionMeta} from "../section-meta.ts";

export const coachStripMeta: SectionMeta = {
  group: "help",
  requires: ["heading", "action.label"],
};
