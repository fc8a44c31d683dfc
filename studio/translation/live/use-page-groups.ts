import {isRecord} from "@gradus/schemas/fields/is-record";
import type {SanityDocument} from "sanity";
import {z} from "zod";
import type {LiveQuery} from "../../live-query/live-query.ts";
import type {Loadable} from "../../live-query/loadable.ts";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {type DocumentPair, type PageGroup, toPageGroups, toPairs} from "../languages/page-group.ts";

export interface Pages {
  readonly groups: readonly PageGroup[];
  /** All documents behind the groups. */
  readonly pairs: readonly DocumentPair[];
}

const pages = z
  .array(z.custom<SanityDocument>((row) => isRecord(row) && typeof row._id === "string"))
  .transform(async (documents): Promise<Pages> => {
    return {groups: await toPageGroups(documents), pairs: toPairs(documents)};
  });

/** Published documents and drafts that match a filter, as pages. */
function pagesWhere(filter: string, params: Readonly<Record<string, string>>): LiveQuery<Pages> {
  const query = `*[${filter} && !(_id in path("versions.**"))]`;
  return {query, params, listen: query, perspective: "raw", schema: pages};
}

export const usePageGroups = (type: string): Loadable<Pages> =>
  useLiveQuery(pagesWhere("_type == $type && defined(translationGroup)", {type}));

/** For a document without languages no query is sent. */
export function usePageGroup(document: Partial<SanityDocument> | null | undefined): Loadable<Pages> {
  const type = document?._type;
  const group = typeof document?.translationGroup === "string" ? document.translationGroup : null;
  return useLiveQuery(
    type && group ? pagesWhere("_type == $type && translationGroup == $group", {type, group}) : null,
  );
}

export const hasLanguages = (document: unknown): boolean =>
  isRecord(document) && typeof document.translationGroup === "string" && typeof document.locale === "string";
