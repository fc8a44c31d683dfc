"use client";

import type {CoachesReply} from "@gradus/backend/contract/coaches";
import {ActiveFilters} from "./active-filters";
import {countWords} from "./count-forms";
import {DirectoryResults} from "./directory-results";
import type {DirectoryWords} from "./directory-words";
import {FilterDialog} from "./filter-dialog";
import {FilterForm} from "./filter-form";
import {MatchQuestions} from "./match-questions";
import {SortChoice} from "./sort-choice";
import {useAddressSearch} from "./use-address-search";
import {useCoaches} from "./use-coaches";
import {useSettled} from "./use-settled";

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
  const name = useSettled(search.name, TYPED_AFTER_MS);
  const found = useCoaches({...search, name}, words.locale, first);
  const total = found.about?.total ?? null;
  const counted =
    total === null ? "" : total === 0 ? words.noResults : countWords(words.locale, words.found, total);
  const announced = useSettled(counted, ANNOUNCED_AFTER_MS);
  const done = total === null ? words.close : countWords(words.locale, words.show, total);
  const form = {search, words, onChange: setSearch};
  const facets = found.about?.facets ?? null;
  return (
    <div className="mt-10 grid gap-8 lg:grid-cols-[280px_minmax(0,1fr)]">
      <aside className="hidden lg:block" aria-label={words.filters}>
        <FilterForm {...form} facets={facets} />
      </aside>
      <div>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SortChoice {...form} />
          <div className="flex flex-wrap gap-2">
            <FilterDialog label={words.filters} done={done} className="lg:hidden">
              <FilterForm {...form} facets={facets} />
            </FilterDialog>
            <FilterDialog label={words.match.open} done={done}>
              <MatchQuestions {...form} />
            </FilterDialog>
          </div>
        </div>
        <ActiveFilters {...form} />
        {total !== 0 && <p className="text-label mt-6 text-text-2">{counted}</p>}
        <p role="status" className="sr-only">
          {announced}
        </p>
        <DirectoryResults {...{found, search, words, basePath}} onChange={setSearch} />
      </div>
    </div>
  );
}
