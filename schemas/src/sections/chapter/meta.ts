import type {SectionMeta} from "../section-meta.ts";

export const chapterMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "body", "art", "action.label"],
  thumbnail: {
    marks: [
      ["heading", 9, 20, 42],
      ["heading", 9, 28, 28],
      ["text", 9, 38, 40, 4],
      ["box", "track", 60, 10, 60, 60],
      ["pod", 65, 20, 50],
    ],
  },
};
