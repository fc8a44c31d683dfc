import {html} from "hono/html";
import type {Html} from "./page.ts";
import type {Errors, FieldName, Values} from "./read-form.ts";
import type {Words} from "./words.ts";

export interface FormState {
  readonly values: Values;
  readonly errors: Errors;
  readonly words: Words;
}

interface FieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly type?: "text" | "email" | "tel";
  readonly inputMode?: "numeric";
  readonly isOptional?: boolean;
  /** Of the card, which is never put into a page again unless it is a test number. */
  readonly value?: string;
}

export function field({values, errors, words}: FormState, props: FieldProps): Html {
  const {name, label, type = "text", inputMode, isOptional = false, value = values[name]} = props;
  const error = errors[name];
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off" ${inputMode ? html`inputmode="${inputMode}"` : ""} ${isOptional ? "" : html`aria-required="true"`} ${error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ""}>
${errorText(name, error && words[error])}</div>`;
}

export function errorText(name: FieldName, text: string | undefined): Html | "" {
  return text === undefined ? "" : html`<p class="error" id="${name}-error">✕ ${text}</p>`;
}

interface SelectProps {
  readonly name: FieldName;
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
}

export function select({values, errors, words}: FormState, {name, label, options}: SelectProps): Html {
  const error = errors[name];
  return html`<div class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}" autocomplete="off" data-reprices ${error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ""}>
<option value=""></option>
${options.map(([value, text]) => html`<option value="${value}" ${values[name] === value ? "selected" : ""}>${text}</option>`)}
</select>${errorText(name, error && words[error])}</div>`;
}
