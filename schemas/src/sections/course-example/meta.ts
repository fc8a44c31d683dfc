import type {SectionMeta} from "../section-meta.ts";

export const courseExampleMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "criticalPower", "profile", "caption"],
  thumbnail: {
    marks: [
      ["heading", 9, 10, 40],
      ["text", 66, 11, 44, 2],
      ["area", "z2", "M0 80V58C10 56 18 52 28 48V80Z"],
      ["area", "z3", "M28 80V48C38 43 44 34 54 30V80Z"],
      ["area", "z4", "M54 80V30C60 27 66 26 72 29V80Z"],
      ["area", "z1", "M72 80V29C82 35 86 47 96 51V80Z"],
      ["area", "z2", "M96 80V51C106 54 112 52 120 49V80Z"],
    ],
  },
};
