import type {SectionMeta} from "../section-meta.ts";

export const compatibilityTableMeta: SectionMeta = {
  group: "help",
  register: "watchDevice",
  requires: ["heading", "watches"],
  thumbnail: {
    marks: [
      ["heading", 9, 9, 50],
      {
        times: 4,
        dy: 13,
        marks: [
          ["rule", 9, 21, 102],
          ["box", "line", 13, 23, 3, 9],
          ["dot", "ink", 14.5, 27.5, 3.5],
          ["text", 24, 26.5, 26, 1],
          ["text", 60, 26.5, 16, 1],
          ["check", 96, 25],
        ],
      },
    ],
  },
};
