import {getPublishedId, useFormValue} from "sanity";
import {z} from "zod";
import type {LiveQuery} from "../../live-query/live-query.ts";
import {lastKnown} from "../../live-query/loadable.ts";
import {useLiveQuery} from "../../live-query/use-live-query.ts";

const row = z.object({title: z.string(), locale: z.string().nullable()});

const changesAt = (at: string, id: string): LiveQuery<string[]> => ({
  // Covers every field that stores an instant; days are excluded, because they begin in each region separately.
  query: `*[!(_id in $own) && !(_id in path("versions.**")) && (
    count(sections[showFrom == $at || showUntil == $at]) > 0
    || (_type == "announcement" && (showFrom == $at || showTo == $at))
  )] | order(_id asc)[0...6]{"title": coalesce(title, text.en, _type), locale}`,
  params: {at, own: [id, `drafts.${id}`]},
  listen: null,
  perspective: "raw",
  schema: z.array(row).transform((rows) => {
    return [...new Set(rows.map(({title, locale}) => (locale ? `${title} (${locale})` : title)))];
  }),
});

const NONE: readonly string[] = [];

/** What else appears or disappears at an instant, as "Home (de)". */
export function useSameMinute(at: string | undefined): readonly string[] {
  const id = getPublishedId(String(useFormValue(["_id"]) ?? ""));
  return lastKnown(useLiveQuery(at ? changesAt(at, id) : null)) ?? NONE;
}
