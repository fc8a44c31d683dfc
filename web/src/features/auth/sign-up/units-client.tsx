"use client";

import {BOUNDS} from "@gradus/backend/contract/bounds";
import {market} from "@gradus/schemas/markets";
import {useState} from "react";
import {distanceUnitChoices, temperatureUnitChoices} from "@/client/forms/unit-choices";
import {useTranslator} from "@/client/messages/use-translator";
import {ChoiceField} from "@/ui/form/choice-field";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import type {UnitsMessages, UnitsTranslator} from "./sign-up-messages";
import {StepForm} from "./step-form";
import {useRefusedMistakes} from "./use-refused-mistakes";
import {type OpenStep, type SignUpPlace, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

export function UnitsClient({place, messages}: StepProps<UnitsMessages>) {
  const t = useTranslator(messages);
  const control = useStep("units-and-goals", place);
  return control && <UnitsForm place={place} t={t} control={control} />;
}

interface Props {
  readonly control: OpenStep;
  readonly t: UnitsTranslator;
  readonly place: SignUpPlace;
}

function UnitsForm({control, t, place}: Props) {
  const {data} = control;
  const {units} = market(place.region);
  const [goal, setGoal] = useState(data.goal_kind ?? "none");
  const notes = {
    goal_name: BOUNDS.race_name,
    goal_date: {words: {out_of_range: t("signup.goalDateInvalid")}},
  };
  const {mistakes: initial} = useRefusedMistakes("units-and-goals", t, notes);
  const form = useStepForm("units-and-goals", control, {t, notes, initial});
  return (
    <StepForm form={form} t={t} onBack={form.back}>
      <ChoiceField
        field={form.field("distance_unit")}
        label={t("signup.distanceUnit")}
        choices={distanceUnitChoices(t)}
        defaultValue={data.distance_unit ?? units.distance}
      />
      <ChoiceField
        field={form.field("temperature_unit")}
        label={t("signup.temperatureUnit")}
        choices={temperatureUnitChoices(t)}
        defaultValue={data.temperature_unit ?? units.temperature.toLowerCase()}
      />
      <SelectField
        field={form.field("goal_kind")}
        label={t("signup.goalRace")}
        choices={goalChoices(t)}
        value={goal}
        onChange={(event) => setGoal(event.currentTarget.value)}
      />
      {goal !== "none" && (
        <>
          <TextField
            field={form.field("goal_date")}
            label={t("signup.goalDate")}
            optional={t("common.optional")}
            type="date"
            defaultValue={data.goal_date}
          />
          <TextField
            field={form.field("goal_name")}
            label={t("signup.goalName")}
            optional={t("common.optional")}
            defaultValue={data.goal_name}
          />
        </>
      )}
    </StepForm>
  );
}

function goalChoices(t: UnitsTranslator) {
  return [
    {value: "none", label: t("signup.goalNone")},
    {value: "5k", label: t("signup.goal5k")},
    {value: "10k", label: t("signup.goal10k")},
    {value: "half_marathon", label: t("signup.goalHalf")},
    {value: "marathon", label: t("signup.goalMarathon")},
    {value: "ultra", label: t("signup.goalUltra")},
  ];
}
