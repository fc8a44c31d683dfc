import {DISTANCES, PLATFORMS, RUN_PREFERENCES, TRIATHLON} from "@gradus/backend/contract/coach-values";
import type {CoachFacets} from "@gradus/backend/contract/coaches";
import {useId} from "react";
import {CheckboxGroup} from "@/ui/form/checkbox-group";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import type {FormField} from "@/ui/form/use-form";
import {FILTER_MESSAGES, type Labels, valueLabel} from "./filter-labels";
import {type ListFilter, type Search, setFilter, toggle} from "./search";

interface Props {
  readonly search: Search;
  readonly facets: CoachFacets | null;
  readonly labels: Labels;
  readonly onChange: (next: Search) => void;
}

const CHOICES = [
  {filter: "distance", values: DISTANCES},
  {filter: "triathlon", values: TRIATHLON},
  {filter: "run_preferences", values: RUN_PREFERENCES},
  {filter: "platforms", values: PLATFORMS},
  {filter: "in_person", values: ["true"]},
] as const satisfies readonly {filter: ListFilter; values: readonly string[]}[];

export function FilterForm({search, facets, labels, onChange}: Props) {
  const {t} = labels;
  const id = useId();
  const field = (name: string): FormField => ({name, id: `${id}-${name}`, mistake: null});
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField
        field={field("name")}
        label={t("coaches.search")}
        type="search"
        autoComplete="off"
        className=""
        value={search.name}
        onChange={({target}) => onChange({...search, name: target.value})}
      />
      {CHOICES.map(({filter, values}) => (
        <CheckboxGroup
          key={filter}
          field={field(filter)}
          label={t(FILTER_MESSAGES[filter])}
          choices={values.map((value) => ({
            value,
            label: filter === "in_person" ? t("coaches.meets") : valueLabel(labels, filter, value),
            note: countOf(facets, filter, value),
          }))}
          chosen={search.lists[filter]}
          onToggle={(value) => onChange(toggle(search, filter, value))}
        />
      ))}
      <SelectField
        field={field("location")}
        label={t("coaches.location")}
        choices={[{value: "", label: t("coaches.anyCountry")}, ...countries({search, facets, labels})]}
        value={search.lists.location[0] ?? ""}
        onChange={({target}) =>
          onChange(setFilter(search, "location", target.value === "" ? [] : [target.value]))
        }
      />
    </form>
  );
}

/** The countries where coaches are available, and those that were searched for although none is available there. */
function countries({search, facets, labels}: Omit<Props, "onChange">) {
  const codes = new Set([...Object.keys(facets?.location ?? {}), ...search.lists.location]);
  const {compare} = new Intl.Collator(labels.locale);
  return [...codes]
    .map((value) => ({value, label: valueLabel(labels, "location", value)}))
    .sort((a, b) => compare(a.label, b.label));
}

function countOf(facets: CoachFacets | null, filter: ListFilter, value: string) {
  const counts: Readonly<Record<string, number>> | undefined = facets?.[filter];
  return counts?.[value] ?? null;
}
