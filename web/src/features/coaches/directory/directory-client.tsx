"use client";

import type {CoachesReply} from "@gradus/backend/contract/coaches";
import {useLocale} from "next-intl";
import {useEffect, useMemo, useRef, useState} from "react";
import {withMessages} from "@/i18n/with-messages";
import {ActiveFilters} from "./active-filters";
import type {CodeNames} from "./code-names";
import type {DirectoryTranslator} from "./directory-messages";
import {DirectoryResults} from "./directory-results";
import {FilterDialog} from "./filter-dialog";
import {FilterForm} from "./filter-form";
import {MatchQuestions} from "./match-questions";
import type {Search} from "./search";
import {SortChoice} from "./sort-choice";
import {useAddressSearch} from "./use-address-search";
import {useCoaches} from "./use-coaches";

interface Props {
  readonly t: DirectoryTranslator;
  readonly names: CodeNames;
  /** The address under which each coach has a page. */
  readonly basePath: string;
  readonly first: CoachesReply | null;
}

const ANNOUNCED_AFTER_MS = 500;
/** Delay after a typed character, so that not every one sends a request; a ticked box sends one at once. */
const TYPED_AFTER_MS = 150;

export const DirectoryClient = withMessages(Directory);

function Directory({t, names, basePath, first}: Props) {
  const locale = useLocale();
  const labels = useMemo(() => ({t, names, locale}), [t, names, locale]);
  const [search, setSearch] = useAddressSearch();
  const name = useDebouncedValue(search.name, TYPED_AFTER_MS);
  const found = useCoaches({...search, name}, locale, first);
  const list = useRef<HTMLElement>(null);
  const form = {search, labels, facets: found.about?.facets ?? null, onChange: setSearch};
  const counted = countedIn(found.about?.total ?? null, t);

  /** For buttons that are gone once they were pressed: who pressed one goes on at the list. */
  function changeAndGo(next: Search) {
    setSearch(next);
    list.current?.focus();
  }
  return (
    <div className="mt-10 grid gap-8 lg:grid-cols-[280px_minmax(0,1fr)]">
      <aside className="hidden lg:block" aria-label={t("coaches.filters")}>
        <FilterForm {...form} />
      </aside>
      <section ref={list} tabIndex={-1} aria-label={t("coaches.title")}>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SortChoice {...form} />
          <div className="flex flex-wrap gap-2">
            <FilterDialog
              label={t("coaches.filters")}
              done={counted.done}
              close={t("common.close")}
              className="lg:hidden"
            >
              <FilterForm {...form} />
            </FilterDialog>
            <FilterDialog label={t("coaches.match")} done={counted.done} close={t("common.close")}>
              <MatchQuestions {...form} />
            </FilterDialog>
          </div>
        </div>
        <ActiveFilters search={search} labels={labels} onChange={changeAndGo} />
        <Count words={found.hasFailed ? "" : counted.found} isShown={found.about?.total !== 0} />
        <DirectoryResults
          found={found}
          search={search}
          labels={labels}
          basePath={basePath}
          onChange={changeAndGo}
        />
      </section>
    </div>
  );
}

/** How many there are: at once for the eye, after a pause for the ear. */
function Count({words, isShown}: {readonly words: string; readonly isShown: boolean}) {
  const announced = useDebouncedValue(words, ANNOUNCED_AFTER_MS);
  return (
    <>
      {isShown && <p className="text-label mt-6 text-text-2 empty:hidden">{words}</p>}
      <p role="status" className="sr-only">
        {words && announced}
      </p>
    </>
  );
}

function countedIn(total: number | null, t: DirectoryTranslator) {
  if (total === null) return {found: "", done: t("common.close")};
  return {
    found: total === 0 ? t("coaches.noResults") : t("coaches.found", {count: total}),
    done: t("coaches.show", {count: total}),
  };
}

function useDebouncedValue<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
