import type {SectionMeta} from "../section-meta.ts";

export const membershipPlansMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "membership.planCopy.name"],
};
