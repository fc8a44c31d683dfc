import type {SectionMeta} from "../section-meta.ts";

export const callToActionMeta: SectionMeta = {
  group: "open",
  requires: ["heading", "actions.label"],
  thumbnail: {
    field: "infield",
    marks: [
      ["lanes"],
      ["heading", 9, 24, 60],
      ["heading", 9, 32, 44],
      ["text", 9, 42, 48, 1],
      ["button", 9, 50, 30],
    ],
  },
};
