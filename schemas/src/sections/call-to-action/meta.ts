import type {SectionMeta} from "../section-meta.ts";

export const callToActionMeta: SectionMeta = {
  group: "open",
  requires: ["heading", "actions.label"],
};
