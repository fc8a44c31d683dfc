import type {SectionMeta} from "../section-meta.ts";

export const heroMeta: SectionMeta = {
  group: "open",
  isHero: true,
  requires: ["heading", "actions.label"],
  thumbnail: {
    field: "track",
    marks: [
      ["lanes"],
      ["heading", 9, 18, 52],
      ["heading", 9, 26, 36],
      ["text", 9, 36, 40, 2],
      ["button", 9, 50, 26],
      ["pod", 60, 24, 54],
    ],
  },
};
