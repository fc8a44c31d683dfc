import type {SectionMeta} from "../section-meta.ts";

export const costOverTimeMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "months", "offers"],
  thumbnail: {
    marks: [
      ["heading", 9, 9, 46],
      ["text", 70, 10, 40, 2],
      {
        times: 3,
        dy: 17,
        marks: [
          ["rule", 9, 24, 102],
          ["text", 9, 29, 22, 1],
        ],
      },
      ["box", "accent", 9, 34, 52, 4],
      ["box", "accent", 9, 51, 74, 4],
      ["box", "accent", 9, 68, 96, 4],
      ["box", "ink", 96, 28, 15, 3.5],
      ["box", "ink", 96, 45, 15, 3.5],
      ["box", "ink", 96, 62, 15, 3.5],
    ],
  },
};
