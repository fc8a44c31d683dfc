import type {SectionMeta} from "../section-meta.ts";

export const podDemoMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "caption"],
  thumbnail: {
    marks: [
      ["heading", 9, 12, 34],
      ["text", 9, 22, 32, 3],
      ["area", "line", "M50 58C66 58 72 36 88 36S104 52 111 52V60H50Z"],
      ["line", "accent", "M50 24C64 22 78 25 111 23"],
      ["line", "soft", "M50 30C66 30 74 44 88 44S104 32 111 32"],
      ["ticks", 50, 66, 61],
      ["dot", "ink", 86, 66, 3.5],
    ],
  },
};
