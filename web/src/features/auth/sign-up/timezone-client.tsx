"use client";

import {useMemo, useState} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import {SelectField} from "@/ui/form/select-field";
import type {TimezoneMessages, TimezoneTranslator} from "./sign-up-messages";
import {StepForm} from "./step-form";
import {ownTimezone, timeIn, timezoneChoices} from "./timezones";
import {useRefusedMistakes} from "./use-refused-mistakes";
import {type OpenStep, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

export function TimezoneClient({place, messages}: StepProps<TimezoneMessages>) {
  const t = useTranslator(messages);
  const control = useStep("timezone", place);
  return control && <TimezoneForm control={control} t={t} />;
}

function TimezoneForm({control, t}: {control: OpenStep; t: TimezoneTranslator}) {
  const [zone, setZone] = useState(() => control.data.timezone ?? ownTimezone());
  const choices = useMemo(() => timezoneChoices(zone), [zone]);
  const {mistakes: initial} = useRefusedMistakes("timezone", t, {});
  const form = useStepForm("timezone", control, {t, initial});
  return (
    <StepForm form={form} t={t} onBack={form.back}>
      <SelectField
        field={form.field("timezone")}
        label={t("signup.timezone")}
        hint={t("signup.timezoneFind")}
        choices={choices}
        value={zone}
        onChange={(event) => setZone(event.currentTarget.value)}
      />
      <p className="mt-2 text-text-2" aria-live="polite">
        {t("signup.timezoneNow", {time: timeIn(zone, new Date(), t.formatLocale)})}
      </p>
    </StepForm>
  );
}
