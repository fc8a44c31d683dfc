import type {SectionMeta} from "../section-meta.ts";

export const stillFreeMeta: SectionMeta = {
  group: "text",
  requires: ["heading", "membership", "membership.free"],
};
