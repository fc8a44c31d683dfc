import type {SectionMeta} from "../section-meta.ts";

export const downloadLinksMeta: SectionMeta = {
  group: "help",
  requires: ["heading", "page", "page.stores", "page.stores.label"],
  thumbnail: {
    marks: [
      ["heading", 9, 14, 34],
      ["text", 9, 24, 30, 2],
      {
        times: 2,
        dx: 32,
        marks: [
          ["rule", 51, 12, 28],
          ["frame", 51, 17, 28, 28],
          ["box", "ink", 54, 20, 8, 8],
          ["box", "ink", 68, 20, 8, 8],
          ["box", "ink", 54, 34, 8, 8],
          [
            "area",
            "ink",
            "M65 20h2v4h-2zM64 30h4v3h-4zM70 31h3v3h-3zM66 36h3v6h-3zM72 37h4v2h-4zM73 40h3v2h-3zM54 30h3v2h-3zM59 30h3v2h-3z",
          ],
          ["box", "surface", 56.5, 22.5, 3, 3],
          ["box", "surface", 70.5, 22.5, 3, 3],
          ["box", "surface", 56.5, 36.5, 3, 3],
          ["button", 51, 52, 28],
        ],
      },
    ],
  },
};
