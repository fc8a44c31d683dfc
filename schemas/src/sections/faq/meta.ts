import type {SectionMeta} from "../section-meta.ts";

export const faqMeta: SectionMeta = {
  group: "help",
  requires: ["heading", "group", "group.items", "group.items.question", "group.items.answer"],
  thumbnail: {
    marks: [
      ["heading", 9, 12, 32],
      ["heading", 9, 20, 22],
      {times: 4, dy: 12, marks: [["rule", 50, 30, 61]]},
      ["rule", 50, 12, 61],
      ["box", "ink", 50, 16, 38, 3],
      ["line", "ink", "M103 17.500h7"],
      ["text", 50, 22, 52, 1],
      {
        times: 3,
        dy: 12,
        marks: [
          ["box", "ink", 50, 34.5, 34, 3],
          ["line", "ink", "M103 36h7M106.5 32.500v7"],
        ],
      },
    ],
  },
};
