import {NOTE_BOUNDS} from "@gradus/backend/contract/note-values";
import type {Note} from "@gradus/backend/contract/notes";
import {type FieldNotes, fieldMistakes} from "@/client/forms/field-mistakes";
import {filledLongText, longText} from "@/client/forms/field-rules";
import type {FormValues} from "@/ui/form/form-state";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {parseClock} from "../selection-statistics";

export const NOTE_FIELDS = ["text", "second"] as const;
export type NoteValues = FormValues<(typeof NOTE_FIELDS)[number]>;

interface About {
  /** Its last second. */
  readonly last: number;
  /** A spoken note has a second, and its text may be empty. */
  readonly isSpoken: boolean;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

export const noteNotes = ({last, format, t}: Pick<About, "last" | "format" | "t">): FieldNotes => ({
  text: NOTE_BOUNDS.text,
  second: {words: {out_of_range: t("notes.secondWrong", {length: format.duration(last)})}},
});

export function noteMistakes({text, second}: NoteValues, about: About) {
  const {last, isSpoken, t} = about;
  const rule = isSpoken ? longText(NOTE_BOUNDS.text.max) : filledLongText(NOTE_BOUNDS.text.max);
  const typed = parseClock(second);
  const isEmpty = second.trim() === "" && !isSpoken;
  const isThere = isEmpty || (typed !== null && typed <= last);
  const words = rule(text);
  return fieldMistakes({text: words, second: isThere ? undefined : "out_of_range"}, t, noteNotes(about));
}

/** The second the user typed; null for the whole run. */
export const secondOf = ({second}: NoteValues): number | null =>
  second.trim() === "" ? null : parseClock(second);

/** Only the fields the user changed: the others may have changed elsewhere. */
export function noteChange(values: NoteValues, before: Note) {
  const second = secondOf(values);
  return {
    ...(values.text.trim() !== before.text && {text: values.text.trim()}),
    ...(second !== before.second && {second}),
  };
}
