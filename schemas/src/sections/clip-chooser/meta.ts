import type {SectionMeta} from "../section-meta.ts";

export const clipChooserMeta: SectionMeta = {
  group: "buy",
  requires: ["heading", "colours"],
};
