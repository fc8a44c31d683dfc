import type {Activity} from "@gradus/backend/contract/activities";
import {useEffect, useState} from "react";
import {type RunQuery, useRuns} from "@/client/resources/use-runs";
import {localDay} from "@/lib/time/local-day";
import {findDays} from "./find-days";

const PAUSE_MS = 150;
const MAX_RUNS = "6";

/** Runs by name or day; without words, the newest. Requested once typing pauses; previous results stay until then. */
export function useFoundRuns(words: string, locale: string) {
  const [query, ask] = useState(words);
  useEffect(() => {
    const pause = setTimeout(() => ask(words), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);
  const {data, err} = useRuns(queryOf(query, locale));
  const [shown, show] = useState<readonly Activity[]>([]);
  if (data && !isSame(data, shown)) show(data);
  return {runs: err ? [] : shown, isSearching: !err && (query !== words || !data), hasFailed: err !== null};
}

function queryOf(words: string, locale: string): RunQuery {
  const days = findDays(words, locale, localDay(new Date()));
  const q = words.trim();
  return {limit: MAX_RUNS, ...(days ? {from: days.from, to: days.to} : q && {q})};
}

const isSame = (some: readonly Activity[], others: readonly Activity[]) =>
  some.length === others.length && some.every(({id}, index) => others[index]?.id === id);
