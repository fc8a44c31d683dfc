"use client";

import {TimezoneField} from "@/client/forms/timezone-field";
import {ownTimezone, zoneLabel} from "@/client/forms/timezones";
import {withMessages} from "@/i18n/with-messages";
import type {TimezoneTranslator} from "./sign-up-messages";
import {StepForm} from "./step-form";
import {useRefusedMistakes} from "./use-refused-mistakes";
import {type OpenStep, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

export const TimezoneClient = withMessages(Timezone);

function Timezone({place, t}: StepProps<TimezoneTranslator>) {
  const control = useStep("timezone", place);
  return control && <TimezoneForm control={control} t={t} />;
}

function TimezoneForm({control, t}: {control: OpenStep; t: TimezoneTranslator}) {
  const notes = {timezone: {words: {unknown_value: t("signup.timezoneUnknown")}}};
  const {mistakes: initial} = useRefusedMistakes("timezone", t, notes);
  const form = useStepForm("timezone", control, {t, notes, initial});
  return (
    <StepForm form={form} t={t} onBack={form.back}>
      <TimezoneField
        field={form.field("timezone")}
        t={t}
        defaultValue={control.data.timezone ?? zoneLabel(ownTimezone())}
      />
    </StepForm>
  );
}
