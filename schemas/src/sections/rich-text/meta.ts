import type {SectionMeta} from "../section-meta.ts";

export const richTextMeta: SectionMeta = {
  group: "text",
  requires: ["body"],
  thumbnail: {
    marks: [
      ["box", "ink", 24, 10, 34, 4],
      ["text", 24, 19, 72, 4],
      ["box", "ink", 24, 42, 24, 3],
      {
        times: 3,
        dy: 7,
        marks: [
          ["dot", "accent", 26, 52, 1.4],
          ["text", 31, 51, 50, 1],
        ],
      },
      ["text", 24, 73, 72, 1],
    ],
  },
};
