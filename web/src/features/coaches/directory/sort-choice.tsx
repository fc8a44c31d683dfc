import {COACH_LIMITS, COACH_SORTS} from "@gradus/backend/contract/coach-values";
import {useId} from "react";
import {Button} from "@/ui/button";
import {SelectField} from "@/ui/form/select-field";
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
      <SelectField
        field={{name: "sort", id, mistake: null}}
        label={words.sort}
        className="w-44"
        choices={COACH_SORTS.map((value) => ({value, label: words.sorts[value]}))}
        value={search.sort}
        onChange={({target}) => {
          const sort = COACH_SORTS.find((known) => known === target.value) ?? "az";
          onChange(setSort(search, sort, newSeed));
        }}
      />
      {search.sort === "random" && (
        <Button variant="quiet" onClick={() => onChange(setSort(search, "random", newSeed))}>
          {words.shuffle}
        </Button>
      )}
    </div>
  );
}
