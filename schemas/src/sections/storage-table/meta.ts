import type {SectionMeta} from "../section-meta.ts";

export const storageTableMeta: SectionMeta = {
  group: "law",
  register: "storageEntry",
  requires: ["heading", "entries"],
  thumbnail: {
    marks: [
      ["heading", 9, 8, 44],
      ["box", "line", 9, 20, 102, 8],
      {
        times: 5,
        dy: 9.5,
        marks: [
          ["box", "ink", 12, 33, 16, 2.5],
          ["text", 38, 33, 14, 1],
          ["text", 58, 33, 14, 1],
          ["text", 78, 33, 30, 1],
          ["rule", 9, 38, 102],
        ],
      },
    ],
  },
};
