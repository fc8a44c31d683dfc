import type {SectionMeta} from "../section-meta.ts";

export const communityCounterMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "claims"],
  thumbnail: {
    marks: [
      ["painted", "48210", 28, 26, 19],
      ["text", 28, 51, 40, 1],
      ["ticks", 27, 58, 93],
    ],
  },
};
