import {COACH_LIMITS, COACH_SORTS} from "@gradus/backend/contract/coach-values";
import {useId} from "react";
import {Button} from "@/ui/button";
import {SelectField} from "@/ui/form/select-field";
import type {Labels} from "./filter-labels";
import {type Search, setSort} from "./search";

interface Props {
  readonly search: Search;
  readonly labels: Labels;
  readonly onChange: (next: Search) => void;
}

const SORT_MESSAGES = {
  az: "coaches.sortAZ",
  za: "coaches.sortZA",
  random: "coaches.sortRandom",
} as const satisfies Record<Search["sort"], string>;

const newSeed = () => Math.floor(Math.random() * COACH_LIMITS.seed_max);

export function SortChoice({search, labels, onChange}: Props) {
  const {t} = labels;
  const id = useId();
  return (
    <div className="flex items-end gap-2">
      <SelectField
        field={{name: "sort", id, mistake: null}}
        label={t("coaches.sort")}
        className="w-44"
        choices={COACH_SORTS.map((value) => ({value, label: t(SORT_MESSAGES[value])}))}
        value={search.sort}
        onChange={({target}) => {
          const sort = COACH_SORTS.find((known) => known === target.value) ?? "az";
          onChange(setSort(search, sort, newSeed));
        }}
      />
      {search.sort === "random" && (
        <Button variant="quiet" onClick={() => onChange(setSort(search, "random", newSeed))}>
          {t("coaches.shuffle")}
        </Button>
      )}
    </div>
  );
}
