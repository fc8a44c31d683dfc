import {COACH_LIMITS} from "@gradus/backend/contract/coach-values";
import {CheckField} from "@/ui/form/check-field";
import {CheckboxGroup} from "@/ui/form/checkbox-group";
import {splitList} from "@/ui/form/form-state";
import {SelectField} from "@/ui/form/select-field";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import type {FormField} from "@/ui/form/use-form";
import {
  choicesOf,
  DISTANCE_MESSAGES,
  PLATFORM_MESSAGES,
  PRICE_MESSAGES,
  RUN_PREFERENCE_MESSAGES,
  TRIATHLON_MESSAGES,
} from "../coach-messages";
import {type ApplyTranslator, LABELS} from "./apply-messages";
import type {CodeChoices} from "./code-choices";
import type {Draft, DraftField} from "./draft";

interface StepProps {
  readonly form: {field(name: DraftField): FormField};
  readonly draft: Draft;
  readonly t: ApplyTranslator;
  readonly choices: CodeChoices;
}

/** What every field is given: its place in the form, its label and what was written before. */
function fieldPropsOf({form, draft, t}: StepProps, name: DraftField) {
  return {field: form.field(name), label: t(LABELS[name]), defaultValue: draft[name]};
}

export function AboutYou(props: StepProps) {
  const {form, draft, t, choices} = props;
  return (
    <>
      <TextField {...fieldPropsOf(props, "name")} autoComplete="name" maxLength={COACH_LIMITS.name} />
      <TextField {...fieldPropsOf(props, "email")} type="email" autoComplete="email" />
      <SelectField
        {...fieldPropsOf(props, "country")}
        autoComplete="country"
        choices={[{value: "", label: t("coachProgram.choose")}, ...choices.countries]}
      />
      <CheckboxGroup
        field={form.field("languages")}
        label={t(LABELS.languages)}
        choices={choices.languages}
        defaultChosen={splitList(draft.languages)}
        columns
      />
    </>
  );
}

export function Experience(props: StepProps) {
  return (
    <>
      <TextField {...fieldPropsOf(props, "experience_years")} inputMode="numeric" />
      <TextAreaField {...fieldPropsOf(props, "credentials")} maxLength={COACH_LIMITS.credentials} />
      <TextField
        {...fieldPropsOf(props, "link")}
        optional={props.t("common.optional")}
        inputMode="url"
        autoComplete="url"
      />
    </>
  );
}

const GROUPS = [
  {field: "distances", messages: DISTANCE_MESSAGES, isOptional: false},
  {field: "triathlon", messages: TRIATHLON_MESSAGES, isOptional: true},
  {field: "run_preferences", messages: RUN_PREFERENCE_MESSAGES, isOptional: true},
  {field: "platforms", messages: PLATFORM_MESSAGES, isOptional: false},
] as const;

export function Coaching(props: StepProps) {
  const {form, draft, t} = props;
  return (
    <>
      {GROUPS.map(({field, messages, isOptional}) => (
        <CheckboxGroup
          key={field}
          field={form.field(field)}
          label={t(LABELS[field])}
          {...(isOptional && {optional: t("common.optional")})}
          choices={choicesOf(messages, t)}
          defaultChosen={splitList(draft[field])}
        />
      ))}
      <CheckField
        field={form.field("in_person")}
        label={t(LABELS.in_person)}
        defaultChecked={draft.in_person === "on"}
      />
      <SelectField {...fieldPropsOf(props, "price_band")} choices={choicesOf(PRICE_MESSAGES, t)} />
    </>
  );
}

export function Motivation(props: StepProps) {
  const {form, draft, t} = props;
  return (
    <>
      <TextAreaField {...fieldPropsOf(props, "message")} maxLength={COACH_LIMITS.message} />
      <CheckField
        field={form.field("privacy")}
        label={t(LABELS.privacy)}
        defaultChecked={draft.privacy === "on"}
      />
    </>
  );
}
