import type {SectionMeta} from "../section-meta.ts";

export const membershipPlansMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "membership.planCopy.name"],
  thumbnail: {
    marks: [
      ["heading", 9, 8, 50],
      {
        times: 3,
        dx: 35,
        marks: [
          ["frame", 9, 20, 32, 52],
          ["text", 13, 25, 18, 1],
        ],
      },
      ["painted", "9", 14, 32, 11],
      ["painted", "12", 49, 32, 11],
      ["painted", "19", 84, 32, 11],
      {
        times: 3,
        dx: 35,
        marks: [
          ["text", 13, 48, 22, 2],
          ["button", 13, 60, 24],
        ],
      },
    ],
  },
};
