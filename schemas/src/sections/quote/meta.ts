import type {SectionMeta} from "../section-meta.ts";

export const quoteMeta: SectionMeta = {
  group: "text",
  requires: ["text", "attribution"],
  thumbnail: {
    marks: [
      ["ticks", 17, 14, 103],
      ["area", "accent", "M24 39h-7v-6q0-6 6-7v3q-3 1-3 4h4zM34 39h-7v-6q0-6 6-7v3q-3 1-3 4h4z"],
      ["heading", 17, 46, 78],
      ["heading", 17, 54, 60],
      ["text", 17, 66, 32, 1],
    ],
  },
};
