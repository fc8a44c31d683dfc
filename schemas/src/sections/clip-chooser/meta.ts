import type {SectionMeta} from "../section-meta.ts";

export const clipChooserMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "colours"],
  thumbnail: {
    marks: [
      ["heading", 9, 10, 40],
      ["dot", "blue", 13, 27, 4],
      ["dot", "gray", 13, 40, 4],
      ["dot", "orange", 13, 53, 4],
      ["dot", "soft", 13, 66, 4],
      ["dot", "black", 13, 66, 3.5],
      {
        times: 4,
        dy: 13,
        marks: [
          ["text", 22, 26, 18, 1],
          ["rule", 9, 33.5, 38],
        ],
      },
      ["line", "accent", "M13 20.500a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13"],
      ["pod", 52, 20, 60, "blue"],
    ],
  },
};
