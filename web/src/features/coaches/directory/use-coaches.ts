import type {CoachesReply} from "@gradus/backend/contract/coaches";
import useSWRInfinite from "swr/infinite";
import {directoryPath, formatSearch, type Search} from "./search";

const WITHIN_MS = 15_000;

async function readPage(path: string): Promise<CoachesReply> {
  const response = await fetch(path, {signal: AbortSignal.timeout(WITHIN_MS)});
  if (!response.ok) throw new Error(`The directory answered ${response.status}`);
  const {data} = await response.json();
  return data;
}

/** The coaches of a search, page by page. `first` is what the server has drawn already: everyone, A to Z. */
export function useCoaches(search: Search, locale: string, first: CoachesReply | null) {
  const isWhole = formatSearch(search) === "";
  const pages = useSWRInfinite<CoachesReply, Error>(
    (index, previous) => {
      if (index > 0 && !previous?.next_cursor) return null;
      return directoryPath(search, {locale, cursor: previous?.next_cursor ?? null});
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
