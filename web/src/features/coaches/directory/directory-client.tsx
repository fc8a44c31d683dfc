"use client";

import type {CoachesReply} from "@gradus/backend/contract/coaches";
import {useRef} from "react";
import {ActiveFilters} from "./active-filters";
import {countWords} from "./count-forms";
import {DirectoryResults} from "./directory-results";
import type {DirectoryWords} from "./directory-words";
import {FilterDialog} from "./filter-dialog";
import {FilterForm} from "./filter-form";
import {MatchQuestions} from "./match-questions";
import type {Search} from "./search";
import {SortChoice} from "./sort-choice";
import {useAddressSearch} from "./use-address-search";
import {useCoaches} from "./use-coaches";
import {useDebouncedValue} from "./use-debounced-value";

interface Props {
  readonly words: DirectoryWords;
  /** The address under which each coach has a page. */
  readonly basePath: string;
  readonly first: CoachesReply | null;
}

const ANNOUNCED_AFTER_MS = 500;
/** Between two letters of a name nobody waits for an answer; a box that is ticked is asked about at once. */
const TYPED_AFTER_MS = 150;

/** The directory: filters beside the list, above it on small screens. What is asked stands in the address. */
export function DirectoryClient({words, basePath, first}: Props) {
  const [search, setSearch] = useAddressSearch();
  const name = useDebouncedValue(search.name, TYPED_AFTER_MS);
  const found = useCoaches({...search, name}, words.locale, first);
  const list = useRef<HTMLElement>(null);
  const form = {search, words, facets: found.about?.facets ?? null, onChange: setSearch};
  const counted = countedIn(found.about?.total ?? null, words);

  /** For buttons that are gone once they were pressed: who pressed one goes on at the list. */
  function changeAndGo(next: Search) {
    setSearch(next);
    list.current?.focus();
  }
  return (
    <div className="mt-10 grid gap-8 lg:grid-cols-[280px_minmax(0,1fr)]">
      <aside className="hidden lg:block" aria-label={words.filters}>
        <FilterForm {...form} />
      </aside>
      <section ref={list} tabIndex={-1} aria-label={words.title}>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SortChoice {...form} />
          <div className="flex flex-wrap gap-2">
            <FilterDialog label={words.filters} done={counted.done} close={words.close} className="lg:hidden">
              <FilterForm {...form} />
            </FilterDialog>
            <FilterDialog label={words.match.open} done={counted.done} close={words.close}>
              <MatchQuestions {...form} />
            </FilterDialog>
          </div>
        </div>
        <ActiveFilters search={search} words={words} onChange={changeAndGo} />
        <Count words={counted.found} isShown={found.about?.total !== 0} />
        <DirectoryResults {...{found, search, words, basePath}} onChange={changeAndGo} />
      </section>
    </div>
  );
}

/** How many there are: at once for the eye, after a pause for the ear. */
function Count({words, isShown}: {readonly words: string; readonly isShown: boolean}) {
  const announced = useDebouncedValue(words, ANNOUNCED_AFTER_MS);
  return (
    <>
      {isShown && <p className="text-label mt-6 text-text-2">{words}</p>}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}

function countedIn(total: number | null, words: DirectoryWords) {
  if (total === null) return {found: "", done: words.close};
  return {
    found: total === 0 ? words.noResults : countWords(words.locale, words.found, total),
    done: countWords(words.locale, words.show, total),
  };
}
