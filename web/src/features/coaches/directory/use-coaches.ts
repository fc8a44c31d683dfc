import type {CoachesReply} from "@gradus/backend/contract/coaches";
import {useEffect} from "react";
import useSWR from "swr";
import useSWRMutation from "swr/mutation";
import {dataOrThrow, type FailedReply} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import {directoryQuery, formatSearch, type Search} from "./search";

/** All loaded pages of a search as one reply; counts and near misses belong to the whole search. */
interface CoachList extends CoachesReply {
  /** Whose coaches these are: while a search is under way, the list of the last one is still shown. */
  readonly query: string;
}

async function readPage(query: string, cursor: string | null): Promise<CoachesReply> {
  const params = Object.fromEntries(new URLSearchParams(query));
  return dataOrThrow(
    browserSession().callBackend("GET /b/coaches", {query: cursor === null ? params : {...params, cursor}}),
  );
}

async function readFirst(query: string): Promise<CoachList> {
  return {query, ...(await readPage(query, null))};
}

async function readOn(query: string, {arg: list}: {readonly arg: CoachList}): Promise<CoachList> {
  const page = await readPage(query, list.next_cursor);
  return {...list, items: [...list.items, ...page.items], next_cursor: page.next_cursor};
}

/**
 * The coaches of a search, page by page. `first` is the reply that the server has rendered: all coaches, A to Z.
 * Requests depend on the key alone, because SWR fetches a frame late, with the functions of the search that is
 * current by then. `useSWRInfinite` takes its pages from those functions and would store one search's list under
 * another's key.
 */
export function useCoaches(search: Search, locale: string, first: CoachesReply | null) {
  const isWhole = formatSearch(search) === "";
  const query = directoryQuery(search, {locale, cursor: null});
  const found = useSWR<CoachList, FailedReply>(query, readFirst, {
    ...(isWhole && first && {fallbackData: {query, ...first}}),
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const more = useSWRMutation<CoachList, FailedReply, string, CoachList>(query, readOn, {
    populateCache: true,
    revalidate: false,
    throwOnError: false,
  });
  // A page on its way, or one that failed, was the last search's.
  useEffect(() => more.reset, [query, more.reset]);
  const own = found.data?.query === query ? found.data : null;
  const about: CoachesReply | null = found.data ?? null;
  return {
    coaches: about?.items ?? null,
    about,
    hasFailed: found.error !== undefined || more.error !== undefined,
    isLoading: found.isLoading,
    isLoadingMore: more.isMutating,
    hasMore: own !== null && own.next_cursor !== null,
    showMore() {
      if (own) void more.trigger(own);
    },
    retry() {
      if (more.error && own) void more.trigger(own);
      else void found.mutate();
    },
  };
}
