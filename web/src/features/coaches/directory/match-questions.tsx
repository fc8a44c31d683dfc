import {DISTANCES, PLATFORMS, RUN_PREFERENCES} from "@gradus/backend/contract/coach-values";
import {useId} from "react";
import {ChoiceField} from "@/ui/form/choice-field";
import {type Labels, valueLabel} from "./filter-labels";
import {type ListFilter, type Search, setFilter} from "./search";

interface Props {
  readonly search: Search;
  readonly labels: Labels;
  readonly onChange: (next: Search) => void;
}

export function MatchQuestions({search, labels, onChange}: Props) {
  const {t} = labels;
  const id = useId();
  const questions = [
    {filter: "distance", question: t("coaches.matchDistance"), values: DISTANCES},
    {filter: "run_preferences", question: t("coaches.matchGround"), values: RUN_PREFERENCES},
    {filter: "in_person", question: t("coaches.matchMeet"), values: ["true"]},
    {filter: "platforms", question: t("coaches.matchPlatform"), values: PLATFORMS},
  ] as const;
  const answersTo = (filter: ListFilter, values: readonly string[]) => [
    ...values.map((value) => ({value, label: valueLabel(labels, filter, value)})),
    {value: "", label: t("coaches.matchAny")},
  ];
  return (
    <>
      <p className="text-text-2">{t("coaches.matchIntro")}</p>
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
