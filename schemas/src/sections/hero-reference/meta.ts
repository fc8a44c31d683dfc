import type {SectionMeta} from "../section-meta.ts";

export const heroReferenceMeta: SectionMeta = {
  group: "open",
  isHero: true,
  requires: ["hero", "hero.heading", "hero.actions.label"],
  thumbnail: {
    marks: [
      {
        times: 3,
        dx: 36,
        marks: [
          ["frame", 9, 9, 30, 62],
          ["box", "track", 9, 9, 30, 26],
          ["pod", 17, 15, 19],
          ["text", 14, 41, 20, 5],
        ],
      },
    ],
  },
};
