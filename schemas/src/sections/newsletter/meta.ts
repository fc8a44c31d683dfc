import type {SectionMeta} from "../section-meta.ts";

export const newsletterMeta: SectionMeta = {
  group: "open",
  requires: ["heading"],
  thumbnail: {
    marks: [
      ["heading", 9, 20, 60],
      ["text", 9, 30, 72, 1],
      ["frame", 9, 41, 70, 13],
      ["text", 14, 46.5, 26, 1],
      ["button", 84, 43, 27],
      ["text", 9, 60, 56, 1],
    ],
  },
};
