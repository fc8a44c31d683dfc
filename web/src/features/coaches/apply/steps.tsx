import {COACH_LIMITS} from "@gradus/backend/contract/coach-values";
import {CheckField} from "@/ui/form/check-field";
import {CheckboxGroup} from "@/ui/form/checkbox-group";
import {listOf} from "@/ui/form/form-state";
import {SelectField} from "@/ui/form/select-field";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import type {FormField} from "@/ui/form/use-form";
import {choicesOf} from "../coach-words";
import type {ApplyWords} from "./apply-words";
import type {Draft, DraftField} from "./draft";

interface StepProps {
  readonly form: {field(name: DraftField): FormField};
  readonly draft: Draft;
  readonly words: ApplyWords;
}

/** What every field is given: its place in the form, its label and what was written before. */
function given({form, draft, words}: StepProps, name: DraftField) {
  return {field: form.field(name), label: words.labels[name], defaultValue: draft[name]};
}

export function AboutYou(props: StepProps) {
  const {form, draft, words} = props;
  return (
    <>
      <TextField {...given(props, "name")} autoComplete="name" maxLength={COACH_LIMITS.name} />
      <TextField {...given(props, "email")} type="email" autoComplete="email" />
      <SelectField
        {...given(props, "country")}
        autoComplete="country"
        choices={[{value: "", label: words.choose}, ...words.countries]}
      />
      <CheckboxGroup
        field={form.field("languages")}
        label={words.labels.languages}
        choices={words.languages}
        defaultChosen={listOf(draft.languages)}
        columns
      />
    </>
  );
}

export function Experience(props: StepProps) {
  return (
    <>
      <TextField {...given(props, "experience_years")} inputMode="numeric" />
      <TextAreaField {...given(props, "credentials")} maxLength={COACH_LIMITS.credentials} />
      <TextField
        {...given(props, "link")}
        optional={props.words.form.common.optional}
        inputMode="url"
        autoComplete="url"
      />
    </>
  );
}

const GROUPS = [
  {field: "distances", values: "distance", isOptional: false},
  {field: "triathlon", values: "triathlon", isOptional: true},
  {field: "run_preferences", values: "run_preferences", isOptional: true},
  {field: "platforms", values: "platforms", isOptional: false},
] as const;

export function Coaching(props: StepProps) {
  const {form, draft, words} = props;
  return (
    <>
      {GROUPS.map(({field, values, isOptional}) => (
        <CheckboxGroup
          key={field}
          field={form.field(field)}
          label={words.labels[field]}
          {...(isOptional && {optional: words.form.common.optional})}
          choices={choicesOf(words.offer[values])}
          defaultChosen={listOf(draft[field])}
        />
      ))}
      <CheckField
        field={form.field("in_person")}
        label={words.labels.in_person}
        defaultChecked={draft.in_person === "on"}
      />
      <SelectField {...given(props, "price_band")} choices={choicesOf(words.offer.price)} />
    </>
  );
}

export function Why(props: StepProps) {
  const {form, draft, words} = props;
  return (
    <>
      <TextAreaField {...given(props, "message")} maxLength={COACH_LIMITS.message} />
      <CheckField
        field={form.field("privacy")}
        label={words.labels.privacy}
        defaultChecked={draft.privacy === "on"}
      />
    </>
  );
}
