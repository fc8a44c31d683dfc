import type {SectionMeta} from "../section-meta.ts";

export const stillFreeMeta: SectionMeta = {
  group: "text",
  requires: ["heading", "membership", "membership.free"],
  thumbnail: {
    marks: [
      ["heading", 9, 12, 34],
      ["heading", 9, 20, 20],
      {
        times: 5,
        dy: 12,
        marks: [
          ["rule", 51, 11, 60],
          ["check", 51, 14.5],
          ["box", "ink", 63, 16, 38, 3],
        ],
      },
    ],
  },
};
