import type {SectionMeta} from "../section-meta.ts";

export const stepsMeta: SectionMeta = {
  group: "help",
  requires: ["heading", "items", "items.heading", "items.text"],
  thumbnail: {
    marks: [
      ["heading", 9, 9, 48],
      ["painted", "1", 9, 26, 14],
      ["painted", "2", 45, 26, 14],
      ["painted", "3", 81, 26, 14],
      {
        times: 3,
        dx: 36,
        marks: [
          ["box", "ink", 9, 47, 22, 3.5],
          ["text", 9, 55, 28, 3],
        ],
      },
    ],
  },
};
