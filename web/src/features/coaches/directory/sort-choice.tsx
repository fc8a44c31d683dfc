import {COACH_LIMITS, COACH_SORTS} from "@gradus/backend/contract/coach-values";
import {useId} from "react";
import type {DirectoryWords} from "./directory-words";
import {type Search, setSort} from "./search";

interface Props {
  readonly search: Search;
  readonly words: DirectoryWords;
  readonly onChange: (next: Search) => void;
}

const newSeed = () => Math.floor(Math.random() * COACH_LIMITS.seed_max);

/** A to Z, Z to A, or at random. A random order stays until someone asks for another. */
export function SortChoice({search, words, onChange}: Props) {
  const id = useId();
  return (
    <div className="flex items-end gap-2">
      <div>
        <label htmlFor={id} className="text-label">
          {words.sort}
        </label>
        <select
          id={id}
          className="input mt-1"
          value={search.sort}
          onChange={({target}) => {
            const sort = COACH_SORTS.find((known) => known === target.value) ?? "az";
            onChange(setSort(search, sort, newSeed));
          }}
        >
          {COACH_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </select>
      </div>
      {search.sort === "random" && (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => onChange(setSort(search, "random", newSeed))}
        >
          {words.shuffle}
        </button>
      )}
    </div>
  );
}
