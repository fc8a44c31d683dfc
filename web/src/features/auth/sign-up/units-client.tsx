"use client";

import {market} from "@gradus/schemas/markets";
import {goalNotes} from "@/client/forms/goal-race";
import {GoalRaceFields} from "@/client/forms/goal-race-fields";
import {distanceUnitChoices, temperatureUnitChoices} from "@/client/forms/unit-choices";
import {withMessages} from "@/i18n/with-messages";
import {ChoiceField} from "@/ui/form/choice-field";
import type {UnitsTranslator} from "./sign-up-messages";
import {StepForm} from "./step-form";
import {useRefusedMistakes} from "./use-refused-mistakes";
import {type OpenStep, type SignUpPlace, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

export const UnitsClient = withMessages(Units);

function Units({place, t}: StepProps<UnitsTranslator>) {
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
  const notes = goalNotes(t);
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
      <GoalRaceFields field={form.field} t={t} initial={data} />
    </StepForm>
  );
}
