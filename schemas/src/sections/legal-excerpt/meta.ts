import type {SectionMeta} from "../section-meta.ts";

export const legalExcerptMeta: SectionMeta = {
  group: "law",
  register: "legal",
  requires: ["heading"],
  thumbnail: {
    marks: [
      ["heading", 9, 13, 30],
      ["box", "accent", 46, 12, 2, 56],
      ["box", "ink", 54, 13, 34, 4],
      ["text", 54, 22, 56, 7],
      ["box", "accent", 54, 64, 30, 2],
    ],
  },
};
