import type {SectionMeta} from "../section-meta.ts";

export const specTableMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "page", "page.specs", "page.specs.label", "page.specs.value"],
  thumbnail: {
    marks: [
      ["heading", 9, 13, 34],
      ["line", "ink", "M54 12V70M54 12h-6M54 21h-3M54 31h-4M54 41h-3M54 50h-6M54 60h-3M54 70h-4"],
      {
        times: 4,
        dy: 14.5,
        marks: [
          ["rule", 58, 12, 53],
          ["text", 58, 18, 16, 1],
          ["box", "ink", 80, 17, 24, 3.5],
        ],
      },
    ],
  },
};
