import {DISTANCES, PLATFORMS, RUN_PREFERENCES, TRIATHLON} from "@gradus/backend/contract/coach-values";
import type {CoachFacets} from "@gradus/backend/contract/coaches";
import {useId} from "react";
import type {DirectoryWords} from "./directory-words";
import {valueWords} from "./filter-words";
import {type ListFilter, type Search, setFilter, toggle} from "./search";

interface Props {
  readonly search: Search;
  readonly facets: CoachFacets | null;
  readonly words: DirectoryWords;
  readonly onChange: (next: Search) => void;
}

const CHOICES = [
  {filter: "distance", values: DISTANCES},
  {filter: "triathlon", values: TRIATHLON},
  {filter: "run_preferences", values: RUN_PREFERENCES},
  {filter: "platforms", values: PLATFORMS},
  {filter: "in_person", values: ["true"]},
] as const satisfies readonly {filter: ListFilter; values: readonly string[]}[];

/** Every filter as native controls. A change applies at once; nothing has to be sent. */
export function FilterForm({search, facets, words, onChange}: Props) {
  const id = useId();
  return (
    <form className="coach-filters" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}-name`} className="text-label">
        {words.name}
      </label>
      <input
        id={`${id}-name`}
        type="search"
        autoComplete="off"
        className="input mt-1 mb-4"
        value={search.name}
        onChange={({target}) => onChange({...search, name: target.value})}
      />
      {CHOICES.map(({filter, values}) => (
        <fieldset key={filter}>
          <legend className="text-label">{words.legends[filter]}</legend>
          {values.map((value) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={search.lists[filter].includes(value)}
                onChange={() => onChange(toggle(search, filter, value))}
              />
              <span className="grow">{valueWords(words, filter, value)}</span>
              <span className="text-data text-text-3">{countOf(facets, filter, value)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <Countries id={`${id}-country`} {...{search, facets, words, onChange}} />
    </form>
  );
}

function Countries({id, search, facets, words, onChange}: Props & {readonly id: string}) {
  const [chosen = ""] = search.lists.location;
  const codes = new Set([...Object.keys(facets?.location ?? {}), ...search.lists.location]);
  const {compare} = new Intl.Collator(words.locale);
  const options = [...codes]
    .map((code) => ({code, name: valueWords(words, "location", code)}))
    .sort((a, b) => compare(a.name, b.name));
  return (
    <>
      <label htmlFor={id} className="text-label">
        {words.legends.location}
      </label>
      <select
        id={id}
        className="input mt-1"
        value={chosen}
        onChange={({target}) =>
          onChange(setFilter(search, "location", target.value === "" ? [] : [target.value]))
        }
      >
        <option value="">{words.anyCountry}</option>
        {options.map(({code, name}) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}

function countOf(facets: CoachFacets | null, filter: ListFilter, value: string) {
  const counts: Readonly<Record<string, number>> | undefined = facets?.[filter];
  return counts?.[value] ?? null;
}
