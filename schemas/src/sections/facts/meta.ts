import type {SectionMeta} from "../section-meta.ts";

export const factsMeta: SectionMeta = {
  group: "text",
  requires: ["heading", "items", "items.text"],
  thumbnail: {
    marks: [
      ["heading", 9, 13, 30],
      {
        times: 3,
        dy: 20,
        marks: [
          ["ticks", 48, 12, 63],
          ["box", "ink", 48, 22, 54, 3.5],
        ],
      },
    ],
  },
};
