import type {SectionMeta} from "../section-meta.ts";

export const comparisonMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "columns", "rows", "rows.label", "rows.values", "rows.values.*", "verdict"],
  thumbnail: {
    marks: [
      ["heading", 9, 9, 48],
      ["pod", 50, 18, 24],
      ["pod", 80, 16, 24],
      ["pod", 90, 19, 24],
      {
        times: 4,
        dy: 10,
        marks: [
          ["rule", 9, 39, 102],
          ["text", 9, 43, 26, 1],
          ["text", 52, 43, 18, 1],
          ["text", 86, 43, 18, 1],
        ],
      },
      ["heading", 52, 41.5, 18],
      ["heading", 86, 41.5, 24],
    ],
  },
};
