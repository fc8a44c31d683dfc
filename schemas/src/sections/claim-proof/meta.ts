import type {SectionMeta} from "../section-meta.ts";

export const claimProofMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "text", "claims"],
  thumbnail: {
    marks: [
      ["heading", 9, 11, 46],
      ["text", 9, 21, 44, 2],
      ["rule", 9, 36, 56],
      ["painted", "14%", 11, 43, 18],
      ["text", 9, 67, 40, 1],
      ["pod", 64, 20, 52],
    ],
  },
};
