import type {SectionMeta} from "../section-meta.ts";

export const claimProofMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "text", "claims"],
};
