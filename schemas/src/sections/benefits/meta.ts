import type {SectionMeta} from "../section-meta.ts";

export const benefitsMeta: SectionMeta = {
  group: "text",
  requires: ["heading", "items", "items.heading", "items.text"],
  thumbnail: {
    marks: [
      ["heading", 9, 12, 34],
      ["heading", 9, 20, 24],
      {
        times: 3,
        dy: 20,
        marks: [
          ["line", "accent", "M54 13h7M54 16.500h3.500M54 20h3.500M54 23.500h3.5"],
          ["box", "ink", 68, 12, 24, 3.5],
          ["text", 68, 19, 42, 2],
        ],
      },
    ],
  },
};
