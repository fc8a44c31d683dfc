import type {SectionMeta} from "../section-meta.ts";

export const productStripsMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "products", "products.line", "products.page", "action.label"],
  thumbnail: {
    marks: [
      ["heading", 9, 8, 44],
      ["box", "track", 9, 20, 111, 28],
      ["box", "white", 16, 27, 34, 4],
      ["box", "white", 16, 36, 14, 4],
      ["pod", 76, 19, 34],
      ["box", "cinder", 0, 52, 111, 28],
      ["box", "white", 66, 59, 34, 4],
      ["box", "white", 66, 68, 14, 4],
      ["pod", 8, 50, 28],
      ["pod", 25, 54, 28],
    ],
  },
};
