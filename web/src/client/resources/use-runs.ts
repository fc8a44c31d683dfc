import type {Activity} from "@gradus/backend/contract/activities";
import {useState} from "react";
import {browserSession} from "../session/browser-session";
import type {Failure} from "../session/reply";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/activities";

export type RunQuery = Readonly<Record<string, string>>;

function readPage(query: RunQuery, params: {readonly id: string}) {
  return browserSession().callBackend(`GET ${ROUTE}`, {params, query});
}

/**
 * The user's own runs, newest first: a page, and more on request. Each query has its own list, under its own key.
 */
export function useRuns(query: RunQuery) {
  const first = useOwnResource(`runs ${new URLSearchParams(query)}`, (params) => readPage(query, params));
  const {items, change, ...more} = useMorePages(query, first.data?.next_cursor ?? null);
  /** Shows a run as it is now, on whichever page it came. */
  function replaceRun(run: Activity) {
    const swap = (list: readonly Activity[]) => list.map((each) => (each.id === run.id ? run : each));
    first.update((page) => ({...page, items: swap(page.items)}));
    change(swap);
  }
  const data = first.data && withoutRepeats([...first.data.items, ...items]);
  return {data, err: first.err, retry: first.retry, replaceRun, ...more};
}

/** The first page may be read again, and then reach into the second. */
function withoutRepeats(runs: readonly Activity[]): readonly Activity[] {
  return [...new Map(runs.map((run) => [run.id, run])).values()];
}

/** What follows the first page. */
function useMorePages(query: RunQuery, first: string | null) {
  const [more, setMore] = useState<{items: readonly Activity[]; cursor: string | null} | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [problem, setProblem] = useState<Failure | null>(null);
  const next = more ? more.cursor : first;

  async function loadMore() {
    if (next === null || isLoadingMore) return;
    setLoadingMore(true);
    const reply = await readPage({...query, cursor: next}, ownerParams());
    setLoadingMore(false);
    setProblem(reply.err);
    if (!reply.ok) return;
    const {items, next_cursor} = reply.data;
    setMore((before) => ({items: [...(before?.items ?? []), ...items], cursor: next_cursor}));
  }
  return {
    items: more?.items ?? [],
    hasMore: next !== null,
    isLoadingMore,
    loadMore,
    problem,
    change: (to: (items: readonly Activity[]) => readonly Activity[]) =>
      setMore((before) => before && {...before, items: to(before.items)}),
  };
}
