import type {FieldCode} from "@gradus/backend/contract/field-code";
import type {SendOutcome} from "@/ui/form/form-state";
import type {Reply} from "../session/reply";
import {failureWords, type OwnFailures} from "./failure-words";
import type {FormWords} from "./form-words";
import {type FieldNotes, mistakeWords} from "./mistake-words";

interface Options<Name extends string> {
  readonly names: readonly Name[];
  readonly words: FormWords;
  readonly notes?: FieldNotes;
  /** Whole-form failures with words of their own. */
  readonly failures?: OwnFailures;
  /** Codes that are about one field. */
  readonly fieldOf?: Readonly<Partial<Record<string, Name>>>;
}

/** What a failed call means for a form: under its field where it has one, above the form otherwise. */
export function failureOutcome<Name extends string>(
  {err}: Extract<Reply<unknown>, {ok: false}>,
  {names, words, notes = {}, failures = {}, fieldOf = {}}: Options<Name>,
): SendOutcome {
  if (err.code === "leaving") return {kind: "leaving"};
  const field = fieldOf[err.code];
  if (field !== undefined) {
    return {kind: "refused", mistakes: {[field]: failureWords(err, words, failures)}};
  }
  const codes = codesOf(err.field_errors ?? {}, names);
  if (Object.keys(codes).length === 0) return {kind: "refused", problem: failureWords(err, words, failures)};
  // The server has looked closer than the form: its verdict on an address is the short one.
  const validation = {...words.validation, emailInvalid: words.validation.emailInvalidShort};
  return {kind: "refused", mistakes: mistakeWords(codes, {validation}, notes)};
}

function codesOf<Name extends string>(
  errors: Readonly<Record<string, FieldCode>>,
  names: readonly Name[],
): Partial<Record<Name, FieldCode>> {
  const codes: Partial<Record<Name, FieldCode>> = {};
  for (const name of names) {
    const code = errors[name];
    if (code) codes[name] = code;
  }
  return codes;
}
