import type {SectionMeta} from "../section-meta.ts";

export const coachStripMeta: SectionMeta = {
  group: "help",
  requires: ["heading", "action.label"],
  thumbnail: {
    marks: [
      ["heading", 9, 9, 36],
      ["text", 88, 11, 23, 1],
      {
        times: 3,
        dy: 18,
        marks: [
          ["rule", 9, 21, 102],
          ["box", "accent", 9, 24, 13, 12],
          ["dot", "page", 15.5, 28, 2.5],
          ["area", "page", "M10.5 36a5 5 0 0 1 10 0z"],
          ["box", "ink", 28, 26, 28, 3.5],
          ["text", 28, 32, 40, 1],
          ["text", 92, 28.5, 19, 1],
        ],
      },
    ],
  },
};
