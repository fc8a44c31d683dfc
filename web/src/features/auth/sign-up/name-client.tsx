"use client";

import {BOUNDS} from "@gradus/backend/contract/bounds";
import {TextField} from "@/ui/form/text-field";
import type {NameWords} from "./sign-up-words";
import {StepForm} from "./step-form";
import {useRefusedWords} from "./use-refused-words";
import {type OpenStep, type StepProps, useStep} from "./use-step";
import {useStepForm} from "./use-step-form";

const NOTES = {first_name: BOUNDS.name, last_name: BOUNDS.name};

export function NameClient({place, words}: StepProps<NameWords>) {
  const {data, here, ...control} = useStep("name", place);
  return data && here ? <NameForm control={{...control, data, here}} words={words} /> : null;
}

function NameForm({control, words}: {control: OpenStep; words: NameWords}) {
  const initial = useRefusedWords("name", words.form, NOTES);
  const form = useStepForm("name", control, {words, notes: NOTES, initial});
  return (
    <StepForm form={form} words={words} onBack={form.back}>
      <TextField
        field={form.field("first_name")}
        label={words.firstName}
        autoComplete="given-name"
        defaultValue={control.data.first_name}
      />
      <TextField
        field={form.field("last_name")}
        label={words.lastName}
        autoComplete="family-name"
        defaultValue={control.data.last_name}
      />
    </StepForm>
  );
}
