"use client";

import {BOUNDS} from "@gradus/backend/contract/bounds";
import {market} from "@gradus/schemas/markets";
import {useState} from "react";
import {ChoiceField} from "@/ui/form/choice-field";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import type {UnitsWords} from "./sign-up-words";
import {StepForm} from "./step-form";
import {useRefusedWords} from "./use-refused-words";
import {type OpenStep, type Place, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

export function UnitsClient({place, words}: StepProps<UnitsWords>) {
  const {data, here, ...control} = useStep("units-and-goals", place);
  return data && here ? <UnitsForm {...{place, words}} control={{...control, data, here}} /> : null;
}

interface Props {
  readonly control: OpenStep;
  readonly words: UnitsWords;
  readonly place: Place;
}

function UnitsForm({control, words, place}: Props) {
  const {data} = control;
  const {units} = market(place.region);
  const [goal, setGoal] = useState(data.goal_kind ?? "none");
  const notes = {
    goal_name: BOUNDS.race_name,
    goal_date: {words: {out_of_range: words.goalDateInvalid}},
  };
  const initial = useRefusedWords("units-and-goals", words.form, notes);
  const form = useStepForm("units-and-goals", control, {words, notes, initial});
  return (
    <StepForm form={form} words={words} onBack={form.back}>
      <ChoiceField
        field={form.field("distance_unit")}
        label={words.distanceUnit}
        choices={[
          {value: "km", label: words.kilometers},
          {value: "mi", label: words.miles},
        ]}
        defaultValue={data.distance_unit ?? units.distance}
      />
      <ChoiceField
        field={form.field("temperature_unit")}
        label={words.temperatureUnit}
        choices={[
          {value: "c", label: words.celsius},
          {value: "f", label: words.fahrenheit},
        ]}
        defaultValue={data.temperature_unit ?? units.temperature.toLowerCase()}
      />
      <SelectField
        field={form.field("goal_kind")}
        label={words.goalRace}
        choices={goalChoices(words)}
        value={goal}
        onChange={(event) => setGoal(event.currentTarget.value)}
      />
      {goal !== "none" && (
        <>
          <TextField
            field={form.field("goal_date")}
            label={words.goalDate}
            optional={words.form.common.optional}
            type="date"
            defaultValue={data.goal_date}
          />
          <TextField
            field={form.field("goal_name")}
            label={words.goalName}
            optional={words.form.common.optional}
            defaultValue={data.goal_name}
          />
        </>
      )}
    </StepForm>
  );
}

function goalChoices(words: UnitsWords) {
  return [
    {value: "none", label: words.goalNone},
    {value: "5k", label: words.goal5k},
    {value: "10k", label: words.goal10k},
    {value: "half_marathon", label: words.goalHalf},
    {value: "marathon", label: words.goalMarathon},
    {value: "ultra", label: words.goalUltra},
  ];
}
