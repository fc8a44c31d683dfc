import type {SectionMeta} from "../section-meta.ts";

export const guaranteeNoticeMeta: SectionMeta = {
  group: "law",
  requires: ["notice"],
  thumbnail: {
    marks: [
      ["heading", 9, 13, 30],
      ["frame", 50, 8, 61, 64],
      ["box", "accent", 50, 8, 61, 14],
      ["box", "page", 55, 13.5, 36, 3],
      ["text", 55, 28, 50, 4],
      ["line", "accent", "M97 50a8 8 0 1 1 0 16a8 8 0 1 1 0-16"],
      ["line", "accent", "M93 58l3 3 5-6"],
      ["text", 55, 56, 26, 2],
    ],
  },
};
