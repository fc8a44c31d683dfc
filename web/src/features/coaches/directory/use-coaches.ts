import type {CoachesReply} from "@gradus/backend/contract/coaches";
import {useEffect} from "react";
import useSWR from "swr";
import useSWRMutation from "swr/mutation";
import {dataOrThrow, type FailedReply} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import {directoryQuery, formatSearch, type Search} from "./search";

const readPage = (query: string): Promise<CoachesReply> =>
  dataOrThrow(
    browserSession().callBackend("GET /b/coaches", {query: Object.fromEntries(new URLSearchParams(query))}),
  );

/** The list with the page after it. Counts and near misses belong to the search, not to a page. */
async function readOn(query: string, {arg: list}: {readonly arg: CoachesReply}): Promise<CoachesReply> {
  if (list.next_cursor === null) return list;
  const params = new URLSearchParams(query);
  params.set("cursor", list.next_cursor);
  const page = await readPage(String(params));
  return {...list, items: [...list.items, ...page.items], next_cursor: page.next_cursor};
}

/**
 * The coaches of a search, page by page. `first` is what the server has drawn already: everyone, A to Z.
 * What is read depends on the key alone: SWR asks a frame late, with the functions of whichever search is
 * on by then (`useSWRInfinite` takes its pages from them and keeps the one search's list as the other's).
 */
export function useCoaches(search: Search, locale: string, first: CoachesReply | null) {
  const isWhole = formatSearch(search) === "";
  const query = directoryQuery(search, {locale, cursor: null});
  const list = useSWR<CoachesReply, FailedReply>(query, readPage, {
    ...(isWhole && first && {fallbackData: first}),
    keepPreviousData: true,
    revalidateOnFocus: false,
    // What is shown may be several pages by then, and would shrink to the first.
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const more = useSWRMutation<CoachesReply, FailedReply, string, CoachesReply>(query, readOn, {
    populateCache: true,
    revalidate: false,
    throwOnError: false,
  });
  // A page on its way, or one that failed, was the last search's.
  useEffect(() => more.reset, [query, more.reset]);
  return {
    coaches: list.data?.items ?? null,
    about: list.data ?? null,
    hasFailed: list.error !== undefined || more.error !== undefined,
    isLoading: list.isLoading,
    isLoadingMore: more.isMutating,
    hasMore: Boolean(list.data?.next_cursor),
    showMore() {
      if (list.data) void more.trigger(list.data);
    },
    retry() {
      if (more.error && list.data) void more.trigger(list.data);
      else void list.mutate();
    },
  };
}
