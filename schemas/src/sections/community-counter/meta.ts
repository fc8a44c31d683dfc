import type {SectionMeta} from "../section-meta.ts";

export const communityCounterMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "claims"],
};
