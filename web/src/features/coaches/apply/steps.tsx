import {COACH_LIMITS} from "@gradus/backend/contract/coach-values";
import {Field} from "../field";
import type {ApplyWords} from "./apply-words";
import {CheckboxGroup, optionsOf} from "./checkbox-group";
import type {Draft} from "./draft";

export interface StepProps {
  readonly draft: Draft;
  readonly words: ApplyWords;
  readonly mistakes: Readonly<Record<string, string>>;
  readonly change: (changes: Partial<Draft>) => void;
}

export function AboutYou({draft, words, mistakes, change}: StepProps) {
  const {labels} = words;
  return (
    <>
      <TextField field="name" autoComplete="name" {...{draft, words, mistakes, change}} />
      <TextField field="email" type="email" autoComplete="email" {...{draft, words, mistakes, change}} />
      <Field name="country" label={labels.country} error={mistakes.country}>
        {(control) => (
          <select
            {...control}
            autoComplete="country"
            value={draft.country}
            onChange={({target}) => change({country: target.value})}
          >
            <option value="">{words.choose}</option>
            {words.countries.map(({value, label}) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckboxGroup
        name="languages"
        legend={labels.languages}
        options={words.languages}
        chosen={draft.languages}
        error={mistakes.languages}
        onChange={(languages) => change({languages})}
      />
    </>
  );
}

export function Experience(props: StepProps) {
  return (
    <>
      <TextField field="experience_years" type="number" {...props} />
      <LongField field="credentials" max={COACH_LIMITS.credentials} {...props} />
      <TextField field="link" type="url" hint={props.words.optional} {...props} />
    </>
  );
}

const GROUPS = [
  {field: "distances", values: "distance"},
  {field: "triathlon", values: "triathlon"},
  {field: "run_preferences", values: "run_preferences"},
  {field: "platforms", values: "platforms"},
] as const;

export function Coaching({draft, words, mistakes, change}: StepProps) {
  const {labels, offer} = words;
  return (
    <>
      {GROUPS.map(({field, values}) => (
        <CheckboxGroup
          key={field}
          name={field}
          legend={labels[field]}
          options={optionsOf(offer[values])}
          chosen={draft[field]}
          error={mistakes[field]}
          onChange={(chosen) => change({[field]: chosen})}
        />
      ))}
      <label>
        <input
          type="checkbox"
          name="in_person"
          checked={draft.in_person}
          onChange={({target}) => change({in_person: target.checked})}
        />
        {labels.in_person}
      </label>
      <Field name="price_band" label={labels.price_band} error={mistakes.price_band}>
        {(control) => (
          <select
            {...control}
            value={draft.price_band}
            onChange={({target}) => change({price_band: target.value})}
          >
            {optionsOf(offer.price).map(({value, label}) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

export function Why(props: StepProps) {
  const {draft, words, mistakes, change} = props;
  return (
    <>
      <LongField field="message" max={COACH_LIMITS.message} {...props} />
      <label className="mt-4">
        <input
          type="checkbox"
          name="privacy"
          checked={draft.privacy}
          aria-invalid={mistakes.privacy !== undefined}
          aria-describedby="privacy-about"
          onChange={({target}) => change({privacy: target.checked})}
        />
        {words.labels.privacy}
      </label>
      <p id="privacy-about" className="text-label text-danger">
        {mistakes.privacy}
      </p>
    </>
  );
}

interface TextFieldProps extends StepProps {
  readonly field: "name" | "email" | "experience_years" | "link";
  readonly type?: string;
  readonly autoComplete?: string;
  readonly hint?: string;
}

function TextField({field, draft, words, mistakes, change, type, autoComplete, hint}: TextFieldProps) {
  return (
    <Field name={field} label={words.labels[field]} hint={hint} error={mistakes[field]}>
      {(control) => (
        <input
          {...control}
          type={type ?? "text"}
          autoComplete={autoComplete}
          value={draft[field]}
          onChange={({target}) => change({[field]: target.value})}
        />
      )}
    </Field>
  );
}

interface LongFieldProps extends StepProps {
  readonly field: "credentials" | "message";
  readonly max: number;
}

function LongField({field, max, draft, words, mistakes, change}: LongFieldProps) {
  return (
    <Field name={field} label={words.labels[field]} error={mistakes[field]}>
      {(control) => (
        <textarea
          {...control}
          rows={6}
          maxLength={max}
          value={draft[field]}
          onChange={({target}) => change({[field]: target.value})}
        />
      )}
    </Field>
  );
}
