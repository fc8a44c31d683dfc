import type {SectionMeta} from "../section-meta.ts";

export const compatibilityCheckMeta: SectionMeta = {
  group: "help",
  register: "watchDevice",
  requires: ["heading", "watches"],
  thumbnail: {
    marks: [
      ["heading", 9, 12, 32],
      ["text", 9, 22, 30, 3],
      ["rule", 50, 12, 61],
      ["line", "line", "M53.5 17a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7"],
      ["box", "ink", 62, 19, 30, 3],
      ["rule", 50, 29, 61],
      ["line", "accent", "M53.5 34a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7"],
      ["dot", "accent", 53.5, 37.5, 1.8],
      ["box", "ink", 62, 36, 24, 3],
      ["check", 62, 46],
      ["box", "success", 73, 47, 30, 4],
      ["text", 62, 56, 40, 2],
      ["rule", 50, 68, 61],
    ],
  },
};
