import type {SectionMeta} from "../section-meta.ts";

export const racePlannerMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "action.label"],
  thumbnail: {
    marks: [
      ["heading", 9, 16, 40],
      ["text", 9, 26, 38, 3],
      ["button", 9, 44, 28],
      ["frame", 58, 10, 53, 60],
      ["painted", "3:42", 66, 19, 12],
      ["text", 64, 38, 24, 1],
      ["text", 64, 46, 40, 1],
      ["ticks", 64, 58, 41],
      ["dot", "accent", 88, 58, 3.5],
    ],
  },
};
