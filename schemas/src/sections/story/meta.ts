import type {SectionMeta} from "../section-meta.ts";

export const storyMeta: SectionMeta = {
  group: "text",
  requires: ["heading", "body"],
  thumbnail: {
    field: "asphalt",
    marks: [
      ["heading", 9, 13, 54],
      ["heading", 9, 21, 38],
      ["text", 9, 32, 44, 8],
      ["line", "line", "M62 70L78 50L84 62L96 34L102 48L120 18"],
      ["line", "soft", "M62 78L80 60L86 72L98 46L106 60L120 34"],
    ],
  },
};
