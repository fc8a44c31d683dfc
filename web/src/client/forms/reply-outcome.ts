import type {FieldCode} from "@gradus/backend/contract/field-code";
import type {SendOutcome} from "@/ui/form/form-state";
import type {Reply} from "../session/reply";
import {failureMessage, type OwnFailures} from "./failure-message";
import {type FieldNote, type FieldNotes, fieldMistakes} from "./field-mistakes";
import type {FormTranslator} from "./form-messages";

interface Options<Name extends string> {
  readonly names: readonly Name[];
  readonly t: FormTranslator;
  readonly notes?: FieldNotes;
  /** Whole-form failures with words of their own. */
  readonly failures?: OwnFailures;
  /** Codes that are about one field. */
  readonly fieldOf?: Readonly<Partial<Record<string, Name>>>;
}

/** What a failed call means for a form: under its field where it has one, above the form otherwise. */
export function failureOutcome<Name extends string>(
  {err}: Extract<Reply<unknown>, {ok: false}>,
  {names, t, notes = {}, failures = {}, fieldOf = {}}: Options<Name>,
): SendOutcome {
  const problem = failureMessage(err, t, failures);
  if (problem === null) return {kind: "leaving"};
  const field = fieldOf[err.code];
  if (field !== undefined) return {kind: "refused", mistakes: {[field]: problem}};
  const codes = codesOf(err.field_errors ?? {}, names);
  if (Object.keys(codes).length === 0) return {kind: "refused", problem};
  // The server has looked closer than the form: its verdict on an address is the short one.
  const short = {email_invalid: t("validation.emailInvalidShort")};
  return {kind: "refused", mistakes: fieldMistakes(codes, t, withWords(notes, names, short))};
}

/** Words a field has of its own go before these. */
function withWords(notes: FieldNotes, names: readonly string[], words: FieldNote["words"]): FieldNotes {
  return Object.fromEntries(
    names.map((name) => [name, {...notes[name], words: {...words, ...notes[name]?.words}}]),
  );
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
