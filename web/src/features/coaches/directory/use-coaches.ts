import type {CoachesReply} from "@gradus/backend/contract/coaches";
import useSWRInfinite from "swr/infinite";
import {dataOrThrow, type FailedReply} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import {directoryQuery, formatSearch, type Search} from "./search";

const readPage = (query: string): Promise<CoachesReply> =>
  dataOrThrow(
    browserSession().callBackend("GET /b/coaches", {query: Object.fromEntries(new URLSearchParams(query))}),
  );

/** The coaches of a search, page by page. `first` is what the server has drawn already: everyone, A to Z. */
export function useCoaches(search: Search, locale: string, first: CoachesReply | null) {
  const isWhole = formatSearch(search) === "";
  const pages = useSWRInfinite<CoachesReply, FailedReply>(
    (index, previous) => {
      if (index > 0 && !previous?.next_cursor) return null;
      return directoryQuery(search, {locale, cursor: previous?.next_cursor ?? null});
    },
    readPage,
    {
      ...(isWhole && first && {fallbackData: [first]}),
      keepPreviousData: true,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  const last = pages.data?.at(-1);
  return {
    coaches: pages.data?.flatMap(({items}) => items) ?? null,
    /** Counts and near misses belong to the search, not to a page. */
    about: pages.data?.[0] ?? null,
    hasFailed: pages.error !== undefined,
    isLoading: pages.isLoading,
    isLoadingMore: pages.isValidating && pages.data?.length !== pages.size,
    hasMore: Boolean(last?.next_cursor),
    showMore() {
      void pages.setSize((size) => size + 1);
    },
    retry() {
      void pages.mutate();
    },
  };
}
