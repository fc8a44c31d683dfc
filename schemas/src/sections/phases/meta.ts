import type {SectionMeta} from "../section-meta.ts";

export const phasesMeta: SectionMeta = {
  group: "text",
  requires: ["heading", "items", "items.text"],
  thumbnail: {
    field: "infield",
    marks: [
      ["heading", 9, 8, 46],
      {times: 5, dy: 12, marks: [["rule", 0, 20, 120]]},
      {times: 5, dx: 6, dy: 12, marks: [["text", 22, 25.5, 46, 1]]},
      ["painted", "1", 9, 23, 7],
      ["painted", "2", 15, 35, 7],
      ["painted", "3", 21, 47, 7],
      ["painted", "4", 27, 59, 7],
      ["painted", "5", 33, 71, 7],
    ],
  },
};
