"use client";

import {BOUNDS} from "@gradus/backend/contract/bounds";
import {withMessages} from "@/i18n/with-messages";
import {TextField} from "@/ui/form/text-field";
import type {NameTranslator} from "./sign-up-messages";
import {StepForm} from "./step-form";
import {useRefusedMistakes} from "./use-refused-mistakes";
import {type OpenStep, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

const NOTES = {first_name: BOUNDS.name, last_name: BOUNDS.name};

export const NameClient = withMessages(Name);

function Name({place, t}: StepProps<NameTranslator>) {
  const control = useStep("name", place);
  return control && <NameForm control={control} t={t} />;
}

function NameForm({control, t}: {control: OpenStep; t: NameTranslator}) {
  const {mistakes: initial} = useRefusedMistakes("name", t, NOTES);
  const form = useStepForm("name", control, {t, notes: NOTES, initial});
  return (
    <StepForm form={form} t={t} onBack={form.back}>
      <TextField
        field={form.field("first_name")}
        label={t("signup.firstName")}
        autoComplete="given-name"
        defaultValue={control.data.first_name}
      />
      <TextField
        field={form.field("last_name")}
        label={t("signup.lastName")}
        autoComplete="family-name"
        defaultValue={control.data.last_name}
      />
    </StepForm>
  );
}
