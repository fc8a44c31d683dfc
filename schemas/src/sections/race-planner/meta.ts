import type {SectionMeta} from "../section-meta.ts";

export const racePlannerMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "action.label"],
};
