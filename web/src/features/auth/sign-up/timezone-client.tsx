"use client";

import {useMemo, useState} from "react";
import {fill} from "@/client/messages/fill";
import {SelectField} from "@/ui/form/select-field";
import type {TimezoneWords} from "./sign-up-words";
import {StepForm} from "./step-form";
import {ownTimezone, timeIn, timezoneChoices} from "./timezones";
import {useRefusedWords} from "./use-refused-words";
import {type OpenStep, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

export function TimezoneClient({place, words}: StepProps<TimezoneWords>) {
  const {data, here, ...control} = useStep("timezone", place);
  return data && here ? <TimezoneForm control={{...control, data, here}} words={words} /> : null;
}

function TimezoneForm({control, words}: {control: OpenStep; words: TimezoneWords}) {
  const [zone, setZone] = useState(() => control.data.timezone ?? ownTimezone());
  const choices = useMemo(() => timezoneChoices(zone), [zone]);
  const initial = useRefusedWords("timezone", words.form, {});
  const form = useStepForm("timezone", control, {words, initial});
  return (
    <StepForm form={form} words={words} onBack={form.back}>
      <SelectField
        field={form.field("timezone")}
        label={words.timezone}
        hint={words.timezoneFind}
        choices={choices}
        value={zone}
        onChange={(event) => setZone(event.currentTarget.value)}
      />
      <p className="mt-2 text-text-2" aria-live="polite">
        {fill(words.timezoneNow, {time: timeIn(zone, new Date(), words.form.format)})}
      </p>
    </StepForm>
  );
}
