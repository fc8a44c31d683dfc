import {DISTANCES, PLATFORMS, RUN_PREFERENCES} from "@gradus/backend/contract/coach-values";
import {useId} from "react";
import {ChoiceField} from "@/ui/form/choice-field";
import type {DirectoryWords} from "./directory-words";
import {valueWords} from "./filter-words";
import {type ListFilter, type Search, setFilter} from "./search";

interface Props {
  readonly search: Search;
  readonly words: DirectoryWords;
  readonly onChange: (next: Search) => void;
}

/** Four questions for those who do not know what to filter by. Each answer is a filter. */
export function MatchQuestions({search, words, onChange}: Props) {
  const {match} = words;
  const id = useId();
  const questions = [
    {filter: "distance", question: match.distance, values: DISTANCES},
    {filter: "run_preferences", question: match.ground, values: RUN_PREFERENCES},
    {filter: "in_person", question: match.meet, values: ["true"]},
    {filter: "platforms", question: match.platform, values: PLATFORMS},
  ] as const;
  const answersTo = (filter: ListFilter, values: readonly string[]) => [
    ...values.map((value) => ({value, label: valueWords(words, filter, value)})),
    {value: "", label: match.any},
  ];
  return (
    <>
      <p className="text-text-2">{match.intro}</p>
      {questions.map(({filter, question, values}) => (
        <ChoiceField
          key={filter}
          field={{name: `${id}-${filter}`, id: `${id}-${filter}`, mistake: null}}
          label={question}
          choices={answersTo(filter, values)}
          value={search.lists[filter][0] ?? ""}
          onChoose={(value) => onChange(setFilter(search, filter, value === "" ? [] : [value]))}
        />
      ))}
    </>
  );
}
