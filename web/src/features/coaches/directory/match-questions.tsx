import {DISTANCES, PLATFORMS, RUN_PREFERENCES} from "@gradus/backend/contract/coach-values";
import {useId} from "react";
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
  const questions = [
    {filter: "distance", question: match.distance, values: DISTANCES},
    {filter: "run_preferences", question: match.ground, values: RUN_PREFERENCES},
    {filter: "in_person", question: match.meet, values: ["true"]},
    {filter: "platforms", question: match.platform, values: PLATFORMS},
  ] as const;
  return (
    <div className="coach-filters">
      <p className="mb-4 text-text-2">{match.intro}</p>
      {questions.map(({filter, question, values}) => (
        <Question key={filter} {...{search, words, onChange, filter, question, values}} />
      ))}
    </div>
  );
}

interface QuestionProps extends Props {
  readonly filter: ListFilter;
  readonly question: string;
  readonly values: readonly string[];
}

function Question({search, words, onChange, filter, question, values}: QuestionProps) {
  const group = useId();
  const [answer] = search.lists[filter];
  const answers = [...values, null];
  return (
    <fieldset>
      <legend className="text-h3">{question}</legend>
      {answers.map((value) => (
        <label key={value ?? "any"}>
          <input
            type="radio"
            name={group}
            checked={(answer ?? null) === value}
            onChange={() => onChange(setFilter(search, filter, value === null ? [] : [value]))}
          />
          {value === null ? words.match.any : valueWords(words, filter, value)}
        </label>
      ))}
    </fieldset>
  );
}
