import type {SectionMeta} from "../section-meta.ts";

export const podDemoMeta: SectionMeta = {
  group: "proof",
  requires: ["heading", "caption"],
};
