import {z} from "zod";
import type {LiveQuery} from "../../live-query/live-query.ts";

export interface KnownAnchor {
  readonly anchor: string;
  readonly title: string;
}

const answer = z
  .array(z.object({anchor: z.string().nullable(), title: z.string().nullable()}).nullable())
  .nullable()
  .transform((found) => {
    const byAnchor = new Map<string, KnownAnchor>();
    for (const clause of found ?? []) {
      if (clause?.anchor && !byAnchor.has(clause.anchor)) {
        byAnchor.set(clause.anchor, {anchor: clause.anchor, title: clause.title ?? clause.anchor});
      }
    }
    return [...byAnchor.values()];
  });

/** Anchors that public texts of a document have, in the order of the newest; links to them exist. */
export const anchorsInUse = (kind: string): LiveQuery<KnownAnchor[]> => ({
  query: `*[_type == "legalText" && kind == $kind && locale == "en" && defined(contentHash)]
    | order(effectiveFrom desc){"all": [...coalesce(clauses, []), ...coalesce(overrides[mode == "add"], [])]}.all[]{anchor, title}`,
  params: {kind},
  listen: '*[_type == "legalText" && kind == $kind]',
  perspective: "drafts",
  schema: answer,
});
