import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {NOTE_BOUNDS} from "@gradus/backend/contract/note-values";
import type {Note} from "@gradus/backend/contract/notes";
import {useState} from "react";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {addSpokenNote} from "@/client/resources/use-run-notes";
import {numberFormat} from "@/lib/format/intl";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {NOTE_FIELDS, type NoteValues, noteMistakes, noteNotes, secondOf} from "./note-rules";
import {SoundField} from "./sound-field";
import {fileMistake, megabytes} from "./sound-file";

interface Props {
  readonly run: ActivityDetail;
  readonly second: number | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly close: () => void;
  readonly onSaved: (note: Note) => void;
}

export function AudioNoteDialog({run, second, format, t, close, onSaved}: Props) {
  const [file, setFile] = useState<Blob | null>(null);
  const [sent, setSent] = useState(0);
  const about = {last: run.elapsed_time, isSpoken: true, format, t};
  const form = useForm({names: NOTE_FIELDS, validate: (values) => noteMistakes(values, about), send});

  async function send(values: NoteValues) {
    const problem = fileMistake(file, t);
    if (!file || problem) return {kind: "refused", problem} as const;
    setSent(0);
    const note = {file, second: secondOf(values) ?? 0, text: values.text.trim()};
    const reply = await addSpokenNote(run, note, setSent);
    if (reply.ok) {
      close();
      onSaved(reply.data);
      return {kind: "done"} as const;
    }
    const failures = {
      limit_reached: t("notes.full", {max: NOTE_BOUNDS.notes.max}),
      unsupported_type: t("notes.wrongType"),
      payload_too_large: t("notes.tooLarge", {size: megabytes(NOTE_BOUNDS.audio_bytes, t.formatLocale)}),
    };
    return failureOutcome(reply, {names: NOTE_FIELDS, t, notes: noteNotes(about), failures});
  }
  const percent = numberFormat(t.formatLocale).format(Math.round(100 * sent));
  const submit = {label: t("common.save"), saving: t("notes.sending", {percent})};
  return (
    <DialogForm form={form} t={t} close={close} submit={submit}>
      <SoundField file={file} format={format} t={t} onFile={setFile} />
      <TextAreaField
        field={form.field("text")}
        label={t("notes.spokenText")}
        optional={t("common.optional")}
        hint={t("notes.spokenHint")}
        rows={3}
      />
      <TextField
        field={form.field("second")}
        label={t("notes.second")}
        hint={t("notes.secondSpokenHint", {length: format.duration(run.elapsed_time)})}
        autoComplete="off"
        defaultValue={format.duration(second ?? 0)}
      />
      {form.isSaving && (
        <progress className="note-progress" aria-label={submit.saving} value={sent} max={1} />
      )}
    </DialogForm>
  );
}
